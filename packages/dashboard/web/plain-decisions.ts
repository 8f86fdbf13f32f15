import { html, useEffect, useState, type View } from './preact.js';

/** How a decision is called on its button, and what it leads to. */
interface DecisionWords {
  readonly name: string;
  readonly means: string;
}

/** Every decision that needs no further word, in the order of their buttons. */
const plainDecisions: Readonly<Record<string, DecisionWords>> = {
  retry: { name: 'Try again', means: 'One more try of the asking step' },
  'extend-plan': { name: 'Extend the plan', means: 'The plan grows by what was asked for' },
  'accept-uncovered': { name: 'Accept it untested', means: 'The criterion stays without a test' },
  'accept-dependency': { name: 'Accept the dependency', means: 'The dependency is taken' },
  refuse: { name: 'Refuse', means: 'No; the role goes on within its bounds' },
  migrate: { name: 'Go on by the new rules', means: 'Go on under the present rules of the circuit' },
  'to-owner': { name: 'Ask the owner', means: 'The owner of the project is asked instead' },
  abandon: { name: 'Give the ticket up', means: 'The ticket ends without landing' },
};

/** A button for each decision that needs no further word; `onDecided` is told its kind, and what its button said. Giving a ticket up is asked twice. */
export function PlainDecisions({
  ticket,
  admits,
  onDecided,
}: {
  ticket: string;
  admits: readonly string[];
  onDecided: (kind: string, words: string) => void;
}): View {
  const [isAbandoning, setAbandoning] = useState(false);
  const decide = (kind: string): void => onDecided(kind, `${plainDecisions[kind]?.name} (${kind})`);
  const closed = (isSure: boolean): void => {
    setAbandoning(false);
    if (isSure) decide('abandon');
  };
  return html`
    ${Object.entries(plainDecisions)
      .filter(([kind]) => admits.includes(kind))
      .map(
        ([kind, { name, means }]) =>
          html`<button class="plain" onClick=${() => (kind === 'abandon' ? setAbandoning(true) : decide(kind))}>
            ${name} <code>${kind}</code><small>${means}</small>
          </button>`,
      )}
    ${isAbandoning ? html`<${AbandonDialog} ticket=${ticket} onClosed=${closed} />` : null}
  `;
}

/** Asks once more before a ticket is given up: the first thing that has the focus keeps it. Escape keeps it too. */
function AbandonDialog({ ticket, onClosed }: { ticket: string; onClosed: (isSure: boolean) => void }): View {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  useEffect(() => dialog?.showModal(), [dialog]);
  const close = (answer: string) => () => dialog?.close(answer);
  return html`<dialog ref=${setDialog} aria-labelledby="abandon-head" onClose=${() => onClosed(dialog?.returnValue === 'abandon')}>
    <h2 id="abandon-head">Give ${ticket} up?</h2>
    <p>What of it has not landed never will, and it cannot be taken up again. What its sessions made stays in the repository.</p>
    <div class="decisions">
      <button class="plain" onClick=${close('keep')}>Keep ${ticket}</button>
      <button class="grave" onClick=${close('abandon')}>Give ${ticket} up <code>abandon</code></button>
    </div>
  </dialog>`;
}
