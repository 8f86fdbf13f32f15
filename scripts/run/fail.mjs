/** A failure that people can mend: its message says how. Exit status 2: could not tell. */
export class SetUpFailure extends Error {}
