import { type BenchEngine, benchAnswer, type Proposal } from '@ticket-circuit/coupler';
import type { Junior, JuniorTask } from './junior.ts';

/** Returns an author that is no model: it knows what was blanked. Its tokens are what a model would have read and written, estimated. */
export function benchJunior(engine: BenchEngine, seed: string): Junior {
  return {
    engine,
    model: null,
    tokens: 'estimated',
    begin: async (task) => {
      const answer = await answerTo(engine, task, seed);
      let [input, output] = [0, 0];
      return {
        propose: async ({ system, user }) => {
          input += tokensIn(system) + tokensIn(user);
          output += tokensIn(answer.text);
          return answer;
        },
        spent: () => ({ tokens: { input, output }, costUsd: 0 }),
      };
    },
  };
}

async function answerTo(engine: BenchEngine, { module, symbol, form }: JuniorTask, seed: string): Promise<Proposal> {
  const answer = await benchAnswer(engine, module, symbol, seed);
  return answer === null ? { text: '', stop: 'refusal' } : { text: answer[form], stop: 'end' };
}

function tokensIn(text: string): number {
  return Math.ceil(text.length / 4);
}
