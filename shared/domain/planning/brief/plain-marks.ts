import type { Language } from '../../language/languages.ts';

/** Danish and Norwegian set a comma before each clause: "en side om, hvordan man brænder stentøj" is one subject. */
const clauseComma =
  /,(?=\s(?:hvordan|hvad|hva|hvor|hvorfor|hvornår|når|hvilke[nt]?|hvem|at|som forklarer|der forklarer|om man)\s)/giu;

/** The marks of a language as other languages have them: commas that join a clause, Arabic marks, and "and" apart from the word behind it. */
export function normalizeMarks(text: string, language: Language): string {
  if (language === 'da' || language === 'no') return text.replaceAll(clauseComma, '');
  if (language !== 'ar') return text;
  return text
    .replaceAll('،', ',')
    .replaceAll('؛', ';')
    .replaceAll('؟', '?')
    .replaceAll(/(?<=[\s])و(?=\p{L}{3})\p{L}+/gu, (word) => `و ${word.slice(1)}`);
}
