import { readData } from '../read-data.ts';
import type { ReadingWordsFile } from './reading-words-schema.ts';

/**
 * The words of a meaning, by which rules of a room read text of whatever language: `listReadingWords('facts', 'streetWords')`.
 * @throws Error where the room has no such meaning.
 */
export function listReadingWords(room: string, meaning: string): readonly string[] {
  const words = (readData('reading-words', room) as ReadingWordsFile | null)?.[meaning];
  if (words === undefined) throw new Error(`no reading-words for ${room} ${meaning}`);
  return words;
}

/** The same as alternatives of a pattern, without a group around them. */
export const alternatives = (room: string, meaning: string): string => listReadingWords(room, meaning).join('|');
