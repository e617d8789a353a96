import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type SourceNode, visitSource } from '../../scripts/source-tree.ts';
import { projectFile, projectFiles } from './project-files.ts';

/** A table of cases beside its assertions is a test; from here on it is a collection. */
const LINES_OF_A_TABLE = 120;
const SHARE_OF_LITERALS = 0.6;

const literals = new Set(['Literal', 'TemplateElement']);
/** Nodes that hold others and write no word themselves. */
const isHolder = (type: string): boolean =>
  /^(?:Program|ExpressionStatement|ObjectExpression|ArrayExpression|Property|TemplateLiteral|UnaryExpression)$/.test(
    type,
  );

/** The lines that have code, and how many of them are nothing but literals and the names of their fields. */
function countLines(file: string, source: string): { all: number; literal: number } {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineAt = (position: number): number => starts.findLastIndex((start) => start <= position);
  const isLiteral = new Map<number, boolean>();
  const fieldNames = new Set<unknown>();
  const note = (node: SourceNode, last: number, literal: boolean): void => {
    for (let line = lineAt(node.start); line <= lineAt(last); line += 1)
      isLiteral.set(line, (isLiteral.get(line) ?? true) && literal);
  };
  visitSource(file, source, (node) => {
    if (node.type === 'Property') fieldNames.add(node['key']);
    if (literals.has(node.type) || fieldNames.has(node)) note(node, Number(node['end']) - 1, true);
    else if (!isHolder(node.type)) note(node, node.start, false);
  });
  return { all: isLiteral.size, literal: [...isLiteral.values()].filter(Boolean).length };
}

const isCollection = (source: string, file = 'any.ts'): boolean => {
  const { all, literal } = countLines(file, source);
  return all >= LINES_OF_A_TABLE && literal > SHARE_OF_LITERALS * all;
};

test('no TypeScript file of the tests is a collection of literals: those are data in test/corpora, or JSON beside the test', async () => {
  const files = (await projectFiles('test')).filter((file) => file.endsWith('.ts'));
  const sources = await Promise.all(files.map((file) => readFile(projectFile(file), 'utf8')));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file, at) => isCollection(sources[at] ?? '', file))).toEqual([]);
});

test('a long table is refused, also of templates and patterns; code of the same length is not', () => {
  const table = `export const rows = [${"\n  { name: 'a', is: /b{2}/u, says: `c` },".repeat(150)}\n];`;
  const code = "const of = (a: string) => a.length / 2 + 'b';\n".repeat(150);
  expect([table, code].map((source) => isCollection(source))).toEqual([true, false]);
});
