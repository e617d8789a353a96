import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import type { ProseBlock } from '../../grading/body-parts.ts';
import { carriesKeyword, matchKeyword } from '../../language/match-keyword.ts';
import { collapseSpaces } from '../../language/normalize-text.ts';
import { prepareKeyword } from '../../language/prepare-keyword.ts';
import { prepareText } from '../../language/prepare-text.ts';
import { countTextWords, segmentSentences } from '../../language/segment-words.ts';
import { excerpt } from '../../language/text-length.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import { message, quoted } from '../../messages/message.ts';
import { joinItems, type WriteExample } from './example.ts';

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

/** The paragraph, with the sentence at which its second half begins. */
export const divideParagraph: WriteExample = ({ page, targetNodeIds }) => {
  const [block] = selectProse(page.proseBlocks, targetNodeIds);
  const sentences = segmentSentences(block?.text ?? '');
  if (block === undefined || sentences.length < 3) return null;
  let words = 0;
  const next = sentences.find((sentence, at) => {
    const isLate = at > 0 && words >= block.words / 2 - countTextWords(sentence) / 2;
    words += countTextWords(sentence);
    return isLate;
  });
  return next === undefined ? null : message('recommendations.example.divide-paragraph', { text: quoted(head(next)) });
};

/** The sentence with marks of emphasis, without them. */
export const calmSentence: WriteExample = ({ page, targetNodeIds }) => {
  const sentences = selectProse(page.proseBlocks, targetNodeIds).flatMap(({ text }) => segmentSentences(text));
  const loud = sentences.find((sentence) => sentence.endsWith('!') && countTextWords(sentence) >= 3);
  if (loud === undefined) return null;
  const said = loud.replace(/^["“”„«»]+/, '');
  const calm = head(`${trimTrailing(said, /!/).trimEnd()}.`, 160);
  return message('recommendations.example.calm', { calm: quoted(calm), loud: quoted(head(said, 160)) });
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

/** An enumeration within a sentence, as the list that it could be. */
export const listFromSentence: WriteExample = ({ page }) => {
  for (const { text } of page.paragraphs) {
    for (const sentence of segmentSentences(text)) {
      const items = joinItems((enumerationIn(sentence) ?? []).map(quoted));
      if (items !== undefined) return message('recommendations.example.list', { items, text: quoted(head(sentence)) });
    }
  }
  return null;
};

const lastJoint = new RegExp(`^(?:(?:${alternatives('recommendations', 'lastJoint')}) )`, 'u');

const lastWords = new RegExp(` (?=(?:${alternatives('recommendations', 'lastWords')}) )`, 'u');

/** At least four short parts between commas after a colon, the last after a conjunction. */
function enumerationIn(sentence: string): string[] | null {
  if (sentence.length > 400) return null;
  // Only a colon says for certain where the enumeration begins.
  const [, enumeration] = /^[^:]{8,}:\s+([\s\S]+)$/.exec(sentence) ?? [];
  if (enumeration === undefined) return null;
  const parts = trimTrailing(enumeration, /[.!?…]/).split(', ');
  // The conjunction stands before the last item; in another one it joins two words of that item.
  const last = (parts.pop() ?? '').split(lastWords);
  if (last.length > 2 || !lastJoint.test(last.at(-1) ?? '')) return null;
  const items = [...parts, ...last].map((part) => part.replace(lastJoint, '').trim());
  return items.length >= 4 && items.every(isItem) ? items.slice(0, 7) : null;
}

const isItem = (part: string): boolean =>
  part.length >= 3 && part.length <= 45 && countTextWords(part) <= 4 && !/[;:()"“”„]/.test(part);

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
