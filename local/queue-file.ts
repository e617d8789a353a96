/**
 * Where a running system serves, and where its queues are: they live in its memory, on a separate port, and an operator's
 * command in another process sends to them.
 */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { Environment } from '../shared/environment.ts';
import { PRIVATE_FILE_MODE } from './data-dir.ts';

const queueFileSchema = z.object({
  pid: z.int().positive(),
  endpoint: z.url(),
  /** Where it serves the API and the console; missing until it does. */
  origin: z.url().optional(),
});

const fileIn = (dataDir: string): string => path.join(dataDir, 'queues.json');

/** Written beside its place and renamed, so that no process reads half of it. Returns a function that removes it. */
export async function writeQueueFile(dataDir: string, endpoint: string, origin?: string): Promise<() => Promise<void>> {
  const file = fileIn(dataDir);
  await writeFile(`${file}.new`, JSON.stringify({ pid: process.pid, endpoint, origin }), { mode: PRIVATE_FILE_MODE });
  await rename(`${file}.new`, file);
  return () => rm(file, { force: true });
}

/** The endpoint of the queues of the system that runs on this data directory; null when none does. */
export const findQueues = async (dataDir: string): Promise<string | null> =>
  (await findRunning(dataDir))?.endpoint ?? null;

/** Where the system that runs on this data directory serves the console; null when none does. */
export const findOrigin = async (dataDir: string): Promise<string | null> =>
  (await findRunning(dataDir))?.origin ?? null;

/** Listening on all addresses is reached at the loopback one. */
const reachableHosts: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Where `npm start` serves, by its settings, as a program on this machine reaches it. */
export function localOrigin({ HOST, PORT }: Pick<Environment, 'HOST' | 'PORT'>): string {
  const host = reachableHosts[HOST] ?? HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

async function findRunning(dataDir: string): Promise<z.infer<typeof queueFileSchema> | null> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => 'null');
  const found = queueFileSchema.safeParse(JSON.parse(text)).data;
  return found && isAlive(found.pid) ? found : null;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
