import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files of this folder, from the root of the data. In a bundle this is the folder of the function, where the build puts the
 * kinds that its code reads (infra/build/copy-language-data.ts).
 */
const directory = import.meta.dirname;

const files = new Map<string, unknown>();

/**
 * Reads a file of a kind of data at the first call: `readData('trades', 'de')`. Its rows are not checked here: the tests hold every file to
 * the schema beside it.
 * @returns null where the kind has no such file, as for a language in which it was not written down.
 * @throws Error where the folder of the kind is missing.
 */
export function readData(kind: string, name: string): unknown {
  const path = join(directory, kind);
  const id = `${kind}/${name}`;
  if (!files.has(id)) {
    const file = `${name}.json`;
    files.set(id, readdirSync(path).includes(file) ? JSON.parse(readFileSync(join(path, file), 'utf8')) : null);
  }
  return files.get(id);
}

/** The names of the files of a kind, without their ending. */
export const listData = (kind: string): string[] =>
  readdirSync(join(directory, kind))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted();
