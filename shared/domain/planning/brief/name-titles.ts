import type { Language } from '../../language/languages.ts';
import { compiled } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';
import type { Said } from './brief-offerings.ts';
import type { Statement } from './brief-statements.ts';
import { cleaned } from './clean-name.ts';
import { findTopic } from './label-topics.ts';

const STATEMENTS_READ_MAX = 8;
const TITLE_WORDS_MAX = 5;

/** Letters without case: what stands behind "called", up to a mark or a word that begins a clause. */
export function uncasedName(
  statements: readonly Statement[],
  words: ReadingWords,
  language: Language | null,
): Said | null {
  if (language !== 'ar') return null;
  const name = String.raw`(\p{L}+(?:\s\p{L}+){0,3}?\s?)(?=[.,;:("«»]|$|\s(?:${words.tail}|${words.is}|و|نقدم|نبيع|هي)\s)`;
  const cues = [
    String.raw`(?<!\p{L})(?:${words.named})\s["«“]?`,
    String.raw`(?<!\p{L})(?:${words.weAre})\s(?=(?:${wordsFor('businessesBeforeNames')})\s\p{L})`,
    String.raw`^(?=(?:${wordsFor('businessesBeforeNames')})\s\p{L})`,
  ];
  for (const cue of cues)
    for (const { text } of statements.slice(0, STATEMENTS_READ_MAX)) {
      const found = compiled(`${cue}${name}`).exec(text)?.[1]?.trim();
      if (found !== undefined && found.length > 2) return { value: found, words: text };
    }
  return null;
}

/** The one heading of the highest rank, as a README has it: "# kvlite". A heading of a part of the brief is none. */
export function onlyTitle(statements: readonly Statement[], words: ReadingWords): Said | null {
  const title = statements.find(({ isTitle }) => isTitle === true);
  if (title === undefined || findTopic(title.text, words) !== null) return null;
  const name = cleaned(title.text.split(/\s[–—|·-]\s|:\s/u, 1)[0] ?? '', null);
  return name === null || isPlace(name) || name.split(' ').length > TITLE_WORDS_MAX
    ? null
    : { value: name, words: title.text };
}

/** True for the name of a place. */
export const isPlace = (name: string): boolean => placeMentions(name).some(({ text, at }) => at === 0 && text === name);
