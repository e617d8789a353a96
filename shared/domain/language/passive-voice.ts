import { readLanguageWords } from '../../language-data/language-words/read-language-words.ts';
import type { Language } from './languages.ts';
import { rememberedByName } from './remembered.ts';

/** An auxiliary, up to two other words, and a participle. */
interface PassiveForms {
  readonly auxiliary: RegExp;
  readonly participle: RegExp;
  /** Forms that look like a participle and are none, or make another tense. */
  readonly except?: RegExp;
  /** Words that may stand between the two. */
  readonly between: number;
  /**
   * The verb that makes a future of an auxiliary and an infinitive, with a participle as an adverb between them: "wird
   * entspannt laufen".
   */
  readonly infinitive?: RegExp;
}

const toWhole = (sources: readonly string[]): RegExp => new RegExp(`^(?:${sources.join('|')})$`, 'u');

/**
 * Only forms that an auxiliary and a participle mark. Passives of one word (Swedish "används", Russian "используется") and those that look
 * like a past tense are left out, so the count is the least there are. Swedish and other languages are not judged.
 */
const readForms = rememberedByName((language: Language): PassiveForms | null => {
  const { passive } = readLanguageWords(language);
  if (passive === undefined) return null;
  return {
    auxiliary: toWhole(passive.auxiliary),
    participle: toWhole(passive.participle),
    between: passive.between,
    ...(passive.except && { except: toWhole(passive.except) }),
    ...(passive.infinitive && { infinitive: new RegExp(passive.infinitive, 'u') }),
  };
});

export const judgesPassive = (language: Language | null): boolean => language !== null && readForms(language) !== null;

/** Whether a sentence, given as its words in the form of `normalizeWord`, is marked as passive. */
export function isPassive(words: readonly string[], language: Language): boolean {
  const form = readForms(language);
  if (form === null) return false;
  return words.some((word, at) => {
    if (!form.auxiliary.test(word)) return false;
    const near = words.slice(at + 1, at + 2 + form.between);
    // German and Dutch subordinate clauses end with the auxiliary: "weil es verkauft wird".
    const before = form.between > 4 ? words.slice(Math.max(0, at - 1), at) : [];
    const isParticiple = (other: string, index: number): boolean =>
      form.participle.test(other) &&
      form.except?.test(other) !== true &&
      !near.slice(index + 1, index + 4).some((later) => form.infinitive?.test(later) === true);
    return (
      near.some(isParticiple) ||
      before.some((other) => form.participle.test(other) && form.except?.test(other) !== true)
    );
  });
}
