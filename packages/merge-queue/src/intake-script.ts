import { hookBefore, hookHead, quote } from './hook-script.ts';
import { parkedFolder, pushedRef, takenFolder, ticketSyntax } from './queue-refs.ts';

const packets = `# A packet begins with its length in four hexadecimal digits; 0000 ends a list. dd takes not a byte too many.
read_packet() {
  size=$(dd bs=1 count=4 2>/dev/null)
  case $size in 0000 | '') return 1 ;; esac
  packet=$(dd bs=1 count=$((0x$size - 4)) 2>/dev/null | tr '\\000' ' ')
}
write_packet() {
  printf '%04x%s' "$((\${#1} + 4))" "$1"
}

say() {
  printf '%s\\n' "$1"
}`;

const judge = `# Prints the ticket of a commit that was pushed to a place, or why the queue cannot take it.
judge() {
  commit=$1
  place=$2
  case $place in
    "$asked" | "$asked"/*) ;;
    *) say "this queue takes commits at $asked" && return 1 ;;
  esac
  case $commit in
    *[!0]*) ;;
    *) say 'nothing is deleted here; to take a ticket out of the queue: circuit queue cancel' && return 1 ;;
  esac
  [ "$(git cat-file -t "$commit")" = commit ] || { say 'it is no commit' && return 1; }
  [ "$(git cat-file commit "$commit" | tr -d '\\000' | wc -c)" -eq "$(git cat-file -s "$commit")" ] ||
    { say 'its message has a NUL byte, and git reads no further' && return 1; }
  set -- $(git rev-list --parents -n 1 "$commit")
  [ $# -eq 2 ] || { say 'it has not exactly one parent: push one ordinary commit on top of main' && return 1; }
  parent=$2
  named=$(git -c trailer.separators=: -c log.showSignature=false log -1 --no-color --no-notes \\
    --format='%(trailers:key=Ticket,valueonly,unfold,separator=%x2C)' "$commit" | tr -dc '[:print:]')
  [ -n "$named" ] || { say 'its message has no trailer Ticket: in its last paragraph, after an empty line' && return 1; }
  printf '%s\\n' "$named" | grep -Eq ${quote(ticketSyntax)} ||
    { say "its trailer Ticket says $named, and must name one ticket, such as T-12" && return 1; }
  case $place in
    "$asked" | "$asked/$named") ;;
    *) say "it was pushed for \${place#"$asked"/}, and its trailer Ticket says $named" && return 1 ;;
  esac
  [ "$(git rev-parse "$commit^{tree}")" != "$(git rev-parse "$parent^{tree}")" ] || { say 'it changes nothing' && return 1; }
  head=$(git rev-parse --verify --quiet "$main") || { say "$main does not exist: push it first" && return 1; }
  git merge-base --is-ancestor "$parent" "$head"
  case $? in
    0) ;;
    1)
      case " $accepted " in *" $parent "*) parent= ;; esac
      [ -z "$parent" ] || [ -n "$(git for-each-ref --points-at="$parent" "$parked" "$taken")" ] ||
        { say "its parent $parent is neither on $main nor the commit of a ticket in the queue: rebase it" && return 1; }
      ;;
    *) say 'git cannot tell how it stands to main' && return 1 ;;
  esac
  say "$named"
}`;

const askBefore = `# Lets the hook that stood there before answer for what is not ours.
ask_before() {
  {
    printf '%04xversion=1\\000%s0000' "$((14 + \${#features}))" "$features"
    printf '%s' "$theirs" | while read -r each; do write_packet "$each"; done
    printf 0000
    [ -z "$features" ] || {
      printf '%s' "$options" | while read -r each; do write_packet "$each"; done
      printf 0000
    }
  } | "$before" "$@" | {
    while read_packet; do :; done
    while read_packet; do write_packet "$packet"; done
  }
}`;

const converse = `read_packet || exit 1
offered=" \${packet#version=1} "
[ "$offered" != " $packet " ] || exit 1
while read_packet; do :; done
features=
[ -x "$before" ] && case $offered in *' push-options '*) features=push-options ;; esac
printf '%04xversion=1\\000%s0000' "$((14 + \${#features}))" "$features"

theirs=
accepted=
ours=
refused=
while read_packet; do
  set -- $packet
  case $3 in
    "$asked" | "$asked"/*) ;;
    *) [ ! -x "$before" ] || { theirs=$theirs$packet$line && continue; } ;;
  esac
  if said=$(judge "$2" "$3" </dev/null 2>/dev/null); then
    accepted="$accepted $2"
    ours=$ours"$2 $3 $said"$line
  else
    refused=$refused"$3 \${said:-git could not read it}"$line
  fi
done
options=
[ -z "$features" ] || while read_packet; do options=$options$packet$line; done

number=$(git for-each-ref --format='%(refname)' "$parked" | sed -n 's|.*/\\([0-9]*\\)\\.[^/]*$|\\1|p' | sort -n | tail -n 1)
number=\${number:-0}
created=
answers=
why=
case $offered in *' atomic '*) [ -z "$refused" ] || why='another ref of this push was refused, and it wants all or none' ;; esac
while read -r commit place ticket; do
  [ -n "$commit" ] || continue
  at=$(git for-each-ref --format='%(refname)' --points-at="$commit" "$parked" | grep "\\.$ticket\\$" | head -n 1)
  if [ -z "$at" ]; then
    number=$((number + 1))
    at=$parked/$number.$ticket
    created=$created"create $at $commit"$line
  fi
  answers=$answers"$place $at $ticket"$line
done <<OURS
$ours
OURS
if [ -z "$why" ] && [ -n "$created" ]; then
  printf '%s' "$created" | git update-ref --stdin || why='it could not be parked; push it again'
fi
printf '%s' "$answers" | while read -r place at ticket; do
  if [ -n "$why" ]; then
    write_packet "ng $place $why"
    continue
  fi
  write_packet "ok $place"
  write_packet "option refname $at"
  echo "$ticket waits to be taken into the merge queue. Look at: circuit queue why $ticket" >&2
done
printf '%s' "$refused" | while read -r place why; do write_packet "ng $place $why"; done
[ -z "$theirs" ] || ask_before "$@"
printf 0000`;

/**
 * Returns the proc-receive hook: it takes pushes to `refs/for/<branch>`, or `refs/for/<branch>/<ticket>`, judges each commit as the queue
 * will judge it again, and parks it under a ref that the queue finds; it answers all others of `refs/for` with a no, or hands them to
 * the hook that stood there before. Never throws.
 *
 * Source: the protocol of proc-receive in githooks(5).
 */
export function procReceive(ref: string): string {
  const branch = ref.replace(/^refs\/heads\//u, '');
  const asked = pushedRef(branch);
  return `${hookHead}
# Takes pushes to ${asked} into the merge queue: judges each commit, and parks it where the queue finds it.
main=${quote(ref)}
asked=${quote(asked)}
parked=${quote(parkedFolder(branch))}
taken=${quote(takenFolder(branch))}
before=\${0%/*}/${hookBefore('proc-receive')}
export LC_ALL=C GIT_NO_REPLACE_OBJECTS=1
set -f
line='
'

${packets}

${judge}

${askBefore}

${converse}
`;
}
