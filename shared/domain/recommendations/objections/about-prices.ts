import { listTermKeys } from '../../language/subject-terms.ts';
import { message } from '../../messages/message.ts';
import { price } from '../../pages/stated-parts.ts';
import { isSubject } from '../topic-likeness.ts';
import { type ObjectionRule, quoted } from './objection.ts';

/** A price beside fewer words says only how much. */
const WORDS_MIN = 3;
/** One or two prices are of what the page is about without its name; a list of them names goods. */
const PRICES_MIN = 3;

/** Prices that a page lacked are those of what its title, headings, keyword or text name. */
export const pricesAreOfThePage: ObjectionRule = ({ added, criteria, language, named, before }) => {
  if (!criteria.has('depth_essentials') || named.size === 0) return [];
  const text = added.blocks.map((block) => block.text).join(' ');
  if ((text.match(new RegExp(price, 'gu')) ?? []).length < PRICES_MIN) return [];
  const terms = listTermKeys(text, language);
  return terms.length >= WORDS_MIN && !terms.some((term) => isSubject(term, named) || before.termCounts.has(term))
    ? [message('objections.prices.unnamed', { text: quoted(text) })]
    : [];
};
