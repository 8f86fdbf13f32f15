/** The option of every verb that runs long. */
export const logOption = [
  '--log-level <level>',
  'write a log of JSON lines to standard error: debug, info, warn or error; also by CIRCUIT_LOG',
] as const;
