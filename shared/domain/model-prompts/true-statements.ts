import { numbersIn } from '../language/numbers-in.ts';
import { isQuotedFrom, quotable } from './quoted-evidence.ts';

/** Text that a model's statements may quote, and the numbers that they may name. */
export interface KnownTexts {
  readonly quotable: string;
  readonly numbers: ReadonlySet<string>;
}

/**
 * @param shown What the model was shown: quotations have to stand in it.
 * @param counted What rules counted, and what we asked for: a number outside of quotations has to stand there. That a page has
 * the same number somewhere proves nothing of a count.
 */
export function knownTexts(shown: readonly (string | null | undefined)[], counted: readonly string[]): KnownTexts {
  const text = [...shown, ...counted].map((one) => one ?? '').join('\n');
  return { quotable: quotable(text), numbers: new Set(numbersIn(counted.join('\n'))) };
}

/** Quotation marks of the languages that models write in. Apostrophes are none. */
export const quotation =
  /"([^"\n]{2,400})"|“([^“”\n]{2,400})”|„([^„“”\n]{2,400})[“”]|«([^«»\n]{2,400})»|「([^「」\n]{2,400})」/gu;

/** Whether everything that a statement puts in quotation marks, and every number in it, stands in the known text. */
export function isStatementSupported(statement: string, known: KnownTexts): boolean {
  for (const found of statement.matchAll(quotation)) {
    const quote = found.slice(1).find((part) => part !== undefined) ?? '';
    if (/[\p{L}\p{N}]/u.test(quote) && !isQuotedFrom(quote, known.quotable)) return false;
  }
  return numbersIn(statement.replaceAll(quotation, ' ')).every((number) => known.numbers.has(number));
}
