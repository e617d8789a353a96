import { readData } from '../read-data.ts';
import type { SentenceWords } from './sentence-words-schema.ts';

/** The words of sentences in a language; null where they were not written down in it. */
export const readSentenceWords = (language: string): SentenceWords | null =>
  readData('sentence-words', language) as SentenceWords | null;
