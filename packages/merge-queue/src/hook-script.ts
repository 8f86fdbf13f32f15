/** The line by which our hook is known. */
export const hookMark = '# ticket-circuit hook 1';

/** The name that a hook which stood there before gets, beside ours. */
export const hookBefore = 'post-receive.before-circuit';

/**
 * Returns the post-receive hook, in POSIX sh so that it needs no interpreter of ours on whatever PATH a server has. It leaves
 * what was pushed as one file in the spool folder, hands the same to the hook that stood there before, and always succeeds: it
 * is a hint that the branch moved, never the record of it. Never throws.
 */
export function hookScript(spool: string): string {
  return `#!/bin/sh
${hookMark}
# Tells the merge queue that refs moved. Without it, the queue finds out a little later.
spool=${quote(spool)}
input=$(cat; printf x)
input=\${input%x}
(
  umask 077
  mkdir -p "$spool" &&
    printf '%s' "$input" >"$spool/.$$.part" &&
    mv "$spool/.$$.part" "$spool/$(date +%s)-$$"
) >/dev/null 2>&1
before=$(dirname "$0")/${hookBefore}
if [ -x "$before" ]; then
  printf '%s' "$input" 2>/dev/null | "$before" "$@"
fi
exit 0
`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
