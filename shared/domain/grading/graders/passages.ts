import { scaledByLength } from '../advice.ts';
import { findFillerBlocks } from '../filler-text.ts';
import type { Verdict } from '../grading-input.ts';
import { isDiscussion, listedWords, passageWords } from '../own-words.ts';
import type { PageReading } from '../page-reading.ts';
import { part, ramp } from '../shares.ts';
import { claim, count, quote, type Statement, say } from '../statement.ts';
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
    evidence: wordsInPassages(page, words, hasTables),
    advice: null,
  });
}

/** Text is asked for where the kind of page needs it; what is complete with few lines is asked for no more. */
export function depthRunningText(page: PageReading): Verdict {
  if (!page.hasBody) return { share: 0, evidence: noText };
  return {
    share: runningTextShare(page),
    evidence: say('grading.passages.full', {
      passages: wordsInPassages(page, passageWords(page), false),
      full: fullRunningText(page),
      long: LONG_SENTENCE_WORDS,
    }),
    advice: lengthShare(page) < 1 ? moreText(page) : null,
  };
}

/** States the count of running text, and of filler, which was left out. */
function wordsInPassages(page: PageReading, value: number, tables: boolean): Statement {
  const blocks = findFillerBlocks(page);
  const filler = blocks.reduce((total, { words }) => total + words, 0);
  const [first] = blocks;
  const long = isDiscussion(page);
  const counted = claim(value, { kind: 'passage_words', value, longOnly: long, filler });
  const n = count('word', page.wordCount);
  if (first === undefined)
    return say('grading.passages.found', { counted, n, long, tables, filled: false, filler: 0, text: '' });
  const left = {
    filler: claim(filler, { kind: 'filler_words', value: filler }),
    text: quote('text', first.text, 50),
  };
  return value === 0
    ? say('grading.passages.all-filler', { n, ...left, long, tables })
    : say('grading.passages.found', { counted, n, long, tables, filled: true, ...left });
}
