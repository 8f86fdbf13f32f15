/** What the verbs that ask a junior are told of it, as commander writes options. */
export const juniorOptions: readonly (readonly [string, string])[] = [
  [
    '--engine <name>',
    'who fills the blanks: claude (when left out), openai, cerebras, ollama, recorded or scripted; or one that is no model: oracle, wrong or raise',
  ],
  ['--model <name>', 'model of the engine'],
  ['--strong-model <name>', 'model of the same engine that a blank escalates to after its tries'],
  ['--base-url <url>', 'address of a compatible server'],
  ['--api-key-env <name>', 'variable that holds the key for that address'],
  ['--budget <usd>', 'what the run may cost, in US dollars'],
  ['--price <in/out>', 'what the model costs in US dollars a million tokens, where it is not known'],
  ['--script <path>', 'script of the engine scripted, folder of the engine recorded'],
  ['--record <dir>', 'keep the replies in this folder, for the engine recorded'],
  ['--tries <n>', 'answers asked for before a blank escalates; otherwise 3'],
  ['--candidates <n>', 'answers asked for at once in each try, of which the judge takes the best; otherwise 1'],
  ['--reveal <what>', 'siblings: show the bodies of the other functions too'],
];
