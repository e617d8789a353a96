import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '../../data-dir.ts';

const startedSchema = z.object({
  event: z.literal('started'),
  machine: z.string(),
  name: z.string(),
  startDate: z.number(),
  input: z.string(),
});

const endedSchema = z.object({
  event: z.literal('ended'),
  machine: z.string(),
  name: z.string(),
  startDate: z.number(),
  stopDate: z.number(),
  status: z.enum(['SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED']),
  error: z.string().optional(),
  cause: z.string().optional(),
});

const entrySchema = z.discriminatedUnion('event', [startedSchema, endedSchema]);

export type JournalEntry = z.infer<typeof entrySchema>;

export interface Journal {
  /** Resolves when the entry is on disk; rejects when it could not be written. */
  append(entry: JournalEntry): Promise<void>;
  /** Resolves when everything appended is on disk and the file is closed. */
  close(): Promise<void>;
}

/** The file may grow by this much over the state that it contains before it is written anew. */
const slackBytes = 4 * 1024 * 1024;

const journalPath = (dir: string) => join(dir, 'executions.jsonl');

/**
 * Reads the journal, oldest entry first. A line that a crash tore off is left out: whoever waited for it got no answer.
 */
export async function readJournal(dir: string): Promise<JournalEntry[]> {
  const text = await readFile(journalPath(dir), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap(parseLine);
}

function parseLine(line: string): JournalEntry[] {
  try {
    return [entrySchema.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

/**
 * Opens the journal for writing. `snapshot` gives the entries of the present state; the file is written anew
 * from it now, and again whenever it has grown well beyond it.
 */
export async function openJournal(dir: string, snapshot: () => JournalEntry[]): Promise<Journal> {
  await mkdir(dir, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  let file = await rewrite(dir, snapshot());
  let rewriteAtBytes = file.sizeBytes + slackBytes;
  let pending: { line: string; written: PromiseWithResolvers<void> }[] = [];
  let flushing: Promise<void> | null = null;

  // Whoever appends while a flush runs shares the next one: one fsync for all of them.
  const flush = async () => {
    while (pending.length > 0) {
      const batch = pending;
      pending = [];
      try {
        await file.write(batch.map(({ line }) => line).join(''));
        for (const { written } of batch) written.resolve();
      } catch (error) {
        for (const { written } of batch) written.reject(error);
      }
      if (file.sizeBytes > rewriteAtBytes) await compact();
    }
    flushing = null;
  };

  const compact = async () => {
    try {
      const fresh = await rewrite(dir, snapshot());
      await file.close();
      file = fresh;
    } catch {
      // The old file is whole and still open. The next attempt follows after the same growth.
    }
    rewriteAtBytes = file.sizeBytes + slackBytes;
  };

  return {
    append(entry) {
      const written = Promise.withResolvers<void>();
      pending.push({ line: `${JSON.stringify(entry)}\n`, written });
      flushing ??= flush();
      return written.promise;
    },
    async close() {
      await flushing;
      await file.close();
    },
  };
}

/** Writes the whole journal beside the old one and puts it in its place, so that a crash leaves one or the other. */
async function rewrite(dir: string, entries: JournalEntry[]): Promise<AppendFile> {
  const path = journalPath(dir);
  const handle = await open(`${path}.new`, 'w', PRIVATE_FILE_MODE);
  const text = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  await handle.writeFile(text);
  await handle.sync();
  await rename(`${path}.new`, path);
  await syncDirectory(dir);
  return createAppendFile(handle, Buffer.byteLength(text));
}

async function syncDirectory(dir: string): Promise<void> {
  // Windows cannot open a directory; there the rename is durable on its own.
  if (process.platform === 'win32') return;
  const handle = await open(dir, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

interface AppendFile {
  sizeBytes: number;
  write(text: string): Promise<void>;
  close(): Promise<void>;
}

function createAppendFile(handle: Awaited<ReturnType<typeof open>>, startBytes: number): AppendFile {
  const file: AppendFile = {
    sizeBytes: startBytes,
    async write(text) {
      const bytes = Buffer.from(text);
      // At an explicit position: a write that failed half-way is overwritten by the next.
      let written = 0;
      while (written < bytes.length) {
        written += (await handle.write(bytes, written, bytes.length - written, file.sizeBytes + written)).bytesWritten;
      }
      await handle.datasync();
      file.sizeBytes += bytes.length;
    },
    close: () => handle.close(),
  };
  return file;
}
