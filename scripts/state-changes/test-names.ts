import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript5';

export const root = path.join(import.meta.dirname, '../..');

export interface TestName {
  readonly file: string;
  readonly name: string;
}

const runners: ReadonlySet<string> = new Set(['test', 'it']);

/** The names of all tests as their files write them, read by a parser; a name that is computed is left out. */
export function testNames(): TestName[] {
  const files = globSync('test/**/*.test.ts', { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));
  return files.toSorted().flatMap((file) => namesIn(file, readFileSync(path.join(root, file), 'utf8')));
}

function namesIn(file: string, text: string): TestName[] {
  const names: TestName[] = [];
  const visit = (node: ts.Node): void => {
    const [first] = ts.isCallExpression(node) && runners.has(calleeOf(node)) ? node.arguments : [];
    if (first !== undefined && ts.isStringLiteralLike(first)) names.push({ file, name: first.text });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false));
  return names;
}

/** `test` of `test('…')`, `test.skipIf(x)('…')` and `test.each(rows)('…')`. */
function calleeOf(node: ts.CallExpression): string {
  let callee: ts.Expression = node.expression;
  while (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) callee = callee.expression;
  return ts.isIdentifier(callee) ? callee.text : '';
}
