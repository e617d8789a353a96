import { endsAsQuestion } from '../../language/ends-as-question.ts';
import type { Language } from '../../language/languages.ts';
import { listTermKeys, listTerms } from '../../language/subject-terms.ts';
import type { Statement } from './brief-statements.ts';

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
