/** No export without an import: an export is a promise to other files. Types are exports too. */
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { projectFile, projectFiles } from './project-files.ts';

const folders = [
  'functions',
  'shared',
  'local',
  'cli',
  'infra',
  'scripts',
  'lab',
  'test',
  'clients',
  'console',
] as const;

/** Files whose exports are taken by other programs: the packages of clients, and what a tool loads by its path. */
const isTakenFromOutside = (file: string): boolean =>
  /^clients\/[^/]+\/src\/(?:index|schema\.generated)\.ts$|(?:\.config|\.generated)\.ts$|^functions\/[^/]+\/handler\.ts$|^infra\/build\/lambda-|^test\/harness\/shared-system\.ts$|^lab\/mutation\/|^console\/.*\/render-report\.tsx$|^scripts\/tests\/report-retries\.ts$|^test\/dynamodb-local\/engine\.ts$/.test(
    file,
  );

interface SourceModule {
  exported: string[];
  /** The names that it takes of other files: a name, or `*` for all that they export. */
  taken: { from: string; name: string }[];
}

function readModule(file: string, text: string): SourceModule {
  const { module } = parseSync(file, text);
  const path = (specifier: string): string => posix.join(posix.dirname(file), specifier);
  const takenByStatements = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => ({
      from: path(moduleRequest.value),
      name: importName.name ?? (importName.kind === 'Default' ? 'default' : '*'),
    })),
  );
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  const passedOn = entries.flatMap(({ moduleRequest, importName }) =>
    moduleRequest ? [{ from: path(moduleRequest.value), name: importName.name ?? '*' }] : [],
  );
  // Imports in an expression or in a type.
  const whole = [...text.matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, specifier = '']) => ({
    from: path(specifier),
    name: '*',
  }));
  return {
    exported: entries.flatMap(({ exportName, moduleRequest }) =>
      moduleRequest ? [] : [exportName.kind === 'Default' ? 'default' : String(exportName.name)],
    ),
    taken: [...takenByStatements, ...passedOn, ...whole],
  };
}

test('every export of a file is imported by another one, or taken from outside of the project', async () => {
  const files = ['vitest.config.ts', ...(await Promise.all(folders.map(projectFiles))).flat()].filter(
    (file) => /(?<!\.d)\.tsx?$/.test(file) && !file.includes('/node_modules/') && !file.includes('/dist/'),
  );
  const modules = new Map<string, SourceModule>();
  for (const file of files) modules.set(file, readModule(file, await readFile(projectFile(file), 'utf8')));
  const taken = new Set([...modules.values()].flatMap((one) => one.taken.map(({ from, name }) => `${from} ${name}`)));
  const unused = [...modules].flatMap(([file, { exported }]) =>
    isTakenFromOutside(file) || taken.has(`${file} *`)
      ? []
      : exported.filter((name) => !taken.has(`${file} ${name}`)).map((name) => `${file}: ${name}`),
  );
  expect(modules.size).toBeGreaterThan(2_000);
  expect(unused).toEqual([]);
});
