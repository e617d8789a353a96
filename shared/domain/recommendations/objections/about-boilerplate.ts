import { isBroadNoun } from '../../keywords/broad-nouns.ts';
import { hasBusinessWords, isBusinessWord } from '../../language/business-words.ts';
import { isFillerWord } from '../../language/filler-words.ts';
import type { Language } from '../../language/languages.ts';
import { hasUnspacedScript } from '../../language/segment-words.ts';
import { termKey, termsOf } from '../../language/subject-terms.ts';
import { prose } from './about-wording.ts';
import { type ObjectionRule, quoted } from './objection.ts';

/** Different words from which on a text, and a description, can be told from that of any other page. */
const WORDS_MIN = 10;
const DESCRIPTION_WORDS_MIN = 7;
/** The part of them that any business says of itself; of a longer text, where chance is smaller, less. Real text stays below 0.3 (docs/grading.md). */
const ANYONES_MAX = 0.55;
const LONG_ANYONES_MAX = 0.42;
const LONG_WORDS = 25;

const isAnyones = (word: string, language: Language): boolean =>
  isBusinessWord(word, language) || (!hasUnspacedScript(word) && isBroadNoun(word));

/** What is added could not stand on any other page: it has more to say than that the team is friendly and the quality high. */
export const isNoBoilerplate: ObjectionRule = (edit) => {
  const { language, named, targetField } = edit;
  if (language === null || !hasBusinessWords(language)) return [];
  if (targetField !== 'body_content' && targetField !== 'meta_description') return [];
  const text = prose(edit);
  const words = [...new Set(termsOf(text, language))].filter(
    (word) => !isFillerWord(word, language) && !/^\p{Script=Hiragana}+$/u.test(word),
  );
  if (words.length < (targetField === 'body_content' ? WORDS_MIN : DESCRIPTION_WORDS_MIN)) return [];
  const anyones = words.filter((word) => isAnyones(word, language) && !named.has(termKey(word, language)));
  const most = words.length >= LONG_WORDS && !hasUnspacedScript(text) ? LONG_ANYONES_MAX : ANYONES_MAX;
  return anyones.length >= most * words.length
    ? [
        `${quoted(text)} could stand on any page: ${anyones.length} of its ${words.length} different words say nothing of this one.`,
      ]
    : [];
};
