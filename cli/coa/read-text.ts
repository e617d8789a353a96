import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from './errors.ts';
import type { Surroundings } from './surroundings.ts';

/** The text of a file that was named on the command line; `-` is stdin. */
export async function readText(name: string, { folder, readStdin }: Surroundings): Promise<string> {
  if (name === '-') return readStdin();
  return readFile(path.resolve(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${name} cannot be read: ${error.code ?? error.message}`);
  });
}
