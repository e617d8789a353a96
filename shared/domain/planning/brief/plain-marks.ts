import type { Language } from '../../language/languages.ts';
import { wordsFor } from '../words/words-for.ts';

/** Danish and Norwegian set a comma before each clause: "en side om, hvordan man brænder stentøj" is one subject. */
const clauseComma = new RegExp(String.raw`,(?=\s(?:${wordsFor('clauseComma')})\s)`, 'giu');

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
