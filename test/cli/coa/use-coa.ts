/** Runs `coa` in this process, as a person or a program would. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { runCoa } from '../../../cli/coa/run-coa.ts';
import type { OutputStream, Surroundings } from '../../../cli/coa/surroundings.ts';

interface CoaRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Of stdout. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read any field of any output
  json(): any;
}

export interface Coa {
  (...words: string[]): Promise<CoaRun>;
  /** The folder that it runs in. */
  readonly folder: string;
  with(more: Partial<Surroundings> & { terminal?: boolean; columns?: number }): Coa;
}

export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'coa-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function recording(given: { terminal: boolean; columns: number }): OutputStream & { text(): string } {
  const written: string[] = [];
  return {
    write: async (text) => void written.push(text),
    isTerminal: given.terminal,
    hasColours: false,
    columns: given.columns,
    text: () => written.join(''),
  };
}

/** A person at a folder. */
export async function useCoa(environment: Record<string, string> = {}): Promise<Coa> {
  const folder = await makeFolder();
  const make = (more: Partial<Surroundings> & { terminal?: boolean; columns?: number }): Coa => {
    const run = async (...words: string[]): Promise<CoaRun> => {
      const { terminal = false, columns = 100, ...surroundings } = more;
      const [stdout, stderr] = [recording({ terminal, columns }), recording({ terminal: false, columns })];
      const exitCode = await runCoa(words, {
        stdout,
        stderr,
        environment,
        folder,
        homeFolder: folder,
        signal: new AbortController().signal,
        readStdin: async () => '',
        prompt: null,
        ...surroundings,
      });
      return { exitCode, stdout: stdout.text(), stderr: stderr.text(), json: () => JSON.parse(stdout.text()) };
    };
    return Object.assign(run, { folder, with: (other: typeof more) => make({ ...more, ...other }) });
  };
  return make({});
}

/** Signed in by the environment. */
export const signedIn = (system: { baseUrl: string }, tenant: { key: string }): Promise<Coa> =>
  useCoa({ COA_BASE_URL: system.baseUrl, COA_API_KEY: tenant.key });
