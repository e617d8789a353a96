import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modelTasks } from '../../shared/domain/model-prompts/model-tasks.ts';

const root = join(import.meta.dirname, '../..');
const documents = ['README.md', 'CONTRIBUTING.md', 'lab/README.md', ...globSync('docs/**/*.md', { cwd: root })];
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** `shared/table/engine/keys.ts`, `test/faults/`; not `functions/<group>/routes.ts`, whose brackets stand for a name. */
const namedFiles = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g)]
    .map(([, path = '']) => path)
    .filter((path) =>
      /^(\.github|cli|docs|functions|infra|lab|local|scripts|shared|statemachines|test|structure)\//.test(path),
    );

const links = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target = '']) => target);

describe.each(documents)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8');

  test('names files that are there', () => {
    // The table of threats names tests below test/.
    const isThere = (path: string): boolean => [path, `test/${path}`].some((place) => existsSync(join(root, place)));
    expect(namedFiles(text).filter((path) => !isThere(path))).toEqual([]);
  });

  test('links to what is there', () => {
    expect(links(text).filter((target) => !existsSync(join(root, dirname(file), target)))).toEqual([]);
  });

  test('names npm scripts that exist', () => {
    const named = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});

describe('docs/README.md', () => {
  test('lists every document, and README.md fits on 110 lines', () => {
    const index = links(readFileSync(join(root, 'docs/README.md'), 'utf8'));
    const unlisted = globSync('docs/*.md', { cwd: root }).filter(
      (file) => file !== 'docs/README.md' && !index.includes(file.slice('docs/'.length)),
    );
    expect(unlisted).toEqual([]);
    expect(readFileSync(join(root, 'README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(110);
  });
});

describe('docs/configuration.md', () => {
  test('names every variable that an operator may set', () => {
    const configuration = readFileSync(join(root, 'docs/configuration.md'), 'utf8');
    const shared = readFileSync(join(root, 'shared/environment.ts'), 'utf8');
    const operator = /const operatorVariables = \{([\s\S]*?)\n\}/.exec(shared)?.[1] ?? '';
    const names = [...operator.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !configuration.includes(`\`${name}\``))).toEqual([]);
  });

  test('lists the tasks of a model with their defaults', () => {
    const configuration = readFileSync(join(root, 'docs/configuration.md'), 'utf8');
    const rows = configuration.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
    const listed = rows.flatMap(([, task = '', , ...defaults]) =>
      /^`[A-Z]+`$/.test(task) && defaults.length === 4
        ? [[task.slice(1, -1).toLowerCase(), ...defaults.slice(0, 3)]]
        : [],
    );
    const tasks = Object.entries(modelTasks).map(([task, { effort, seconds, secondsMax }]) => [
      task,
      effort,
      String(seconds),
      String(secondsMax),
    ]);
    expect(listed).toEqual(tasks);
  });
});

describe('docs/watch.md and docs/restore.md', () => {
  test('ask for log lines that the code writes', () => {
    const runbook = ['docs/watch.md', 'docs/restore.md']
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
    const asked = [...runbook.matchAll(/message = "([^"]+)"/g)].map(([, message = '']) =>
      message.replaceAll('\n', ' '),
    );
    const sources = globSync('{functions,shared}/**/*.ts', { cwd: root }).map((file) =>
      readFileSync(join(root, file), 'utf8'),
    );
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((message) => !sources.some((text) => text.includes(`'${message}'`)))).toEqual([]);
  });
});
