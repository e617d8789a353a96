import { parseSync } from 'vite';
import { conditions } from './conditions.ts';
import { isNode, type Node, nodesOf } from './nodes.ts';

export interface Rule {
  id: string;
  kind: 'pattern' | 'words' | 'function' | 'condition';
  /** The length of its text in the source. */
  characters: number;
}

interface Insertion {
  at: number;
  text: string;
}

/** A rule without a name is called by its beginning. */
const NAME_CHARACTERS_MAX = 60;

const isFunction = ({ type }: Node): boolean =>
  type === 'FunctionDeclaration' || type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** The result of a function that finds nothing, by its declared type; null where the type does not say it. */
function nothingOf(returned: string, firstParameter: Node | undefined): string | null {
  const type = returned.replace(/^:\s*/, '').trim();
  if (type === 'boolean' || /\bis\b/.test(type)) return 'false';
  if (/\|\s*null$/.test(type) || /^null\s*\|/.test(type)) return 'null';
  if (type.endsWith('[]')) return '[]';
  if (/\|\s*undefined$/.test(type)) return 'undefined';
  if (/^(?:Readonly)?Set</.test(type)) return 'new Set()';
  if (/^(?:Readonly)?Map</.test(type)) return 'new Map()';
  const annotation = firstParameter?.['typeAnnotation'];
  const isText =
    isNode(annotation) &&
    isNode(annotation['typeAnnotation']) &&
    annotation['typeAnnotation'].type === 'TSStringKeyword';
  return type === 'string' && isText && typeof firstParameter?.['name'] === 'string' ? firstParameter['name'] : null;
}

/** The sets of words that a file makes when it is loaded. */
function* moduleSets(node: Node): Generator<Node> {
  if (isFunction(node)) return;
  if (node.type === 'NewExpression' && (node['callee'] as Node)['name'] === 'Set' && node['arguments'] !== undefined) {
    if ((node['arguments'] as Node[]).length > 0) yield node;
    return;
  }
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* moduleSets(child);
}

/** The source of a file with a switch at each pattern, at each set of words and at each function whose declared type says what "nothing" is. */
export function addSwitches(file: string, source: string): { source: string; rules: Rule[] } {
  const rules: Rule[] = [];
  const insertions: Insertion[] = [];
  const lineOf = (at: number): number => source.slice(0, at).split('\n').length;
  const nameOf = ({ start, end }: Node): string =>
    source.slice(start, Math.min(end, start + NAME_CHARACTERS_MAX)).replaceAll(/\s+/g, ' ');
  const wrap = (node: { start: number; end: number }, before: string, after: string): void => {
    insertions.push({ at: node.start, text: before }, { at: node.end, text: after });
  };
  const add = (kind: Rule['kind'], node: Node, name: string): string => {
    const id = `${file}:${lineOf(node.start)} ${name}`;
    const same = rules.filter((rule) => rule.id === id || rule.id.startsWith(`${id} #`)).length;
    const unique = same === 0 ? id : `${id} #${same + 1}`;
    rules.push({ id: unique, kind, characters: node.end - node.start });
    return JSON.stringify(unique);
  };
  const program = parseSync(file, source).program as unknown as Node;
  for (const { node, form } of conditions(program, source)) {
    const id = add('condition', node, `${form} ${nameOf(node)}`);
    const without = form === 'and';
    wrap(node, `(ablationSwitches.isOff(${id}) ? ${without} : ablationSwitches.decided(${id}, ${without}, (`, ')))');
  }
  const sets = new Set(moduleSets(program));
  for (const node of nodesOf(program)) {
    if (sets.has(node)) wrap(node, `ablationSwitches.words(${add('words', node, nameOf(node))}, `, ')');
    const isPattern =
      (node.type === 'Literal' && node['regex'] !== undefined) ||
      (node.type === 'NewExpression' && (node['callee'] as Node)['name'] === 'RegExp');
    if (isPattern) {
      wrap(node, `ablationSwitches.pattern(${add('pattern', node, nameOf(node))}, `, ')');
    }
    const named = node.type === 'VariableDeclarator' ? (node['init'] as Node | null) : node;
    const name = ((node['id'] as Node | null)?.['name'] ?? '') as string;
    if (!named || !isFunction(named) || name === '' || named['generator'] === true || named['async'] === true) continue;
    const returned = named['returnType'] as Node | null | undefined;
    if (!returned) continue;
    const nothing = nothingOf(source.slice(returned.start, returned.end), (named['params'] as Node[])[0]);
    if (nothing === null) continue;
    const id = add('function', named, name);
    const body = named['body'] as Node;
    if (body.type === 'BlockStatement') {
      insertions.push({ at: body.start + 1, text: ` if (ablationSwitches.isOff(${id})) return ${nothing};` });
      for (const inner of ownReturns(body)) wrap(inner['argument'] as Node, `ablationSwitches.result(${id}, (`, '))');
    } else wrap(body, `(ablationSwitches.isOff(${id}) ? ${nothing} : ablationSwitches.result(${id}, (`, ')))');
  }
  const ordered = insertions.map((one, order) => ({ ...one, order }));
  ordered.sort((a, b) => b.at - a.at || b.order - a.order);
  let changed = source;
  for (const { at, text } of ordered) changed = changed.slice(0, at) + text + changed.slice(at);
  return { source: changed, rules };
}

function* ownReturns(node: Node): Generator<Node> {
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child) || isFunction(child)) continue;
      if (child.type === 'ReturnStatement' && child['argument']) yield child;
      yield* ownReturns(child);
    }
}
