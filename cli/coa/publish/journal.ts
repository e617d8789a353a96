/** The values that a publication replaced, on the disk before the first write. It holds no secret. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../errors.ts';
import { type FolderFiles, NOTES_FOLDER } from '../folder/folder-files.ts';
import type { SlotChange } from './target.ts';

const FOLDER = `${NOTES_FOLDER}/publish`;
const FORMAT = 1;

export interface JournalItem {
  readonly page_id: number;
  readonly key: string;
  readonly url: string;
  readonly changes: readonly SlotChange[];
}

interface Publication {
  readonly format: typeof FORMAT;
  readonly target: string;
  readonly site_id: number;
  readonly started_at: string;
  readonly undone_at: string | null;
  readonly items: readonly JournalItem[];
}

export interface JournalFile {
  readonly file: string;
  readonly publication: Publication;
}

/** Begins a file; it is synced to the disk when this resolves. */
export async function beginJournal(
  files: FolderFiles,
  given: Pick<Publication, 'target' | 'site_id' | 'items'>,
): Promise<JournalFile> {
  const startedAt = new Date().toISOString();
  const publication = { format: FORMAT, ...given, started_at: startedAt, undone_at: null } as const;
  const file = `${FOLDER}/${startedAt.replaceAll(/[:.]/g, '-')}-site-${given.site_id}.json`;
  await saveJournal(files, { file, publication });
  return { file, publication };
}

export const saveJournal = (files: FolderFiles, { file, publication }: JournalFile): Promise<void> =>
  files.write(file, `${JSON.stringify(publication, null, 1)}\n`);

/** The latest publication of the site to the target that was not undone; null when there is none. */
export async function findPublication(
  files: FolderFiles,
  { target, siteId }: { target: string; siteId: number },
): Promise<JournalFile | null> {
  const names = await readdir(path.join(files.root, ...FOLDER.split('/'))).catch((): string[] => []);
  for (const name of names
    .filter((one) => one.endsWith('.json'))
    .toSorted()
    .toReversed()) {
    const file = `${FOLDER}/${name}`;
    const publication = parsePublication(file, (await files.read(file)) ?? '');
    if (publication.target === target && publication.site_id === siteId && publication.undone_at === null)
      return { file, publication };
  }
  return null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string | null => value === null || typeof value === 'string';

function isItem(value: unknown): value is JournalItem {
  if (!isRecord(value) || typeof value['key'] !== 'string' || !Array.isArray(value['changes'])) return false;
  return value['changes'].every(
    (one: unknown) => isRecord(one) && typeof one['slot'] === 'string' && isText(one['before']) && isText(one['after']),
  );
}

function parsePublication(file: string, text: string): Publication {
  try {
    const json: unknown = JSON.parse(text);
    const items = isRecord(json) && json['format'] === FORMAT ? json['items'] : null;
    if (Array.isArray(items) && items.every(isItem)) return json as Publication;
  } catch {
    // Said below.
  }
  throw new CommandError(`${file} is damaged: move it away, or restore the values by hand`);
}
