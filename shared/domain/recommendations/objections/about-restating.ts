import { isFillerWord } from '../../language/filler-words.ts';
import { segmentSentences } from '../../language/segment-words.ts';
import { listTermKeys, listTerms, termKey } from '../../language/subject-terms.ts';
import { message } from '../../messages/message.ts';
import type { EditReading } from '../edit-reading.ts';
import { isSubject } from '../topic-likeness.ts';
import { type ObjectionRule, quoted } from './objection.ts';

/** Different words from which on a text has more to say than its page by more than chance. */
const WORDS_MIN = 25;
/** The part of them that the page does not have. A third taken from a real page has 0.3 at least (`judge-edits`). */
const NEW_MIN = 0.2;
/** Text that goes along with sentences of the page, most of it, and has fewer new words than this. */
const RETOLD_NEW_MAX = 0.5;
const RETOLD_PART = 0.6;
const SENTENCE_TERMS_MIN = 4;
/** The part of a sentence's terms, of the shorter of two, that makes them one statement. */
const SAME_STATEMENT = 0.4;
const asksForMore = ['depth_length', 'depth_coverage', 'depth_running_text'];

/** More text says more: it does not tell the page once more in another order. An introduction, a list or an answer may. */
export const saysMore: ObjectionRule = ({ added, before, criteria, language, named, removed }) => {
  if (removed > 0 || !asksForMore.some((key) => criteria.has(key))) return [];
  const text = added.sentences.join(' ');
  const words = listTerms(text, language).filter((word) => !isFillerWord(word, language));
  const terms = [...new Set(words.map((word) => termKey(word, language)))];
  if (terms.length < WORDS_MIN) return [];
  if (isRetold(added.sentences, terms, { before, language }))
    return [message('objections.restating.sentences', { text: quoted(text) })];
  const fresh = terms.filter((term) => !before.termCounts.has(term) && !isSubject(term, named));
  return fresh.length < NEW_MIN * terms.length
    ? [
        message('objections.restating.words', {
          text: quoted(text),
          count: terms.length - fresh.length,
          words: terms.length,
        }),
      ]
    : [];
};

/** Whether most new sentences share much of their words with one sentence of the page each, and few words are new. */
function isRetold(
  sentences: readonly string[],
  terms: readonly string[],
  { before, language }: Pick<EditReading, 'before' | 'language'>,
): boolean {
  const fresh = terms.filter((term) => !before.termCounts.has(term));
  if (fresh.length >= RETOLD_NEW_MAX * terms.length) return false;
  const termSets = (texts: readonly string[]): Set<string>[] =>
    texts.map((text) => new Set(listTermKeys(text, language))).filter(({ size }) => size >= SENTENCE_TERMS_MIN - 1);
  const known = termSets(before.text.split('\n').flatMap((line) => segmentSentences(line)));
  const added = termSets(sentences).filter(({ size }) => size >= SENTENCE_TERMS_MIN);
  const retold = added.filter((own) => known.some((other) => isSameStatement(own, other)));
  return added.length > 0 && retold.length >= RETOLD_PART * added.length;
}

function isSameStatement(own: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const term of own) if (other.has(term)) shared += 1;
  return shared >= 2 && shared >= SAME_STATEMENT * Math.min(own.size, other.size);
}
