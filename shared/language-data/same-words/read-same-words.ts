import { readData } from '../read-data.ts';
import type { SameWordsRow } from './same-words-schema.ts';

/** The words of one meaning in a language, stems of words among them. */
export const readSameWords = (language: string): readonly SameWordsRow[] =>
  (readData('same-words', language) as SameWordsRow[] | null) ?? [];
