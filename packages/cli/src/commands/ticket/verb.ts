import type { Verb } from '../../frame/verb.ts';

const textOptions = [
  ['--title <line>', 'title, one line; otherwise from the front matter or the first heading'],
  ['--goal <text>', 'what should hold after the change'],
] as const;

/** `circuit ticket add`. */
export const ticketAddVerb: Verb = {
  name: 'ticket add',
  summary: 'Open a ticket from a text or markdown file, from standard input (-), or from --goal.',
  words: [['[file]', 'text or markdown; YAML front matter may hold the title']],
  options: textOptions,
  load: async () => (await import('./add-ticket.ts')).addTicket,
};

/** `circuit ticket edit`. */
export const ticketEditVerb: Verb = {
  name: 'ticket edit',
  summary: 'Change title and goal of a ticket before its first session.',
  words: [
    ['<ticket>', 'id, such as T-1'],
    ['[file]', 'the new text; - for standard input'],
  ],
  options: textOptions,
  load: async () => (await import('./edit-ticket.ts')).editTicket,
};

/** `circuit ticket abandon`. */
export const ticketAbandonVerb: Verb = {
  name: 'ticket abandon',
  summary: 'Give a ticket up that has not landed; what was made for it is kept.',
  words: [
    ['<ticket>', 'id, such as T-1'],
    ['<reason>', 'why, in a sentence'],
  ],
  load: async () => (await import('./abandon-ticket.ts')).abandonTicket,
};
