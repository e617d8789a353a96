/** The checks of the sources: programs that print what is wrong and fail. */
import { spawn } from 'node:child_process';

export interface Check {
  name: string;
  command: string;
  args: string[];
}

interface CheckResult {
  name: string;
  ok: boolean;
  seconds: number;
}

export const typeCache = (name: string): string[] => [
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/types/${name}.json`,
];

/** Runs a command; what it prints appears when it has ended, in one piece. */
const run = ({ name, command, args }: Check): Promise<CheckResult> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const printed: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => printed.push(chunk));
    const end = (ok: boolean): void => {
      process.stdout.write(Buffer.concat(printed));
      resolve({ name, ok, seconds: (performance.now() - startedAt) / 1000 });
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });

/** Runs them one after the other. */
export async function runChecks(checks: readonly Check[]): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) results.push(await run(check));
  return results;
}
