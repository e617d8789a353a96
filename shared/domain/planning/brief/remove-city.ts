import { compiled } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import type { Said } from './brief-offerings.ts';

/** "Bicycles in Hexford": the town of the business belongs to what it does, and is no part of the name of a page. */
export function removeCity(value: string, city: Said | null, words: ReadingWords): string {
  if (city === null || !value.endsWith(` ${city.value}`)) return value;
  const before = value.slice(0, -city.value.length - 1);
  const bare = before.replace(compiled(String.raw`(?<=\S)\s(?:${words.at})$`), '');
  return bare === before ? value : bare;
}
