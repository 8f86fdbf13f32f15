import type { QuestionsDocument } from '../src/http/app.ts';
import { html, useState, type View } from './preact.js';
import { AnsweredNote, QuestionForm } from './question-form.ts';
import { Shell } from './shell.ts';
import { useLive } from './use-live.ts';

interface Answered {
  readonly ticket: string;
  readonly id: string;
  readonly decision: string;
}

const anything = (): boolean => true;

/** Every open question, to be answered here. */
export function QuestionsPage(): View {
  const live = useLive<QuestionsDocument>('/api/questions', anything);
  const [answered, setAnswered] = useState<readonly Answered[]>([]);
  const isOpen = ({ ticket, id }: { ticket: string; id: string }): boolean =>
    !answered.some((each) => each.ticket === ticket && each.id === id);
  return html`<${Shell} title="Questions" live=${live}>
    ${
      live.value &&
      html`
        <h1>Questions</h1>
        ${answered.map((each) => html`<${AnsweredNote} key=${`${each.ticket}/${each.id}`} ...${each} />`)}
        ${live.value.questions
          .filter(isOpen)
          .map(
            (asked) =>
              html`<${QuestionForm}
                key=${`${asked.ticket}/${asked.id}`}
                asked=${asked}
                onAnswered=${(decision: string) => setAnswered((before) => [...before, { ticket: asked.ticket, id: asked.id, decision }])}
              />`,
          )}
        ${live.value.questions.length === 0 ? html`<p>No question is open.</p>` : null}
      `
    }
  <//>`;
}
