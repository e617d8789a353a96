import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import type { ProseBlock } from '../../grading/body-parts.ts';
import { carriesKeyword, matchKeyword } from '../../language/match-keyword.ts';
import { collapseSpaces } from '../../language/normalize-text.ts';
import { prepareKeyword } from '../../language/prepare-keyword.ts';
import { prepareText } from '../../language/prepare-text.ts';
import { countTextWords, segmentSentences } from '../../language/segment-words.ts';
import { excerpt } from '../../language/text-length.ts';
import { message, quoted } from '../../messages/message.ts';
import type { WriteExample } from './example.ts';

/** Conjunctions and commas at which a sentence falls into two that stand by themselves. */
const joints = new RegExp(
  String.raw`(?:;|,? [–—]|,) (?:(?:${alternatives('recommendations', 'joints')}) )?(?=\p{L})`,
  'gu',
);
const LONG_WORDS = 28;
/** Each half of a divided sentence has at least so many words. */
const HALF_WORDS_MIN = 8;

/** The longest sentence, cut in two where a clause begins with a conjunction or after a semicolon. */
export const divideSentence: WriteExample = ({ page, targetNodeIds }) => {
  const sentences = selectProse(page.proseBlocks, targetNodeIds).flatMap(({ text }) => segmentSentences(text));
  const [longest] = sentences
    .map((text) => ({ text, words: countTextWords(text) }))
    .filter(({ words }) => words > LONG_WORDS && words < 80)
    .toSorted((a, b) => b.words - a.words);
  if (longest === undefined) return null;
  const cuts = [...longest.text.matchAll(joints)].flatMap(({ 0: joint, index }) => {
    const isClause = joint.startsWith(';') || /\p{L}/u.test(joint);
    const [before, after] = [longest.text.slice(0, index), longest.text.slice(index + joint.length)];
    const shorter = Math.min(countTextWords(before), countTextWords(after));
    return isClause && shorter >= HALF_WORDS_MIN ? [{ before, after, shorter }] : [];
  });
  const [best] = cuts.toSorted((a, b) => b.shorter - a.shorter);
  return best === undefined
    ? null
    : message('recommendations.example.divide-sentence', {
        text: quoted(`${tail(best.before)}. ${capitalized(head(best.after))}`),
      });
};

/** The first sentence that stands on the page twice. */
export const repeatedSentence: WriteExample = ({ page }) => {
  const seen = new Set<string>();
  for (const { text, words } of page.sentences) {
    if (words < 4) continue;
    if (seen.has(text)) return message('recommendations.example.repeated', { text: quoted(head(text)) });
    seen.add(text);
  }
  return null;
};

/** A sentence of the page that names the keyword and could stand first. */
export const openingSentence: WriteExample = ({ page }) => {
  if (page.keyword?.isExplicit !== true) return null;
  const prepared = prepareKeyword(page.keyword.phrase, page.language);
  const found = page.sentences
    .slice(0, 120)
    .filter(({ text, words }) => words >= 8 && words <= 40 && !/[?:]$/.test(text))
    .find(({ text }) => carriesKeyword(matchKeyword(prepareText(text, page.language), prepared)));
  return found === undefined
    ? null
    : message('recommendations.example.opening', { text: quoted(head(found.text, 220)) });
};

/** A sentence with a figure and no link. */
export const figureWithoutSource: WriteExample = ({ page }) => {
  const linked = new Set(page.links.flatMap(({ blockId }) => blockId ?? []));
  for (const { id, text } of page.paragraphs) {
    if (id !== null && linked.has(id)) continue;
    const sentence = segmentSentences(text).find((one) => figure.test(one) && countTextWords(one) >= 6);
    const found = figure.exec(sentence ?? '')?.[0];
    if (sentence !== undefined && found !== undefined)
      return message('recommendations.example.source', { figure: quoted(found), text: quoted(head(sentence)) });
  }
  return null;
};

const figure = new RegExp(
  String.raw`(?<![\d.,])\d{1,3}(?:[.,]\d{1,3}){0,6}\s?(?:${alternatives('recommendations', 'figure')})`,
  'u',
);

/** The longest paragraph that has neither a figure nor a name. */
export const vagueParagraph: WriteExample = ({ page }) => {
  const [vague] = page.paragraphs
    .filter(
      ({ text, words }) =>
        words >= 40 && !/\d/.test(text) && (page.language === 'de' || !/[\p{Ll},] \p{Lu}\p{Ll}/u.test(text)),
    )
    .toSorted((a, b) => b.words - a.words);
  return vague === undefined
    ? null
    : message('recommendations.example.vague', { text: quoted(head(vague.text)), words: vague.words });
};

function selectProse(blocks: readonly ProseBlock[], ids: readonly string[]): ProseBlock[] {
  const wanted = new Set(ids);
  return blocks.filter(({ id }) => id !== null && wanted.has(id));
}

export function head(text: string, max = 90): string {
  const { shown, isCut } = excerpt(collapseSpaces(text), max);
  return isCut ? `${shown} …` : shown;
}

/** The last words of a text. */
function tail(text: string): string {
  const words = text.trim().split(/\s+/);
  return words.length <= 12 ? words.join(' ') : `… ${words.slice(-10).join(' ')}`;
}

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
