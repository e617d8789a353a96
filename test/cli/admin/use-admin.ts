/** The commands in this process, over a separate table. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import type { AdminServices } from '../../../cli/admin/command.ts';
import { runCommand } from '../../../cli/admin/run-command.ts';
import { startDynamoDb } from '../../../local/engines/dynamodb.ts';
import { openKeyFileCipher } from '../../../shared/providers/secrets/key-file-cipher.ts';
import { openTable } from '../../../shared/table/engine/client.ts';
import { createTable } from '../../../shared/table/engine/create-table.ts';
import { createIdAllocator } from '../../../shared/table/engine/ids.ts';

interface CommandRun {
  exitCode: number;
  stdout: string;
  stderr: string;
}

interface Admin {
  readonly services: AdminServices;
  /** Exactly these arguments. */
  run(...argv: string[]): Promise<CommandRun>;
  /** With `--json`: what it printed. A command that fails fails the test. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read any field of any result
  json(...argv: string[]): Promise<any>;
  /** A command that must fail with one line on stderr and nothing on stdout: that line. */
  refusal(...argv: string[]): Promise<string>;
  /** A file that commands find under this name. */
  file(name: string, content: string | Uint8Array): Promise<string>;
}

/** Over the services of a running system, or over a table that lives as long as the test file. */
export function useAdmin(
  given?: () => Omit<AdminServices, 'deadLetters' | 'sendJob' | 'consoleOrigin' | 'resolveFile' | 'waitUntil'>,
): Admin {
  const cleanup = new AsyncDisposableStack();
  let services: AdminServices | undefined;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'content-optimization-admin-'));
    cleanup.defer(() => rm(folder, { recursive: true, force: true }));
    const opened = given?.() ?? (await openTestServices(folder, cleanup));
    // Whoever waits finds the time passed: the clock of the commands is set on.
    let waitedMs = 0;
    services = {
      ...opened,
      now: () => new Date(opened.now().getTime() + waitedMs),
      deadLetters: null,
      sendJob: null,
      consoleOrigin: async () => 'http://127.0.0.1:3000',
      resolveFile: (name) => path.join(folder, name),
      waitUntil: async (at) => {
        waitedMs = Math.max(waitedMs, at.getTime() - opened.now().getTime() + 1);
      },
    };
  });
  afterAll(() => cleanup.disposeAsync());

  const known = (): AdminServices => {
    if (!services) throw new Error('the services are not open yet');
    return services;
  };
  const run: Admin['run'] = async (...argv) => {
    const [out, errors]: [string[], string[]] = [[], []];
    const exitCode = await runCommand(argv, {
      writeOut: async (text) => void out.push(text),
      writeError: async (text) => void errors.push(text),
      open: async () => ({ ...known(), [Symbol.asyncDispose]: async () => {} }),
    });
    return { exitCode, stdout: out.join(''), stderr: errors.join('') };
  };
  return {
    get services() {
      return known();
    },
    run,
    async json(...argv) {
      const { exitCode, stdout, stderr } = await run(...argv, '--json');
      expect([exitCode, stderr]).toEqual([0, '']);
      return JSON.parse(stdout);
    },
    async refusal(...argv) {
      const { exitCode, stdout, stderr } = await run(...argv, '--json');
      expect(exitCode).toBeGreaterThan(0);
      expect(stdout).toBe('');
      expect(stderr).toMatch(/^admin: [^\n]+\n$/);
      return stderr.slice('admin: '.length, -1);
    },
    async file(name, content) {
      await writeFile(path.join(folder, name), content);
      return name;
    },
  };
}

async function openTestServices(folder: string, cleanup: AsyncDisposableStack) {
  const engine = await startDynamoDb({ dataDir: null });
  cleanup.defer(() => engine.stop());
  const table = openTable({
    TABLE_NAME: 'content-optimization',
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
  });
  cleanup.defer(() => table.documents.destroy());
  await createTable(table);
  const cipher = await openKeyFileCipher(path.join(folder, 'secrets.key'));
  return { table, ids: createIdAllocator(table), cipher, now: () => new Date() };
}
