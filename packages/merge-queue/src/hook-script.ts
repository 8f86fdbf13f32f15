import { pushedRef } from './queue-refs.ts';

/** The line by which our hooks are known. */
export const hookMark = '# ticket-circuit hook 1';

/** The hooks of the queue: one takes commits for it, the last one tells it of pushes, the other two keep a branch from being moved past it. */
export const hookNames = ['pre-receive', 'proc-receive', 'reference-transaction', 'post-receive'] as const;
export type HookName = (typeof hookNames)[number];

/** The name that a hook which stood there before gets, beside ours. */
export function hookBefore(name: HookName): string {
  return `${name}.before-circuit`;
}

/** What the two guarding hooks keep. */
export interface HookGuard {
  /** Full name of the branch that only the queue moves. */
  readonly ref: string;
  /** Absolute path of the folder that holds the queue's token and what it was let through with. */
  readonly folder: string;
}

/** The push option by which the queue shows its token. */
export const tokenOption = 'ticket-circuit';

// All in POSIX sh, so that they need no interpreter of ours on whatever PATH a server has.
/** The first lines of each hook. */
export const hookHead = `#!/bin/sh
${hookMark}`;
const readInput = `input=$(cat; printf x)
input=\${input%x}`;

/** What post-receive does with a push. */
export interface PushTeller {
  readonly spool: string;
  /** Full name of the branch on which the queue lands. */
  readonly ref: string;
  /** The program that closes tickets by what is on that branch, and its arguments; started where it moved and nobody works on the queue. */
  readonly scanner?: readonly string[];
}

/** The file of the spool that names the process which works on the queue. */
export const workerFile = '.worker';

/**
 * Returns the post-receive hook: it leaves what was pushed as one file in the spool folder, lets the scanner look where nobody else would, hands
 * the push to the hook that stood there before, and always succeeds: it is a hint that the branch moved, never the record of it. It waits
 * for nothing that it starts. Never throws.
 */
export function postReceive({ spool, ref, scanner = [] }: PushTeller): string {
  const [program = '', ...args] = scanner;
  return `${hookHead}
# Tells the merge queue that refs moved. Without it, the queue finds out a little later.
spool=${quote(spool)}
ref=${quote(ref)}
program=${quote(program)}
before=\${0%/*}/${hookBefore('post-receive')}
leave() (
  umask 077
  [ -d "$spool" ] || mkdir -p "$spool"
  cat >"$spool/.$$.part" && mv "$spool/.$$.part" "$spool/$PPID-$$"
)
is_worked() {
  worker=
  { read -r worker <"$spool/${workerFile}"; } 2>/dev/null
  [ -n "$worker" ] && kill -0 "$worker" 2>/dev/null
}
# It must hold nothing by which whoever pushes would wait for it, nor look through the settings of this repository.
scan() (
  unset $(git rev-parse --local-env-vars)
  cd / || exit
  trap '' HUP
  exec </dev/null >/dev/null 2>&1 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&-
  "$program" ${args.map(quote).join(' ')} &
)
if [ -x "$before" ] || { [ -x "$program" ] && ! is_worked; }; then
  ${readInput.replaceAll('\n', '\n  ')}
  printf '%s' "$input" | leave >/dev/null 2>&1
  case $input in *" $ref
"*) [ ! -x "$program" ] || is_worked || scan ;; esac
  [ ! -x "$before" ] || printf '%s' "$input" 2>/dev/null | "$before" "$@"
else
  leave >/dev/null 2>&1 || cat >/dev/null
fi
exit 0
`;
}

/**
 * Returns the pre-receive hook: it refuses a push to the branch, or to the queue's own refs, that does not show the queue's token, and says
 * what to do instead. The hook that stood there before is asked first. Never throws.
 */
export function preReceive({ ref, folder }: HookGuard): string {
  const branch = ref.replace(/^refs\/heads\//u, '');
  return `${hookHead}
# Lets only the merge queue move ${ref}, and its own refs.
ref=${quote(ref)}
folder=${quote(folder)}
${readInput}
before=\${0%/*}/${hookBefore('pre-receive')}
if [ -x "$before" ]; then
  printf '%s' "$input" | "$before" "$@" || exit $?
fi
token=$(cat "$folder/token" 2>/dev/null)
shown=
count=0
while [ "$count" -lt "\${GIT_PUSH_OPTION_COUNT:-0}" ]; do
  eval "option=\\$GIT_PUSH_OPTION_$count"
  case $option in ${tokenOption}=*) shown=\${option#${tokenOption}=} ;; esac
  count=$((count + 1))
done
printf '%s' "$input" | while read -r old new name; do
  case $name in "$ref" | refs/queue/*) ;; *) continue ;; esac
  if [ -n "$token" ] && [ "$shown" = "$token" ]; then
    umask 077
    [ "$name" != "$ref" ] || { mkdir -p "$folder/let-through" && : >"$folder/let-through/$old-$new"; }
    continue
  fi
  echo ${quote(`${branch} and refs/queue move only through the merge queue.`)} >&2
  echo ${quote(`Give it your commit: git push REMOTE COMMIT:${pushedRef(branch)}, or circuit queue add COMMIT`)} >&2
  exit 1
done || exit 1
`;
}

/**
 * Returns the reference-transaction hook: the last guard, which also sees what moves a ref without a push. It lets through only what
 * pre-receive has just let through. Never throws.
 */
export function referenceTransaction({ ref, folder }: HookGuard): string {
  return `${hookHead}
# Lets ${ref} move only where pre-receive let it.
ref=${quote(ref)}
folder=${quote(folder)}
${readInput}
before=\${0%/*}/${hookBefore('reference-transaction')}
if [ -x "$before" ]; then
  printf '%s' "$input" | "$before" "$@" || exit $?
fi
printf '%s' "$input" | while read -r old new name; do
  [ "$name" = "$ref" ] || continue
  case $1 in
    prepared)
      if [ ! -e "$folder/let-through/$old-$new" ]; then
        echo ${quote(`${ref} was not moved: only a push of the merge queue moves it.`)} >&2
        exit 1
      fi
      ;;
    committed | aborted) rm -f "$folder/let-through/$old-$new" ;;
  esac
done || exit 1
`;
}

/** Returns a text as one word of sh. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
