import { scaledByLength } from '../advice.ts';
import { findFillerBlocks } from '../filler-text.ts';
import type { Verdict } from '../grading-input.ts';
import { isDiscussion, listedWords, passageWords } from '../own-words.ts';
import type { PageReading } from '../page-reading.ts';
import { part, ramp } from '../shares.ts';
import { type ClaimedText, claim, count, plural, quote, type Statement, say } from '../statement.ts';
import { fullRunningText, LONG_SENTENCE_WORDS, lengthShare, runningTextShare } from '../text-length-shares.ts';
import { moreText, noText } from './more-text.ts';

/** Nothing to advise: what stands around the text is most often the site's template. */
export function depthPassages(page: PageReading): Verdict {
  if (!page.hasBody) return { share: 0, evidence: noText };
  const hasTables = page.tableCount + page.codeCount > 0;
  // Tables and listings are no clutter.
  const words = passageWords(page) + (hasTables ? listedWords(page) : 0);
  return scaledByLength(page, 150, {
    share: ramp(part(words, page.wordCount), 0.3, 0.9),
    evidence: say`${wordsInPassages(page, words, hasTables ? ', or in tables and listings' : '')}.`,
    advice: null,
  });
}

/** Text is asked for where the kind of page needs it; what is complete with few lines is asked for no more. */
export function depthRunningText(page: PageReading): Verdict {
  if (!page.hasBody) return { share: 0, evidence: noText };
  return {
    share: runningTextShare(page),
    evidence: say`${wordsInPassages(page, passageWords(page), '')}. ${fullRunningText(page)} such words earn full credit on this kind of page; fewer count where one word stands there very often, or where sentences are repeated or have more than ${LONG_SENTENCE_WORDS} words.`,
    advice: lengthShare(page) < 1 ? moreText(page) : null,
  };
}

/** States the count of running text, and of filler, which was left out. */
function wordsInPassages(page: PageReading, value: number, orElse: string): ClaimedText {
  const blocks = findFillerBlocks(page);
  const filler = blocks.reduce((total, { words }) => total + words, 0);
  const counted = claim(String(value), { kind: 'passage_words', value, longOnly: isDiscussion(page), filler });
  const found = say`${counted} of ${count('word', page.wordCount)} stand in ${describePassages(page)}${orElse}`;
  const [first] = blocks;
  if (first === undefined) return found;
  const left: Statement = value === 0 ? `no others stand in ${describePassages(page)}${orElse}` : '';
  const isFiller = say`${claim(plural(filler, 'word'), { kind: 'filler_words', value: filler })} ${filler === 1 ? 'is' : 'are'} filler text, ${quote('text', first.text, 50)}, which counts as none`;
  return value === 0 ? say`Of ${count('word', page.wordCount)}, ${isFiller}; ${left}` : say`${found}; ${isFiller}`;
}

const describePassages = (page: PageReading): string =>
  `${isDiscussion(page) ? 'passages of twenty words or more' : 'whole sentences, or in passages of twelve words or more,'} that are neither repeats nor teasers of other pages`;
