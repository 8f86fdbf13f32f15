/**
 * Returns a script as the arguments of one program; null when only a shell could run it. A script that sets variables, chains commands
 * or quotes is left to the person.
 */
export function simpleArgv(script: string | undefined): [string, ...string[]] | null {
  const [program, ...rest] = (script ?? '').trim().split(/\s+/u);
  if (script === undefined || program === undefined || program === '' || /["'$`\\;&|<>()#~]/u.test(script) || program.includes('='))
    return null;
  return [program, ...rest];
}
