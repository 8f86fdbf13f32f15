/** The exit status of every command. 130 is the shells' word for "stopped by Ctrl-C". */
export const exitCodes = { done: 0, refused: 1, unknown: 2, bug: 3, waiting: 4, stopped: 130 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
