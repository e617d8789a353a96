import { isFillerWord } from '../../language/filler-words.ts';
import { termKey, termsOf } from '../../language/subject-terms.ts';
import { isSubject } from '../topic-likeness.ts';
import { type ObjectionRule, quoted } from './objection.ts';

/** Different words from which on a text has more to say than its page by more than chance. */
const WORDS_MIN = 25;
/** The part of them that the page does not have. A third taken from a real page has 0.3 at least (docs/grading.md). */
const NEW_MIN = 0.2;
const asksForMore = ['depth_length', 'depth_coverage', 'depth_running_text'];

/** More text says more: it does not tell the page once more in another order. An introduction, a list or an answer may. */
export const saysMore: ObjectionRule = ({ added, before, criteria, language, named, removed }) => {
  if (removed > 0 || !asksForMore.some((key) => criteria.has(key))) return [];
  const text = added.sentences.join(' ');
  const words = termsOf(text, language).filter((word) => !isFillerWord(word, language));
  const terms = [...new Set(words.map((word) => termKey(word, language)))];
  if (terms.length < WORDS_MIN) return [];
  const fresh = terms.filter((term) => !before.termCounts.has(term) && !isSubject(term, named));
  return fresh.length < NEW_MIN * terms.length
    ? [
        `${quoted(text)} says again what the page says: ${terms.length - fresh.length} of its ${terms.length} different words stand there.`,
      ]
    : [];
};
