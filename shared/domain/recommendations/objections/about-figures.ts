import { countTextWords } from '../../language/segment-words.ts';
import { termKeysOf } from '../../language/subject-terms.ts';
import { writtenDates } from '../written-dates.ts';
import { type ObjectionRule, quoted } from './objection.ts';

const figure = /(?<![\p{L}\d])\d+(?:[.,:]\d+)*(?:\s?%)?/gu;
/** Words of topic that a sentence needs for each of its figures. */
const TERMS_FOR_A_FIGURE = 1.5;

/** Figures stand in sentences that say what they measure. */
export const figuresAreExplained: ObjectionRule = ({ added, language, criteria }) => {
  if (!criteria.has('depth_specificity') && !criteria.has('trust_experience')) return [];
  const sentences = added.blocks
    .filter(({ kind }) => kind === 'paragraph' || kind === 'item')
    .flatMap(({ text }) => text.split('\n'))
    .map((text) => writtenDates(text, language).reduce((rest, date) => rest.replace(date.text, ' '), text))
    .filter((text) => figure.test(text) || /\d/.test(text));
  const bare = sentences.filter((text) => {
    const figures = text.match(figure)?.length ?? 0;
    return (
      figures >= 2 &&
      termKeysOf(text, language).length < TERMS_FOR_A_FIGURE * figures &&
      countTextWords(text) < 5 * figures
    );
  });
  const lone = sentences.filter((text) => /^[\d\s.,:%€$£+/–—-]+$/.test(text));
  const [first] = [...bare, ...lone];
  const isMost = new Set([...bare, ...lone]).size > sentences.length / 2;
  return first !== undefined && isMost ? [`The figures in ${quoted(first)} do not say what they measure.`] : [];
};
