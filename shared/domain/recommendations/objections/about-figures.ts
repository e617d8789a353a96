import { listTermKeys } from '../../language/subject-terms.ts';
import { message } from '../../messages/message.ts';
import { type ObjectionRule, quoted } from './objection.ts';

/** Groups of digits are one number: of a telephone, or of thousands. */
const figure = /(?<![\p{L}\d])\d+(?:[.,:]\d+|[ /-]\d{2,})*(?:\s?%)?/gu;

/** "100 %", "99 %", "1000 reasons", "1 smile": round figures are figures of speech where a text has no others. */
const isOfSpeech = (one: string): boolean =>
  /^(?:[1-9]00?\s?%|(?:110|9[5-9])\s?%|10*|24|365|1[.,]000(?:[.,]000)?)$/.test(one.trim());
const FIGURES_MIN = 2;

/** Figures stand in sentences that say what they measure. */
export const figuresAreExplained: ObjectionRule = ({ added, language, criteria }) => {
  if (!criteria.has('depth_specificity') && !criteria.has('trust_experience')) return [];
  const sentences = added.blocks
    .filter(({ kind }) => kind === 'paragraph' || kind === 'item')
    .flatMap(({ text }) => text.split('\n'))
    .filter((text) => /\d/.test(text));
  const bare = sentences.filter((text) => listTermKeys(text, language).length < (text.match(figure)?.length ?? 0));
  const lone = sentences.filter((text) => /^[\d\s.,:%€$£+/–—-]+$/.test(text));
  const [first] = [...bare, ...lone];
  const isMost = new Set([...bare, ...lone]).size > sentences.length / 2;
  const [idle] = sentences;
  const figures = sentences.flatMap((text) => text.match(figure) ?? []);
  if (idle !== undefined && figures.length >= FIGURES_MIN && figures.every(isOfSpeech))
    return [message('objections.figures.idle', { text: quoted(idle) })];
  return first !== undefined && isMost ? [message('objections.figures.bare', { text: quoted(first) })] : [];
};
