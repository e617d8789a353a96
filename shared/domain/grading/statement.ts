import { excerpt } from '../language/text-length.ts';
import { removeDoubleStop } from '../messages/remove-double-stop.ts';
import type { Claim, Counted, QuotedPlace } from './claims.ts';

/** A sentence, or a part of one, with what it claims. */
export interface ClaimedText {
  readonly text: string;
  readonly claims: readonly Claim[];
}

/** A plain sentence claims nothing that could be checked. */
export type Statement = string | ClaimedText;

export const statementText = (statement: Statement): string =>
  typeof statement === 'string' ? statement : statement.text;

export const statementClaims = (statement: Statement): readonly Claim[] =>
  typeof statement === 'string' ? [] : statement.claims;

/** A template whose values bring their claims along: say`The title has ${count('word', 3)}.` */
export function say(strings: TemplateStringsArray, ...values: readonly (Statement | number)[]): ClaimedText {
  const statements = values.map((value) => (typeof value === 'number' ? String(value) : value));
  return {
    text: removeDoubleStop(strings.map((string, at) => string + statementText(statements[at] ?? '')).join('')),
    claims: statements.flatMap(statementClaims),
  };
}

/** A text with the full stop of a sentence, where it does not have one. Markup is no sentence. */
export const addFullStop = (text: string): string => (text.endsWith('}') ? text : removeDoubleStop(`${text}.`));

/** Words that are true when the claims are. */
export const claim = (text: string, ...claims: readonly Claim[]): ClaimedText => ({ text, claims });

/** A sentence that says what is wanted, and nothing about the page. */
export const rule = (text: string): ClaimedText => claim(text, { kind: 'rule' });

const nouns: Readonly<Record<Counted, string>> = {
  word: 'word',
  h1: 'H1 heading',
  subheading: 'subheading',
  subheading_question: 'subheading',
  question: 'question mark',
  number: 'number',
  internal_link: 'internal link',
  internal_target: 'different page',
  outbound_link: 'outbound link',
  outbound_target: 'linked source',
  measure: 'number with a unit',
  link: 'link',
  image: 'image',
  described_image: 'image',
  list: 'list',
  table: 'table',
  code: 'code example',
  price: 'price',
  exclamation_mark: 'exclamation mark',
  capitals_word: 'word',
  quotation: 'quotation',
};

export function plural(value: number, noun: string): string {
  return `${value === 0 ? 'no' : value} ${value === 1 ? noun : pluralize(noun)}`;
}

/** Of "number with a unit" the first word is what there are several of. */
const pluralize = (noun: string): string => (noun.includes(' with ') ? noun.replace(' with ', 's with ') : `${noun}s`);

/** "3 images", "1 image". */
export function count(of: Counted, value: number, noun = nouns[of]): ClaimedText {
  return claim(plural(value, noun), { kind: 'count', of, value });
}

/** Only the number of `count`. */
export const bareCount = (of: Counted, value: number): ClaimedText =>
  claim(String(value), { kind: 'count', of, value });

/** The text in quotation marks; a long one is cut between words and says so. */
export function quote(of: QuotedPlace, text: string, max = 90): ClaimedText {
  const { shown, isCut } = excerpt(text.replaceAll(/\s+/g, ' '), max);
  return claim(`"${shown}${isCut ? '…' : ''}"`, { kind: 'quote', of, value: shown, isCut });
}

/** "a, b and c", cut after `max`. */
export function enumerated(parts: readonly Statement[], max = 4): ClaimedText {
  const shown = parts.slice(0, max);
  const more = parts.length - shown.length;
  const last = more > 0 ? `${more} more` : shown.pop();
  const before = shown.map(statementText).join(', ');
  const text = last === undefined ? '' : before === '' ? statementText(last) : `${before} and ${statementText(last)}`;
  return { text, claims: parts.slice(0, max).flatMap(statementClaims) };
}
