/**
 * Dependencies point one way: functions -> shared/{http,jobs,table,providers,resources,operator} -> shared/domain -> shared/language-data.
 */
import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apiGroups } from '../../functions/catalog/api-groups.ts';
import { pageRenderer } from '../../functions/catalog/page-renderer.ts';
import { workers } from '../../functions/catalog/workers.ts';
import { projectFile, projectFiles } from './project-files.ts';

interface Import {
  from: string;
  /** A path from the root for the project's own files, else the specifier as it is. */
  to: string;
  statement: string;
  /** Types are gone at run time. */
  typeOnly: boolean;
  /** `import()`: loaded when it is called. */
  dynamic: boolean;
}

// Static imports and re-exports stand at the start of a line (Biome formats them so); dynamic ones anywhere.
const staticImport = /^(?:import|export)\s+(?:(type)\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
const dynamicImport = /\bimport\('([^']+)'\)/g;

async function importsOf(file: string): Promise<Import[]> {
  const source = await readFile(projectFile(file), 'utf8');
  const toPath = (specifier: string): string =>
    specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier;
  return [
    ...[...source.matchAll(staticImport)].map(([statement, type, specifier = '']) => ({
      from: file,
      to: toPath(specifier),
      statement,
      typeOnly: type !== undefined,
      dynamic: false,
    })),
    ...[...source.matchAll(dynamicImport)].map(([statement, specifier = '']) => ({
      from: file,
      to: toPath(specifier),
      statement,
      typeOnly: false,
      dynamic: true,
    })),
  ];
}

const folders = [
  ...(['functions', 'shared', 'local', 'cli', 'infra', 'scripts', 'lab', 'test', 'clients', 'console'] as const),
];
const sources = (await Promise.all(folders.map(projectFiles)))
  .flat()
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.includes('/node_modules/'));
const imports = (await Promise.all(sources.map(importsOf))).flat();
const isOwn = (path: string): boolean => folders.some((folder) => path.startsWith(`${folder}/`));
const show = (found: readonly Import[]): string[] => found.map(({ from, to }) => `${from} imports ${to}`);
/** Imports of files below a folder. */
const of = (...inFolders: string[]) =>
  imports.filter(({ from }) => inFolders.some((folder) => from.startsWith(folder)));
const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

test('the imports are found', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(of('functions/sites/').map(({ to }) => to)).toContain('shared/table/sites.ts');
  expect(of('functions/catalog/').map(({ to }) => to)).toContain('functions/sites/handler.ts');
});

/** The lists of docs/architecture.md: a line is a floor, and each floor stands above those that its folders may import. */
const floorsOf = async (list: string): Promise<string[][]> => {
  const document = await readFile(projectFile('docs/architecture.md'), 'utf8');
  const [, lines = ''] = new RegExp(`^\`\`\`text ${list}\\n([^\`]+)`, 'm').exec(document) ?? [];
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
};

describe('folders import in one direction, that of docs/architecture.md', () => {
  const folderOf = {
    tree: (path: string) => /^(?:shared\/)?[^/]+/.exec(path)?.[0] ?? path,
    'shared/domain': (path: string) => /^shared\/domain\/([^/]+)\//.exec(path)?.[1] ?? null,
  };

  test.each(['tree', 'shared/domain'] as const)('%s', async (list) => {
    const floors = await floorsOf(list);
    const heights = new Map(floors.flatMap((names, at) => names.map((name) => [name, floors.length - at] as const)));
    const among = imports.filter(({ from, to }) => !from.startsWith('test/') && isOwn(to) && !to.startsWith('test/'));
    const between = among.flatMap(({ from, to }) => {
      const [above, below] = [folderOf[list](from), folderOf[list](to)];
      return above === null || below === null || above === below ? [] : [{ from, to, above, below }];
    });
    const unlisted = new Set(
      between.flatMap(({ above, below }) => [above, below]).filter((name) => !heights.has(name)),
    );
    expect([...unlisted]).toEqual([]);
    const upward = between.filter(({ above, below }) => (heights.get(above) ?? 0) <= (heights.get(below) ?? 0));
    expect(upward.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });
});

describe('shared/domain', () => {
  /** Pure libraries: values in, values out. */
  const allowed = new Set([
    '@orama/stemmers',
    'zod',
    'unified',
    'rehype-remark',
    'remark-gfm',
    'remark-parse',
    'remark-stringify',
    'unist-util-visit',
    'hast',
    'mdast',
    'unist',
    // Of HTML, sitemaps and robots.txt: parsers that read no file and open no connection.
    '@mozilla/readability',
    'jsonc-parser',
    'htmlparser2',
    'saxes',
    // JSON with the places of its faults; the countries of ISO 3166, which are data.
    'i18n-iso-countries',
    // The formats of phone numbers, which are data.
    'libphonenumber-js',
    'intl-messageformat',
    'n2words',
    // Forms sentences from text and values.
    // Numbers as words, in nine languages.
    'node:crypto',
    'node:util',
    // Unpacks the tables of word order, from memory to memory.
    'node:zlib',
  ]);

  test('imports nothing of the project but itself, and the readers of its data', () => {
    const known = /^shared\/(?:domain|language-data\/[^/]+)\//;
    expect(show(of('shared/domain/').filter(({ to }) => isOwn(to) && !known.test(to)))).toEqual([]);
  });

  test('has data that import nothing of it', () => {
    const known = /^(?:shared\/language-data\/|node:(?:fs|path)$|zod$)/;
    expect(show(of('shared/language-data/').filter(({ to }) => !known.test(to)))).toEqual([]);
  });

  test('imports no package that does I/O', () => {
    const isAllowed = (to: string): boolean =>
      allowed.has(packageOf(to)) || /^(mdast|hast|unist|micromark|remark|rehype)-/.test(to);
    expect(show(of('shared/domain/').filter(({ to, typeOnly }) => !isOwn(to) && !typeOnly && !isAllowed(to)))).toEqual(
      [],
    );
  });

  test('uses no clock and no randomness', async () => {
    const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandomUUID\(|\brandomBytes\(|\bfetch\(|\bprocess\./;
    const files = (await projectFiles('shared/domain')).filter((file) => !file.endsWith('.generated.ts'));
    const found = await Promise.all(
      files.map(async (file) => (impure.test(await readFile(projectFile(file), 'utf8')) ? [file] : [])),
    );
    expect(found.flat()).toEqual([]);
  });
});

describe('shared', () => {
  test('knows nothing of what stands on it', () => {
    const above = /^(functions|local|cli|infra|scripts|lab|test)\//;
    expect(show(of('shared/').filter(({ to }) => above.test(to)))).toEqual([]);
  });

  test('has a table that knows the domain alone', () => {
    const known = /^shared\/(table|domain)\/|^shared\/(environment|aws-client)\.ts$/;
    expect(show(of('shared/table/').filter(({ to }) => isOwn(to) && !known.test(to)))).toEqual([]);
  });

  test('has an engine of the table that knows no entity', () => {
    const known = /^shared\/table\/engine\/|^shared\/(environment|aws-client)\.ts$/;
    expect(show(of('shared/table/engine/').filter(({ to }) => isOwn(to) && !known.test(to)))).toEqual([]);
  });

  test('has use cases of recommendations and pages that know the repositories, the outbox and the domain alone', () => {
    const known =
      /^shared\/(recommendations|pages|webhooks|domain|table\/(?!engine\/(keys|key-text|indexes|expressions)\.ts))/;
    const found = of('shared/recommendations/', 'shared/pages/').filter(({ to }) => isOwn(to) && !known.test(to));
    expect(show(found)).toEqual([]);
  });

  test('has providers that know neither HTTP nor jobs; only what opens one looks into the table', () => {
    const unknown = /^shared\/(table|http|jobs|resources|operator)\//;
    const opens = ({ from, to }: Import): boolean =>
      /\/(open-[\w-]+|fresh-metrics)\.ts$/.test(from) && to.startsWith('shared/table/');
    expect(show(of('shared/providers/').filter((found) => unknown.test(found.to) && !opens(found)))).toEqual([]);
  });

  test('knows of API Gateway in shared/http alone', () => {
    const gateway = of('shared/').filter(
      ({ to, from }) => to.startsWith('@middy/') && !from.startsWith('shared/http/'),
    );
    expect(show(gateway)).toEqual([]);
  });

  test('speaks to DynamoDB in shared/table alone', () => {
    const clients = /^@aws-sdk\/(client-dynamodb|lib-dynamodb|util-dynamodb)$/;
    const found = of('shared/', 'functions/').filter(
      ({ to, from }) => clients.test(to) && !from.startsWith('shared/table/'),
    );
    expect(show(found)).toEqual([]);
  });
});

describe('functions', () => {
  const groupOf = (path: string): string => path.split('/')[1] ?? '';

  test('know nothing of where they run', () => {
    expect(show(of('functions/').filter(({ to }) => /^(local|cli|infra|scripts|lab|test)\//.test(to)))).toEqual([]);
  });

  test('know neither the keys nor the conditions of the table: repositories have a named write for each', async () => {
    const shapes = /^shared\/table\/engine\/(keys|key-text|indexes|expressions)\.ts$/;
    const found = of('functions/').filter(({ to }) => shapes.test(to));
    expect(show(found)).toEqual([]);
    const raw = /\battribute: ['"`]/;
    const files = (await projectFiles('functions')).filter((file) => file.endsWith('.ts'));
    const holders = await Promise.all(
      files.map(async (file) => (raw.test(await readFile(projectFile(file), 'utf8')) ? [file] : [])),
    );
    expect(holders.flat()).toEqual([]);
  });

  test('share nothing with another group: what two groups need lives in shared', () => {
    const across = of('functions/').filter(
      ({ from, to }) =>
        !from.startsWith('functions/catalog/') && to.startsWith('functions/') && groupOf(from) !== groupOf(to),
    );
    expect(show(across)).toEqual([]);
  });

  test('are imported by nothing but the catalog, and what runs, builds and tests them', () => {
    const users = /^(functions|local|infra|scripts|lab|test)\//;
    expect(show(imports.filter(({ from, to }) => to.startsWith('functions/') && !users.test(from)))).toEqual([]);
  });

  test('are all in the catalog', async () => {
    const handlers = (await projectFiles('functions')).filter((file) => file.endsWith('/handler.ts'));
    const named = [...apiGroups, ...workers, pageRenderer].map(({ name }) => `functions/${name}/handler.ts`);
    expect(handlers).toEqual(named.sort());
  });

  test('have every operation in the routes of their group', async () => {
    const files = (await projectFiles('functions')).filter((file) => file.endsWith('.ts'));
    const missing: string[] = [];
    for (const file of files) {
      const [, operationId] = /^\s+operationId: '(\w+)',$/m.exec(await readFile(projectFile(file), 'utf8')) ?? [];
      const group = apiGroups.find(({ name }) => name === groupOf(file));
      if (operationId && !group?.operations.some((operation) => operation.operationId === operationId))
        missing.push(file);
    }
    expect(missing).toEqual([]);
  });
});

describe('the audit command', () => {
  test('is a client of the API: it knows no table and no function', () => {
    expect(
      show(of('cli/audit/').filter(({ to }) => /^(functions|shared\/(table|jobs|http|resources))\//.test(to))),
    ).toEqual([]);
  });
});

describe('coa', () => {
  test('is a client of the API: it knows the client package and how the audit prints, and nothing of the service', () => {
    const imported = of('cli/coa/').filter(
      ({ to }) =>
        !/^(cli\/|clients\/typescript\/src\/|node:|(commander|diff|htmlparser2|mdast|micromark(-extension-gfm)?|remark-(gfm|parse)|unified|yaml|package\.json)$)/.test(
          to,
        ),
    );
    expect(show(imported)).toEqual([]);
    expect(of('cli/coa/').length).toBeGreaterThan(100);
  });
});

describe('everywhere', () => {
  test('only shared/environment.ts reads environment variables, and coa, which loads nothing of the service', async () => {
    const readers = await Promise.all(
      sources
        .filter((file) => !/^(?:test|lab\/bench|clients|console)\//.test(file))
        .map(async (file) => (/\bprocess\.env\b/.test(await readFile(projectFile(file), 'utf8')) ? [file] : [])),
    );
    expect(readers.flat().toSorted()).toEqual(['cli/coa/main.ts', 'shared/environment.ts']);
  });

  test('zod is imported whole, because the named form keeps every language of its messages in the bundle', () => {
    const named = imports.filter(
      ({ to, statement }) => to === 'zod' && !/^import (type )?\* as z from 'zod'/.test(statement),
    );
    expect(show(named)).toEqual([]);
  });

  test('modules of Node.js are imported as such', () => {
    expect(show(imports.filter(({ to }) => builtinModules.includes(to)))).toEqual([]);
  });

  test('our own modules are imported with their extension, and exist', () => {
    const known = new Set(sources);
    const wrong = imports.filter(({ to }) => isOwn(to) && !known.has(to) && !to.endsWith('.json'));
    expect(show(wrong)).toEqual([]);
  });

  test('no files import each other, in a circle of any length, types and lazy imports included', () => {
    expect(cyclesOf(imports.filter(({ from }) => !from.startsWith('test/')))).toEqual([]);
  });
});

function cyclesOf(among: readonly Import[]): string[] {
  const edges = Map.groupBy(
    among.filter(({ to }) => isOwn(to)),
    ({ from }) => from,
  );
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    if (done.has(file)) return;
    done.add(file);
    for (const { to } of edges.get(file) ?? []) visit(to, [...path, file]);
  };
  for (const file of edges.keys()) visit(file, []);
  return cycles;
}
