import { answerVerb } from './commands/answer/verb.ts';
import { costVerb } from './commands/cost/verb.ts';
import { doctorVerb } from './commands/doctor/verb.ts';
import { exportVerb } from './commands/export/verb.ts';
import { graphVerb } from './commands/graph/verb.ts';
import { importBeadsVerb, importGithubVerb } from './commands/import/verb.ts';
import { initVerb } from './commands/init/verb.ts';
import { logVerb } from './commands/log/verb.ts';
import { publishVerb } from './commands/publish/verb.ts';
import { questionsVerb } from './commands/questions/verb.ts';
import { queueVerbs } from './commands/queue/verb.ts';
import { replayVerb } from './commands/replay/verb.ts';
import { roleVerb } from './commands/role/verb.ts';
import { runVerb } from './commands/run/verb.ts';
import { sandboxExplainVerb, sandboxTestVerb } from './commands/sandbox/verb.ts';
import { serveVerb } from './commands/serve/verb.ts';
import { settleVerb } from './commands/settle/verb.ts';
import { showVerb } from './commands/show/verb.ts';
import { statusVerb } from './commands/status/verb.ts';
import { ticketAbandonVerb, ticketAddVerb, ticketEditVerb } from './commands/ticket/verb.ts';
import { ticketsVerb } from './commands/tickets/verb.ts';
import { verifyVerb } from './commands/verify/verb.ts';
import { whyVerb } from './commands/why/verb.ts';
import type { Verb } from './frame/verb.ts';

/** The verbs of `circuit`, in the order in which a person meets them. */
export const circuitVerbs: readonly Verb[] = [
  initVerb,
  doctorVerb,
  ticketAddVerb,
  ticketEditVerb,
  ticketAbandonVerb,
  importGithubVerb,
  importBeadsVerb,
  ticketsVerb,
  runVerb,
  statusVerb,
  questionsVerb,
  answerVerb,
  logVerb,
  showVerb,
  graphVerb,
  whyVerb,
  exportVerb,
  costVerb,
  verifyVerb,
  publishVerb,
  serveVerb,
  replayVerb,
  ...queueVerbs,
  roleVerb,
  sandboxExplainVerb,
  sandboxTestVerb,
  settleVerb,
];
