import { endsAsQuestion } from '../../language/ends-as-question.ts';
import type { Language } from '../../language/languages.ts';
import { normalizeText } from '../../language/normalize-text.ts';
import { listTermKeys, listTerms } from '../../language/subject-terms.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import type { Statement } from './brief-statements.ts';
import { splitDenied } from './denied-clauses.ts';

/** True when the brief says of all words of the phrase, in their order, that there is no such thing. Who asks denies nothing: "can one come without joining?" */
export function isDenied(phrase: string, statements: readonly Statement[], language: Language | null): boolean {
  const keys = listTermKeys(phrase, language);
  if (keys.length === 0) return false;
  return statements.some(({ text, denied }) => {
    if (denied === '' || endsAsQuestion(text)) return false;
    // "We do not repair cars" denies "car repair": in English the verb is the noun's second word.
    if (language === 'en') {
      const own = listTermKeys(denied, language);
      return keys.every((key) => own.includes(key));
    }
    let at = 0;
    for (const term of listTerms(denied, language)) {
      const [key] = listTermKeys(term, language);
      if (key === keys[at]) at += 1;
    }
    return at === keys.length;
  });
}

/**
 * The subjects that a statement denies within the clauses of its negations. What follows in further clauses may be more of the list ("no
 * weddings, parties") or the contrary ("no vouchers, just our phone number"). Under a label such as "Not wanted", all is denied up to the last
 * negation, or all where there is none.
 */
export function listDeniedInClause(
  { text, topic }: Statement,
  words: ReadingWords,
  language: Language | null,
): ReadonlySet<string> {
  const clauses = splitClauses(text);
  const denied = clauses.map((clause) => splitDenied(clause, words).denied);
  const last = denied.findLastIndex((clause) => clause !== '');
  const listed = topic !== 'denied' ? denied : last === -1 ? clauses : clauses.slice(0, last + 1);
  return new Set(listTermKeys(listed.join(', '), language));
}

/** Whether a clause that has the quotation, or is a part of it, has a negation, before or behind: "swimming pool: no", "shoes we repair no more". */
export const isBesideNegation = ({ text, topic }: Statement, quote: string, words: ReadingWords): boolean =>
  topic === 'denied' ||
  splitClauses(text).some((clause) => {
    const said = normalizeText(clause);
    return said !== '' && (said.includes(quote) || quote.includes(said)) && hasNegation(clause, words);
  });

const hasNegation = (clause: string, words: ReadingWords): boolean =>
  normalizeText(splitDenied(clause, words).said) !== normalizeText(clause);

const splitClauses = (text: string): string[] => text.split(/[,;:.!?()–—]/u);
