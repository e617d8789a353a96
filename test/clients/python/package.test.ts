/** The client in Python, as far as it can be held without Python: clients/python/tests has the rest, which clients.isolated.test.ts runs. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pythonFiles } from '../../../scripts/client/python/python-files.ts';
import { snakeCase } from '../../../scripts/client/python/python-types.ts';
import { projectFile } from '../../structure/project-files.ts';

const read = (file: string): string => readFileSync(projectFile(file), 'utf8');
const openapiYaml = read('openapi.yaml');
const folder = 'clients/python/src/content_optimization';
const operations = read(`${folder}/_operations.py`);
const models = read(`${folder}/models.py`);

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema: { properties?: Record<string, unknown> } }> }>;
}
const { paths } = parse(openapiYaml) as { paths: Record<string, Record<string, Operation>> };
const all = Object.values(paths).flatMap((methods) => Object.values(methods));
const methodsOf = (className: string): string[] => {
  const body = operations.split(/^class /m).find((part) => part.startsWith(`${className}:`)) ?? '';
  return [...body.matchAll(/^ {4}(?:async )?def ([a-z]\w*)\(/gm)].map(([, name = '']) => name);
};

describe('the client in Python', () => {
  test('is that of openapi.yaml: npm run generate has nothing to change', () => {
    const files = pythonFiles(openapiYaml);
    expect(files.size).toBe(2);
    for (const [file, text] of files) expect(read(file) === text, file).toBe(true);
  });

  test.each(['Operations', 'AsyncOperations'])(
    'has a method of each operation but those that redirect a browser: %s',
    (name) => {
      const redirects = ['startSignIn', 'finishSignIn'];
      const wanted = all.map(({ operationId }) => operationId).filter((id) => !redirects.includes(id));
      expect([...new Set(methodsOf(name))]).toEqual(wanted.map(snakeCase));
    },
  );

  test.each(['Lists', 'AsyncLists'])('has an iterator over each list that comes in parts: %s', (name) => {
    const inParts = all.filter(({ responses }) => {
      const properties = responses['200']?.content?.['application/json']?.schema.properties;
      return /next_cursor|per_page|PageMeta|CursorMeta/.test(JSON.stringify(properties?.['meta'] ?? ''));
    });
    expect(inParts.length).toBeGreaterThan(10);
    expect(methodsOf(name)).toEqual(inParts.map(({ operationId }) => snakeCase(operationId)));
  });

  test('names only types that it declares', () => {
    const declared = new Set([...models.matchAll(/^(?:class )?([A-Z]\w*)(?:\(|:| =)/gm)].map(([, name]) => name));
    const named = [...operations.matchAll(/\bmodels\.(\w+)/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((name) => !declared.has(name))).toEqual([]);
  });

  test('is shown in the recipes of the client in TypeScript, by methods that it has', () => {
    const titlesOf = (file: string): string[] => read(file).match(/^### .+$/gm) ?? [];
    expect(titlesOf('clients/python/README.md')).toEqual(titlesOf('clients/typescript/README.md'));
    const called = [...read('clients/python/README.md').matchAll(/\bapi\.((?:each\.|export\.)?\w+)\(/g)];
    const own = ['wait_for_job', ...methodsOf('Operations')];
    const known = new Set([
      ...own,
      ...methodsOf('Lists').map((name) => `each.${name}`),
      ...methodsOf('Exports').map((name) => `export.${name}`),
    ]);
    expect(called.length).toBeGreaterThan(15);
    expect(called.map(([, name = '']) => name).filter((name) => !known.has(name))).toEqual([]);
  });
});
