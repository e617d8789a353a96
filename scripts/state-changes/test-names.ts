import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type SourceNode, visitSource } from '../source-tree.ts';

export const root = path.join(import.meta.dirname, '../..');

export interface TestName {
  readonly file: string;
  readonly name: string;
}

const runners: ReadonlySet<string> = new Set(['test', 'it']);

/** The names of all tests as their files write them, read by a parser; a name that is computed is left out. */
export function testNames(): TestName[] {
  const files = globSync('test/**/*.{test,suite}.ts', { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));
  return files.toSorted().flatMap((file) => namesIn(file, readFileSync(path.join(root, file), 'utf8')));
}

function namesIn(file: string, text: string): TestName[] {
  const names: TestName[] = [];
  visitSource(file, text, (node) => {
    if (node.type !== 'CallExpression' || !runners.has(findCallee(node))) return;
    const name = textOf((node['arguments'] as readonly SourceNode[])[0]);
    if (name !== null) names.push({ file, name });
  });
  return names;
}

/** `test` of `test('…')`, `test.skipIf(x)('…')` and `test.each(rows)('…')`. */
function findCallee(call: SourceNode): string {
  let callee: SourceNode = call;
  while (callee.type === 'CallExpression' || callee.type === 'MemberExpression') {
    callee = callee[callee.type === 'CallExpression' ? 'callee' : 'object'] as SourceNode;
  }
  return callee.type === 'Identifier' ? String(callee['name']) : '';
}

/** The text of a string, or of a template without parts that are computed; null for every other node. */
function textOf(node: SourceNode | undefined): string | null {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node?.type !== 'TemplateLiteral') return null;
  const [only, ...others] = node['quasis'] as readonly { value: { cooked: string } }[];
  return only !== undefined && others.length === 0 ? only.value.cooked : null;
}
