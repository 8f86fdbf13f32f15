import type { Fault } from '../src/http/app.ts';
import { post } from './ask-server.ts';
import { GoOn } from './go-on.ts';
import { PlainDecisions } from './plain-decisions.ts';
import { html, useState, type View } from './preact.js';
import { FaultNote } from './shell.ts';

/** What the form needs to know of a question. */
export interface Asked {
  readonly id: string;
  readonly ticket: string;
  readonly to: string;
  readonly step: string;
  readonly cause: string;
  readonly text: string;
  readonly evidence: readonly string[];
  readonly options: readonly string[];
  readonly admits: readonly string[];
}

/** A question with its evidence, and a button for each decision that it admits; `onAnswered` is told which, as its button said. */
export function QuestionForm({ asked, onAnswered }: { asked: Asked; onAnswered: (decision: string) => void }): View {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const [isSending, setSending] = useState(false);
  const { id, ticket, to, step, cause, text, evidence, options, admits } = asked;
  const name = `${ticket}-${id}`;
  const answer = async (decision: { readonly kind: string; readonly [fact: string]: unknown }, words = decision.kind): Promise<void> => {
    setSending(true);
    const said = await post(`/api/questions/${ticket}/${id}`, reason.trim() === '' ? decision : { ...decision, reason: reason.trim() });
    setSending(false);
    setFault(said.kind === 'ok' ? null : said.fault);
    if (said.kind === 'ok') onAnswered(words);
  };
  return html`<article class="question" aria-labelledby=${name} data-question=${`${ticket}/${id}`}>
    <h2 id=${name}><a href=${`/tickets/${ticket}`}>${ticket}</a>/${id}: ${text}</h2>
    <p class="quiet">asked at ${step}, because of ${cause}, for the ${to}</p>
    ${
      evidence.length === 0
        ? null
        : html`<ul class="evidence">
            ${evidence.map((piece) => html`<li><pre>${piece}</pre></li>`)}
          </ul>`
    }
    ${fault === null ? null : html`<${FaultNote} fault=${fault} />`}
    <fieldset disabled=${isSending}>
      <legend>Decide</legend>
      <div class="decisions">
        ${
          admits.includes('choose')
            ? options.map(
                (option) =>
                  html`<button onClick=${() => answer({ kind: 'choose', option }, option)}>
                    ${option}${evidence.includes(`Recommended: ${option}`) ? html`<small>recommended</small>` : null}
                  </button>`,
              )
            : null
        }
        <${PlainDecisions} ticket=${ticket} admits=${admits} onDecided=${(kind: string, words: string) => answer({ kind }, words)} />
      </div>
      ${
        admits.includes('amend')
          ? html`<${WithText}
              label="What the plan must change"
              button="Change the plan"
              kind="amend"
              onText=${(instruction: string) => answer({ kind: 'amend', instruction }, 'Change the plan (amend)')}
            />`
          : null
      }
      ${
        admits.includes('raise-budget')
          ? html`<${WithText}
              label="New total of the ticket in US dollars"
              button="Raise the budget"
              kind="raise-budget"
              isNumber=${true}
              onText=${(amount: string) => answer({ kind: 'raise-budget', usd: Number(amount) }, 'Raise the budget (raise-budget)')}
            />`
          : null
      }
      <label class="reason">
        Reason, or a hint for the role (optional)
        <input value=${reason} onInput=${(event: { currentTarget: HTMLInputElement }) => setReason(event.currentTarget.value)} />
      </label>
    </fieldset>
  </article>`;
}

interface WithTextParts {
  readonly label: string;
  readonly button: string;
  readonly kind: string;
  readonly isNumber?: boolean;
  readonly onText: (text: string) => void;
}

/** A decision that needs a word. No form: the page may send none. */
function WithText({ label, button, kind, isNumber = false, onText }: WithTextParts): View {
  const [text, setText] = useState('');
  return html`<div class="with-text">
    <label>
      ${label}
      <input
        type=${isNumber ? 'number' : 'text'}
        min=${isNumber ? '0' : undefined}
        step=${isNumber ? 'any' : undefined}
        value=${text}
        onInput=${(event: { currentTarget: HTMLInputElement }) => setText(event.currentTarget.value)}
      />
    </label>
    <button class="plain" disabled=${text.trim() === ''} onClick=${() => onText(text.trim())}>${button} <code>${kind}</code></button>
  </div>`;
}

/** Says that a question has its answer, and offers to go on. */
export function AnsweredNote({ ticket, id, decision }: { ticket: string; id: string; decision: string }): View {
  return html`<div class="answered" role="status" data-answered=${`${ticket}/${id}`}>
    <p>✓ <a href=${`/tickets/${ticket}`}>${ticket}</a>/${id} was answered: ${decision}.</p>
    <${GoOn} ticket=${ticket} />
  </div>`;
}
