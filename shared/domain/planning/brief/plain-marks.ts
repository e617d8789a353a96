import type { Language } from '../../language/languages.ts';

/** Danish and Norwegian set a comma before each clause: "en side om, hvordan man brænder stentøj" is one subject. */
const clauseComma =
  /,(?=\s(?:hvordan|hvad|hva|hvor|hvorfor|hvornår|når|hvilke[nt]?|hvem|at|som forklarer|der forklarer|om man)\s)/giu;

/** Words that begin with the letter for "and". */
const ownAnd =
  /^و(?:جب|رش|رد|رق|سائل|سيط|سط|ثائق|ثيق|كال|حد|لاد|ظائف|ظيف|قود|صف|زن|شم|زار|قت|اجه|احد|اقع|اسع|ضع|صول|عي|فر|طن|الد|ليم|سام|ديع|ادي|افد)/u;

/** The marks of a language as other languages have them: commas that join a clause, Arabic marks, and "and" apart from the word behind it. */
export function normalizeMarks(text: string, language: Language): string {
  if (language === 'da' || language === 'no') return text.replaceAll(clauseComma, '');
  if (language !== 'ar') return text;
  return text
    .replaceAll('،', ',')
    .replaceAll('؛', ';')
    .replaceAll('؟', '?')
    .replaceAll(/(?<=[\s])و(?=\p{L}{3})\p{L}+/gu, (word) => (ownAnd.test(word) ? word : `و ${word.slice(1)}`));
}
