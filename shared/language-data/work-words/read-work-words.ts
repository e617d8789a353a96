import { readData } from '../read-data.ts';
import type { WorkWords } from './work-words-schema.ts';

/** The words of work in a language; null where they were not written down in it. */
export const readWorkWords = (language: string): WorkWords | null =>
  readData('work-words', language) as WorkWords | null;
