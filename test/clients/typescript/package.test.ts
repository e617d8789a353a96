import '../../../lab/client/typescript-with-api.ts';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bundleClient } from '../../../scripts/client/bundle-client.ts';
import { clientFiles } from '../../../scripts/client/client-files.ts';
import { projectFile, projectFiles } from '../../structure/project-files.ts';

const SIZE_BYTES_MAX = 15_000;

describe('the client package', () => {
  it('knows the operations and types of openapi.yaml: npm run openapi has nothing to change', async () => {
    const files = await clientFiles(await readFile(projectFile('openapi.yaml'), 'utf8'));
    for (const [file, text] of Object.entries(files)) {
      expect((await readFile(projectFile(file), 'utf8')) === text, file).toBe(true);
    }
  });

  it('is one module below 15 KB that needs no built-in of Node and no other package', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'client-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = pathToFileURL(path.join(folder, 'index.js'));
    expect(await bundleClient(file)).toBeLessThan(SIZE_BYTES_MAX);
    const { createClient } = await import(file.href);
    expect(createClient({ baseUrl: 'http://unused.invalid', apiKey: 'coa_x' }).getSite).toBeTypeOf('function');
  });
});

/** What the package may use: in Node 20, Deno, Bun and every browser of today. */
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

it('the client package uses globals of the web platform alone', async () => {
  const { default: typescript } = await import('typescript5');
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
    const visit = (node: import('typescript5').Node): void => {
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
