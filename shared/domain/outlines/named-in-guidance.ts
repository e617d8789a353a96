import { numbersIn } from '../language/numbers-in.ts';
import { listTermKeys, splitNormalizedWords } from '../language/subject-terms.ts';
import type { OutlineInput, SiblingPage, SiteFactText } from './outline-input.ts';

/** So many digits are a number to call, and none that stands there by chance. */
const DIGITS_OF_CONTACT = 6;

/** The pages of the site that a guidance names, by all words of their name in a row. */
export function pagesNamedIn(guidance: string, { siblings = [] }: Pick<OutlineInput, 'siblings'>): SiblingPage[] {
  const said = ` ${splitNormalizedWords(guidance).join(' ')} `;
  return siblings.filter(({ name }) => {
    const words = splitNormalizedWords(name);
    return words.length > 0 && said.includes(` ${words.join(' ')} `);
  });
}

/** The facts whose figures a guidance gives, with a word of what they are of: the section cites them. */
export function factsNamedIn(
  guidance: string,
  { facts = [], language }: Pick<OutlineInput, 'facts' | 'language'>,
): SiteFactText[] {
  const numbers = new Set(numbersIn(guidance));
  const terms = new Set(listTermKeys(guidance, language));
  return facts.filter(({ text }) => {
    const own = numbersIn(text);
    const isOfSame = listTermKeys(text, language).some((term) => terms.has(term));
    return (
      own.length > 0 &&
      own.every((number) => numbers.has(number)) &&
      (isOfSame || own.join('').length >= DIGITS_OF_CONTACT)
    );
  });
}
