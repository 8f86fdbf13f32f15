import { name, seq, spelledAs, type Write } from './canonical-parts.ts';
import { nodeOf, nodesOf, optionalNode, optionalText, type PyNode, textOf, UnknownTree, wordOf } from './py-node.ts';

/** Returns the canonical text of a case of a `match` statement, or of a pattern. */
export function writePattern(node: PyNode, write: Write): string {
  const field = (of: string) => write.node(optionalNode(node, of));
  const list = (of: string) => write.list(nodesOf(node, of));
  const bound = (of: string) => (optionalText(node, of) === null ? '-' : name(textOf(node, of)));
  switch (node.type) {
    case 'MatchCase':
      return spelledAs('match_case', field('pattern'), field('guard'), list('body'));
    case 'PatternMatchValue':
      return spelledAs('MatchValue', field('value'));
    case 'PatternMatchSingleton':
      return spelledAs('MatchSingleton', node['value'] === null ? 'None' : wordOf(node['value']));
    case 'PatternMatchSequence':
      return spelledAs('MatchSequence', list('patterns'));
    case 'PatternMatchMapping':
      return spelledAs('MatchMapping', list('keys'), list('patterns'), bound('rest'));
    case 'PatternMatchClass':
      return writeClassPattern(node, write);
    case 'PatternMatchStar':
      return spelledAs('MatchStar', bound('name'));
    case 'PatternMatchAs':
      return spelledAs('MatchAs', field('pattern'), bound('name'));
    case 'PatternMatchOr':
      return spelledAs('MatchOr', list('patterns'));
    default:
      throw new UnknownTree(`pattern ${node.type}`);
  }
}

function writeClassPattern(node: PyNode, write: Write): string {
  const given = nodeOf(node, 'arguments');
  const keywords = nodesOf(given, 'keywords');
  const names = seq(keywords.map((one) => name(textOf(one, 'attr'))));
  return spelledAs(
    'MatchClass',
    write.node(nodeOf(node, 'cls')),
    write.list(nodesOf(given, 'patterns')),
    names,
    write.list(keywords.map((one) => nodeOf(one, 'pattern'))),
  );
}
