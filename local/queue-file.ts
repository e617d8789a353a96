/**
 * Where the queues of a running system are: they live in its memory, on a separate port, and an operator's command in
 * another process sends to them.
 */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const queueFileSchema = z.object({ pid: z.int().positive(), endpoint: z.url() });

const fileIn = (dataDir: string): string => path.join(dataDir, 'queues.json');

/** Written beside its place and renamed, so that no process reads half of it. Returns a function that removes it. */
export async function writeQueueFile(dataDir: string, endpoint: string): Promise<() => Promise<void>> {
  const file = fileIn(dataDir);
  await writeFile(`${file}.new`, JSON.stringify({ pid: process.pid, endpoint }));
  await rename(`${file}.new`, file);
  return () => rm(file, { force: true });
}

/** The endpoint of the queues of the system that runs on this data directory; null when none does. */
export async function findQueues(dataDir: string): Promise<string | null> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => 'null');
  const found = queueFileSchema.safeParse(JSON.parse(text)).data;
  return found && isAlive(found.pid) ? found.endpoint : null;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
