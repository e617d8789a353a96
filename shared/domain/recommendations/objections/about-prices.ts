import { termKeysOf } from '../../language/subject-terms.ts';
import { price } from '../../pages/stated-parts.ts';
import { isSubject } from '../topic-likeness.ts';
import { type ObjectionRule, quoted } from './objection.ts';

/** A price beside fewer words says only how much. */
const WORDS_MIN = 3;

/** Prices that a page lacked are those of what its title, headings or keyword name. */
export const pricesAreOfThePage: ObjectionRule = ({ added, criteria, language, named }) => {
  if (!criteria.has('depth_essentials') || named.size === 0) return [];
  const text = added.blocks.map((block) => block.text).join(' ');
  if (!price.test(text)) return [];
  const terms = termKeysOf(text, language);
  return terms.length >= WORDS_MIN && !terms.some((term) => isSubject(term, named))
    ? [`${quoted(text)} names prices, and nothing that the title, the headings or the keyword name.`]
    : [];
};
