import type { Language } from './languages.ts';
import { splitNormalizedWords } from './subject-terms.ts';

/** Words that a question begins with, in the languages of outlines. */
const firstWords: Readonly<Partial<Record<Language, string>>> = {
  en: 'what why when where which who whose how can could do does did is are was will would should may',
  de: 'was wie warum wieso weshalb wann wo woher wohin welche welcher welches wer wem wen wessen wofür womit kann können darf muss sollte ist sind gibt hat zahlt lohnt wieviel',
  fr: "qu'est-ce que quoi comment pourquoi quand où quel quelle quels quelles qui combien peut-on faut-il est-ce",
  es: 'qué que cómo como por cuándo cuando dónde donde cuál cual quién quien cuánto cuanto cuánta cuántos puedo se es hay',
  it: "che cosa cos'è come perché quando dove quale quali chi quanto quanta quanti posso si è",
  pt: 'o que como porquê por quando onde qual quais quem quanto quanta posso é',
  nl: 'wat hoe waarom wanneer waar welke welk wie hoeveel kan mag moet is zijn heeft',
  sv: 'vad hur varför när var vart vilken vilket vilka vem kan får måste ska bör är finns har behöver',
  pl: 'co jak dlaczego kiedy gdzie który która jaki jaka kto ile czy po',
};
const WORDS_MIN = 3;

/** True for a query or a heading that asks: it ends with a question mark, or begins as questions of its language do. */
export function isQuestion(text: string, language: Language | null): boolean {
  const words = splitNormalizedWords(text, language);
  if (words.length < WORDS_MIN) return false;
  return /[?？؟]\s*$/u.test(text) || beginsAsQuestion(text, language);
}

/** True where the first word is one that questions of its language begin with. */
export function beginsAsQuestion(text: string, language: Language | null): boolean {
  const [first = ''] = splitNormalizedWords(text, language);
  return first !== '' && (firstWords[language ?? 'en'] ?? '').split(' ').includes(first);
}

/** A heading of the page that asks its readers' questions already: they are answered there. */
export const isQuestionsHeading = (heading: string): boolean =>
  /(?<!\p{L})(?:faqs?|questions?|frequently asked|fragen|preguntas|domande|perguntas|(?:veelgestelde )?vragen|pytani[ae]|frågor)(?!\p{L})/iu.test(
    heading,
  ) && !/[?？]/u.test(heading);
