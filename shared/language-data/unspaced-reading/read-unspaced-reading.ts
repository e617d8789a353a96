import { readData } from '../read-data.ts';
import type { UnspacedReadingTable } from './unspaced-reading-schema.ts';

/** How briefs of a language are read that writes without spaces. @throws Error for another language. */
export function readUnspacedReading(language: string): UnspacedReadingTable {
  const table = readData('unspaced-reading', language);
  if (table === null) throw new Error(`no unspaced-reading for ${language}`);
  return table as UnspacedReadingTable;
}
