import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

/** Positions of people in businesses, in the languages that pages are read in: beginnings of words. */
const heads = alternatives('facts', 'heads');
const others = alternatives('facts', 'others');

const position = new RegExp(`(?<!\\p{L})(?:${heads}|${others})`, 'iu');

/** The first words say what someone does. */
export const namesPosition = (text: string): boolean => position.test(text.split(' ').slice(0, 3).join(' '));
const japanesePosition = new RegExp(`^(?:${alternatives('facts', 'japanesePosition')})$`, 'u');
/** A whole line of such words: `鍼灸師`, `整体師・トレーナー`. */
export function isJapanesePosition(text: string): boolean {
  const words = text.split(/[・、/／\s&＆]/u).filter((word) => word !== '');
  return words.length > 0 && words.every((word) => japanesePosition.test(word));
}
