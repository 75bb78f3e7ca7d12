import type { Rule } from './rule.ts';
import { type Node, walk } from './syntax.ts';

/** A rule that checks each node separately and returns its finding for that node. */
export function nodeRule(
  rule: Omit<Rule, 'find'> & { see: (node: Node, parents: readonly Node[]) => string | undefined },
): Rule {
  return {
    ...rule,
    find: function* ({ program }) {
      if (program === undefined) return;
      for (const [node, parents] of walk(program)) {
        const what = rule.see(node, parents);
        if (what !== undefined) yield { at: node.start, what };
      }
    },
  };
}
