import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completionTree } from '../../../cli/coa/completion/completion-tree.ts';
import { buildProgram } from '../../../cli/coa/program.ts';
import { useCoa } from './use-coa.ts';

const run = promisify(execFile);
const shells = ['bash', 'zsh', 'fish'] as const;

let folder: string;
const scriptOf = (shell: string): string => path.join(folder, `coa.${shell}`);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'coa-completion-'));
  const coa = await useCoaOutside();
  for (const shell of shells) await writeFile(scriptOf(shell), (await coa('completion', shell)).stdout);
});
afterAll(() => rm(folder, { recursive: true }));

/** useCoa cleans up after a test: here there is none yet. */
async function useCoaOutside() {
  const { runCoa } = await import('../../../cli/coa/run-coa.ts');
  return async (...words: string[]): Promise<{ stdout: string }> => {
    let stdout = '';
    const stream = { isTerminal: false, hasColours: false, columns: 100 };
    await runCoa(words, {
      stdout: {
        ...stream,
        write: async (text) => {
          stdout += text;
        },
      },
      stderr: { ...stream, write: async () => {} },
      environment: {},
      folder,
      homeFolder: folder,
      signal: new AbortController().signal,
      readStdin: async () => '',
      prompt: null,
    });
    return { stdout };
  };
}

/** The completions of bash for the last word. */
async function offers(...words: string[]): Promise<string[]> {
  const line = words.map((word) => `'${word}'`).join(' ');
  const script = `source '${scriptOf('bash')}'; COMP_WORDS=(coa ${line}); COMP_CWORD=${words.length}; _coa; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = await run('bash', ['--norc', '-c', script]);
  return stdout.split('\n').filter(Boolean);
}

const isInstalled = async (shell: string): Promise<boolean> =>
  run(shell, ['-c', 'true']).then(
    () => true,
    () => false,
  );

describe('bash', () => {
  test.each([
    { words: ['si'], offered: ['sites'] },
    { words: ['sites', 'sch'], offered: ['schedule'] },
    { words: ['sites', 'crawl', '--re'], offered: ['--render'] },
    { words: ['sites', 'crawl', '1', '--render', ''], offered: ['never', 'auto', 'always'] },
    { words: ['pages', 'list', '--sort', 'prim'], offered: ['primary_keyword'] },
    { words: ['--json', 'rec'], offered: ['recs'] },
    { words: ['completion', ''], offered: expect.arrayContaining(['bash', 'zsh', 'fish']) },
    // A value of any kind: bash goes on with the names of files.
    { words: ['recs', 'resolve', '1', '--content', ''], offered: [] },
  ])('$words offers $offered', async ({ words, offered }) => {
    expect(await offers(...words)).toEqual(offered);
  });

  test('offers every command of the tree, and every option of each', async () => {
    const tree = completionTree(await buildProgram(null, async () => {}));
    expect(tree.length).toBeGreaterThan(45);
    const lines = tree.map(({ path: at }) => at.split(' ').slice(1));
    // One process for all: each prints what it offers on one line.
    const script = lines
      .map((words) => {
        const all = [...words, ''].map((word) => `'${word}'`).join(' ');
        return `COMP_WORDS=(coa ${all}); COMP_CWORD=${words.length + 1}; _coa; echo "\${COMPREPLY[*]}"`;
      })
      .join('\n');
    const { stdout } = await run('bash', ['--norc', '-c', `source '${scriptOf('bash')}'\n${script}`]);
    const offered = stdout.trimEnd().split('\n');
    for (const [at, node] of tree.entries()) {
      const expected = [
        ...node.commands.map(({ name }) => name),
        ...node.choices,
        ...node.options.map(({ name }) => name),
      ];
      expect(offered[at]?.split(' '), node.path).toEqual(expected);
    }
  });
});

describe('zsh and fish', () => {
  test('have every command and option of the tree', async () => {
    const coa = await useCoa();
    const tree = completionTree(await buildProgram(null, async () => {}));
    const [zsh, fish] = [(await coa('completion', 'zsh')).stdout, (await coa('completion', 'fish')).stdout];
    for (const { path: at, commands, options } of tree) {
      expect(zsh).toContain(`('${at}') candidates=(`);
      for (const { name } of commands) expect(fish).toContain(`complete -c coa -n '__coa_at ${at}' -f -a ${name} -d `);
      for (const { name } of options)
        expect(fish).toContain(`complete -c coa -n '__coa_at ${at}' -l ${name.slice(2)} `);
    }
  });

  test.each(shells)(
    'the script for %s has balanced quotes, and the shell reads it where it is installed',
    async (shell) => {
      const coa = await useCoa();
      const { stdout } = await coa('completion', shell);
      // Of fish a quote within quotes is \\', of the others '\\''.
      const rest = stdout.replaceAll(/#.*/g, '').replaceAll(shell === 'fish' ? "\\'" : "'\\''", '');
      expect((rest.match(/'/g)?.length ?? 0) % 2).toBe(0);
      if (await isInstalled(shell)) await run(shell, ['-n', scriptOf(shell)]);
    },
  );
});
