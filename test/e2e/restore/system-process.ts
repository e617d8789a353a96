/** The system as `npm start` runs it, in a separate process, on a table of an engine that outlives it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '../../../local/engines/free-port.ts';
import { processVariables } from '../../../shared/environment.ts';
import { highLimits } from '../../harness/high-limits.ts';
import { waitUntil } from '../../harness/wait-until.ts';

const main = join(import.meta.dirname, '../../../local/main.ts');
const START_MS_MAX = 120_000;

interface SystemProcess extends AsyncDisposable {
  baseUrl: string;
  /** Of the demo organization; null but at the first start on a table. */
  key: string | null;
}

export async function startSystemProcess(environment: Record<string, string>): Promise<SystemProcess> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [main], {
    env: { ...processVariables(), ...highLimits, PORT: String(port), LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  await waitUntil(
    'the system answers',
    async () => {
      if (child.exitCode !== null) throw new Error(`the system ended at its start: ${output}`);
      const answer = await fetch(`${baseUrl}/health`).catch(() => null);
      return answer?.ok && output.includes('Content Optimization API');
    },
    START_MS_MAX,
  );
  return {
    baseUrl,
    key: /(coa_[\w-]{43})/.exec(output)?.[1] ?? null,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
