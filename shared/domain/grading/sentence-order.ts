import { rememberedFor } from '../language/remembered.ts';
import { endsAsSentence } from '../language/sentence-end.ts';
import { comparedWords } from '../language/word-order/sentence-words.ts';
import { measureSentences } from '../language/word-order/word-order.ts';
import { message } from '../messages/message.ts';
import { insertAdvice } from './advice.ts';
import { listSentences } from './block-sentences.ts';
import type { Advice, Verdict } from './grading-input.ts';
import type { PageReading } from './page-reading.ts';
import { ramp } from './shares.ts';
import { joinStatements, rule } from './statement.ts';
import { textCriteria } from './text-criteria.ts';

/** Blocks of fewer words are labels. */
const BLOCK_WORDS_MIN = 8;
/** Fewer pairs of words say too little. */
const PAIRS_MIN = 80;
/** Where the order of true pages ends, and where that of shuffled ones begins: `shuffle-words` measures it. */
const NATURAL_FROM = 0.44;
const SHUFFLED_TO = 0.37;
/** The credit that is left for text that no one can read. */
const LEFT = 0.1;

/** From 0 for text in sentences, and for text that is too short or of too little running text to judge, to 1 for words in a row. */
export const measureDisorder = rememberedFor((page: PageReading): number => {
  const { language } = page;
  // Vietnamese words of one syllable have no endings that tell their class.
  if (language === null || language === 'vi') return 0;
  const blocks = page.proseBlocks.values().filter(({ words }) => words >= BLOCK_WORDS_MIN);
  const order = measureSentences(
    blocks.map((block) => comparedWords(listSentences(block).map((sentence) => sentence.readWords(language)))),
    language,
  );
  return order === null || order.pairs < PAIRS_MIN ? 0 : ramp(order.likeness, NATURAL_FROM, SHUFFLED_TO);
});

const statement = rule('grading.order.shuffled');

/** The verdict on a criterion of the text, less what words without order earn it. The statement stands once in a component. */
export function judgeOrder(page: PageReading, criterion: string, verdict: Verdict, isFirst: boolean): Verdict {
  const disorder = textCriteria.has(criterion) ? measureDisorder(page) : 0;
  if (disorder === 0) return verdict;
  const share = verdict.share * (1 - (1 - LEFT) * disorder);
  const isSure = disorder >= SURE_FROM && !isOfEntries(page);
  const said = isSure ? statement : entries;
  return {
    share,
    evidence: isFirst ? joinStatements(verdict.evidence, said) : verdict.evidence,
    advice: isSure ? rewriteAdvice(page) : verdict.advice,
  };
}

/** Below this, a list of projects or prices has as much disorder. */
const SURE_FROM = 0.2;
const entries = rule('grading.order.entries');

/** Entries of a list, a menu or a price list are right as they are: they do not end as sentences do. */
function isOfEntries({ proseBlocks }: PageReading): boolean {
  const read = proseBlocks.filter(({ words, isNote }) => words >= BLOCK_WORDS_MIN && !isNote);
  const ended = read.filter(({ text }) => endsAsSentence(text)).length;
  return ended < read.length / 2;
}

/** Whether the order of the words costs this criterion. */
export const isDisordered = (page: PageReading, criterion: string): boolean =>
  textCriteria.has(criterion) && measureDisorder(page) > 0;

function rewriteAdvice(page: PageReading): Advice {
  return insertAdvice(page, 'body:rewrite', page.lastBlockId, {
    title: message('grading.order.title'),
    description: rule('grading.order.description'),
    whyItMatters: message('grading.order.why'),
  });
}
