import { isNode, type Node, nodesOf } from './nodes.ts';

interface Condition {
  node: Node;
  /** `and`: an operand that may refuse; `or`: one that may allow; `if`: a statement without "else" that may end or change something. */
  form: 'and' | 'or' | 'if';
}

/** Guards of types and of sizes are no rules: labelled sets cannot miss them. */
const GUARD = /\bnull\b|\bundefined\b|\btypeof\b|\binstanceof\b|_MAX\b|_MIN\b/;

const isGuard = (node: Node, source: string): boolean => GUARD.test(source.slice(node.start, node.end));

const loops = new Set(['WhileStatement', 'DoWhileStatement', 'ForStatement']);

/** The conditions of a file that a switch can take away. None of a loop that counts by itself: it might never end. */
export function* conditions(program: Node, source: string): Generator<Condition> {
  const chained = new Set<Node>();
  const inLoops = new Set<Node>();
  for (const node of nodesOf(program)) {
    if (loops.has(node.type)) for (const inner of nodesOf(node)) inLoops.add(inner);
    if (inLoops.has(node)) continue;
    if (node.type === 'LogicalExpression' && !chained.has(node) && node['operator'] !== '??') {
      const form = node['operator'] === '&&' ? 'and' : 'or';
      for (const operand of operands(node, chained)) if (!isGuard(operand, source)) yield { node: operand, form };
    }
    const test = node['test'];
    if (node.type === 'IfStatement' && !node['alternate'] && isNode(test) && !isGuard(test, source))
      yield { node: test, form: 'if' };
  }
}

function* operands(chain: Node, chained: Set<Node>): Generator<Node> {
  chained.add(chain);
  for (const side of [chain['left'], chain['right']] as Node[])
    if (side.type === 'LogicalExpression' && side['operator'] === chain['operator']) yield* operands(side, chained);
    else yield side;
}
