import { readFile } from 'node:fs/promises';
import typescript from 'typescript';
import { expect, test } from 'vitest';
import { SCHEMA_FILE } from '../../scripts/client/client-files.ts';
import { projectFile, projectFiles } from '../../test/structure/project-files.ts';
import { schemaFile } from './schema-file.ts';

test('the types of the client package are those of openapi.yaml: npm run generate has nothing to change', async () => {
  const generated = await schemaFile(await readFile(projectFile('openapi.yaml'), 'utf8'));
  expect((await readFile(projectFile(SCHEMA_FILE), 'utf8')) === generated).toBe(true);
});

/** Globals that the package may use: in Node 20, Deno, Bun and every browser of today. */
const webStandard: ReadonlySet<string> = new Set([
  'AbortSignal',
  'Headers',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'clearTimeout',
  'crypto',
  'fetch',
  'setTimeout',
  'btoa',
  'atob',
]);

test('the client package uses globals of the web platform alone', async () => {
  const folder = projectFile('clients/typescript/src');
  const files = (await projectFiles('clients/typescript/src')).filter((file) => !file.endsWith('.generated.ts'));
  const program = typescript.createProgram(
    files.map((file) => projectFile(file)),
    {
      lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
      types: [],
      noEmit: true,
      allowImportingTsExtensions: true,
      strict: true,
      module: 99,
      moduleResolution: 100,
      target: 11,
    },
  );
  const checker = program.getTypeChecker();
  const used = new Set<string>();
  const imported: string[] = [];
  for (const source of program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(folder))) {
    const visit = (node: typescript.Node): void => {
      if (typescript.isImportDeclaration(node) || typescript.isExportDeclaration(node)) {
        const from = node.moduleSpecifier;
        if (from && typescript.isStringLiteral(from) && !from.text.startsWith('./')) imported.push(from.text);
      }
      if (typescript.isIdentifier(node) && !typescript.isTypeNode(node.parent)) {
        const declared = checker.getSymbolAtLocation(node)?.declarations ?? [];
        const isDom = declared.length > 0 && declared.every((one) => one.getSourceFile().fileName.includes('lib.dom'));
        if (isDom && !typescript.isPropertyAccessExpression(node.parent)) used.add(node.text);
        if (isDom && typescript.isPropertyAccessExpression(node.parent) && node.parent.expression === node)
          used.add(node.text);
      }
      typescript.forEachChild(node, visit);
    };
    visit(source);
  }
  expect(imported).toEqual([]);
  expect(used.size).toBeGreaterThan(4);
  expect([...used].filter((name) => !webStandard.has(name))).toEqual([]);
});
