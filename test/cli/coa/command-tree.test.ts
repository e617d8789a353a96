import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import type { CommandDefinition, CommandGroup } from '../../../cli/coa/command.ts';
import { exitCodes } from '../../../cli/coa/exit-codes.ts';
import { buildProgram } from '../../../cli/coa/program.ts';
import { topLevelCommands } from '../../../cli/coa/top-level-commands.ts';
import { projectFile } from '../../structure/project-files.ts';
import { useCoa } from './use-coa.ts';

const isGroup = (loaded: CommandDefinition | CommandGroup): loaded is CommandGroup => 'commands' in loaded;

const definitions = (
  await Promise.all(
    topLevelCommands.map(async ({ name, description, load }) => {
      const loaded = await load();
      expect(loaded).toMatchObject({ name, description });
      return isGroup(loaded)
        ? loaded.commands.map((definition) => ({ path: `${name} ${definition.name}`, definition }))
        : [{ path: name, definition: loaded }];
    }),
  )
).flat();

const document = await readFile(projectFile('docs/coa.md'), 'utf8');
const documented = [...document.matchAll(/```sh\n(.*?)```/gs)]
  .flatMap(([, block = '']) => block.split('\n'))
  .filter((line) => line.startsWith('coa '));

/** The words of a command line, up to a pipe or a redirection; of a pipe also what xargs starts. */
function commandLines(line: string): string[][] {
  const words = [...line.matchAll(/'([^']*)'|"([^"]*)"|([^\s'"]+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');
  const lines: string[][] = [[]];
  for (const word of words) {
    if (word === '|') lines.push([]);
    else lines.at(-1)?.push(word);
  }
  return lines.flatMap((given) => {
    const start = given.indexOf('coa');
    if (start < 0) return [];
    const end = given.findIndex((word) => /^[<>]/.test(word));
    const own = given.slice(start + 1, end < 0 ? undefined : end);
    // xargs adds the words that it reads.
    return [given[0] === 'xargs' ? [...own, '7'] : own];
  });
}

/** Reads a command line by commander's tree; returns the definition that would run. */
async function parse(words: readonly string[]): Promise<CommandDefinition | null> {
  let ran: CommandDefinition | null = null;
  const program = await buildProgram(words, async (definition) => {
    ran = definition;
  });
  const settle = (command: Command): void => {
    command.exitOverride().configureOutput({ writeOut: () => {}, writeErr: () => {} });
    command.commands.forEach(settle);
  };
  settle(program);
  await program.parseAsync([...words], { from: 'user' });
  return ran;
}

describe('every command', () => {
  test.each(definitions)('coa $path has examples that run it, and a description', async ({ definition }) => {
    expect(definition.description).not.toBe('');
    expect(definition.examples.length).toBeGreaterThan(0);
    for (const example of definition.examples) {
      const ran = await Promise.all(commandLines(example).map(parse));
      expect(ran, example).toContain(definition);
    }
  });

  test.each(definitions)('coa $path has an example in docs/coa.md', async ({ definition }) => {
    const ran = await Promise.all(documented.flatMap(commandLines).map(parse));
    expect(ran).toContain(definition);
  });

  test.each(definitions)('coa $path --help names its arguments, options and examples', async ({ path, definition }) => {
    const coa = await useCoa();
    const { exitCode, stdout, stderr } = await coa(...path.split(' '), '--help');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    for (const example of definition.examples) expect(stdout).toContain(`  ${example}\n`);
    expect(stdout).toMatch(new RegExp(`^Usage: coa ${path}`));
  });
});

describe('docs/coa.md', () => {
  test.each(documented)('%s is a command line of the tree', async (line) => {
    for (const words of commandLines(line)) await expect(parse(words)).resolves.not.toBeNull();
  });

  test('lists every exit code', () => {
    const listed = [...document.matchAll(/^\| (\d+) \|/gm)].map(([, code]) => Number(code));
    expect(listed).toEqual(Object.values(exitCodes));
  });
});

describe('a wrong command line', () => {
  test.each([
    { words: ['pages', 'lst'], said: "unknown command 'lst' (Did you mean list?)" },
    { words: ['pagess'], said: "unknown command 'pagess' (Did you mean pages?)" },
    { words: ['pages', 'show'], said: "missing required argument 'page'" },
    { words: ['pages', 'show', 'x'], said: 'must be the id or the URL of a page' },
    { words: ['pages', 'show', '1', '2'], said: 'too many arguments' },
    { words: ['sites', 'crawl', '1', '--max-pages', '0'], said: 'must be a whole number from 1 to 1000000' },
    { words: ['sites', 'crawl', '1', '--render', 'often'], said: 'must be one of never, auto, always' },
    { words: ['sites', 'list', '--nope'], said: "unknown option '--nope'" },
    { words: ['pages', 'show', '1\u001b[31m'], said: 'must be the id or the URL' },
  ])('$words is exit code 2 and one line', async ({ words, said }) => {
    const run = await (await useCoa())(...words);
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toContain(said);
    expect(run.stderr).toMatch(/^coa: [^\n]* \(see --help\)\n$/);
    expect(run.stderr).not.toContain('\u001b');
  });

  test('is a line of JSON with --json', async () => {
    const coa = await useCoa();
    for (const words of [['nosuch'], ['pages', 'show', 'x'], ['pages']]) {
      const run = await coa(...words, '--json');
      expect([run.exitCode, run.stdout]).toEqual([2, '']);
      expect(JSON.parse(run.stderr)).toEqual({ error: { message: expect.stringMatching(/./), exit_code: 2 } });
    }
  });

  test('a group without its command shows its help on stderr', async () => {
    const run = await (await useCoa())('pages');
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toMatch(/^Usage: coa pages/);
  });
});

test('coa --version prints the version of the package', async () => {
  const run = await (await useCoa())('--version');
  const { version } = JSON.parse(await readFile(projectFile('package.json'), 'utf8'));
  expect(run).toMatchObject({ exitCode: 0, stdout: `${version}\n`, stderr: '' });
});
