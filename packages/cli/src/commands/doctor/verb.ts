import type { Verb } from '../../frame/verb.ts';

/** `circuit doctor`. */
export const doctorVerb: Verb = {
  name: 'doctor',
  summary: 'Prove that the circuit can work here; each missing piece comes with the command that mends it.',
  options: [['--sweep', 'remove the work folders of repositories that are gone']],
  help: 'Exit status: 0 ready, 1 something must be mended.',
  load: async () => (await import('./doctor.ts')).doctor,
};
