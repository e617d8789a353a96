import type { Language } from './languages.ts';
import { hasUnspacedScript, segmentSentences, segmentWords } from './segment-words.ts';
import { countSyllables } from './syllables.ts';

/** Measures of a text, for the formulas. */
interface TextMeasures {
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
  readonly letters: number;
  /** Words of more than six letters. */
  readonly longWords: number;
}

interface ReadabilityFormula {
  /** Null of a formula that measures reading ease, and is known by its author. */
  readonly name: string | null;
  readonly author: string | null;
  /** Author, title and year of what published it. */
  readonly source: string;
  /** Scores at which a text is hard, and from which it is plain; where less is easier, `plain` is the smaller one. */
  readonly hard: number;
  readonly plain: number;
  readonly needsSyllables: boolean;
  score(measures: TextMeasures): number;
}

interface Readability {
  readonly formula: Omit<ReadabilityFormula, 'score'>;
  readonly score: number;
}

/** A formula of the kind of R. Flesch's: a constant less so much for each word of a sentence and each syllable of a word. */
function fleschLike(
  author: string,
  source: string,
  [constant, perSentenceWord, perSyllable]: readonly [number, number, number],
  [hard, plain]: readonly [number, number],
): ReadabilityFormula {
  return {
    name: null,
    author,
    source,
    hard,
    plain,
    needsSyllables: true,
    score: ({ words, sentences, syllables }) =>
      constant - (perSentenceWord * words) / sentences - (perSyllable * syllables) / words,
  };
}

const lix: ReadabilityFormula = {
  name: 'LIX',
  author: null,
  source: 'C.-H. Björnsson, Läsbarhet, 1968',
  hard: 75,
  plain: 48,
  needsSyllables: false,
  score: ({ words, sentences, longWords }) => words / sentences + (100 * longWords) / words,
};

const gulpease: ReadabilityFormula = {
  name: 'Gulpease',
  author: null,
  source: 'P. Lucisano and M. E. Piemontese, Gulpease, 1988',
  hard: 30,
  plain: 50,
  needsSyllables: false,
  score: ({ words, sentences, letters }) => 89 + (300 * sentences - 10 * letters) / words,
};

const formulas: Partial<Record<Language, ReadabilityFormula>> = {
  en: fleschLike('Flesch', 'R. Flesch, A new readability yardstick, 1948', [206.835, 1.015, 84.6], [5, 55]),
  de: fleschLike('Amstad', 'T. Amstad, Wie verständlich sind unsere Zeitungen?, 1978', [180, 1, 58.5], [5, 55]),
  fr: fleschLike(
    'Kandel-Moles',
    "L. Kandel and A. Moles, Application de l'indice de Flesch à la langue française, 1958",
    [207, 1.015, 73.6],
    [5, 55],
  ),
  es: fleschLike(
    'Fernández-Huerta',
    'J. Fernández Huerta, Medidas sencillas de lecturabilidad, 1959',
    [206.84, 1.02, 60],
    [5, 55],
  ),
  it: gulpease,
  ru: fleschLike(
    'Oborneva',
    'I. V. Oborneva, automatic assessment of the complexity of educational texts, 2006',
    [206.835, 1.3, 60.1],
    [5, 55],
  ),
};

/** Languages with an alphabet: their words have a length. Hebrew and Arabic leave vowels out, so LIX says nothing of them. */
const withoutFormula: ReadonlySet<Language> = new Set([
  ...(['zh', 'ja', 'th', 'lo', 'km', 'my', 'ko', 'ar', 'fa', 'ur', 'he', 'hi', 'bn', 'ta', 'te', 'vi'] as const),
]);

/** The formula that was published for a language, LIX where there is none; null where none says anything. */
function readabilityFormula(language: Language | null): ReadabilityFormula | null {
  if (language === null || withoutFormula.has(language)) return null;
  return formulas[language] ?? lix;
}

/** How easily a text reads, by its language's own formula. Null for a text without words or a language without a formula. */
export function measureReadability(text: string, language: Language | null): Readability | null {
  const formula = readabilityFormula(language);
  if (formula === null || language === null || hasUnspacedScript(text)) return null;
  const measures = measureText(text, language, formula.needsSyllables);
  if (measures.words === 0) return null;
  const { score, ...about } = formula;
  return { formula: about, score: score(measures) };
}

/** How often a text has each word: most are said again. */
function countEach(words: readonly { readonly normalized: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { normalized } of words) counts.set(normalized, (counts.get(normalized) ?? 0) + 1);
  return counts;
}

function measureText(text: string, language: Language, needsSyllables: boolean): TextMeasures {
  const words = segmentWords(text, language);
  const sentences = Math.max(1, segmentSentences(text).length);
  let syllables = 0;
  let letters = 0;
  let longWords = 0;
  for (const [word, times] of countEach(words)) {
    if (needsSyllables) syllables += times * countSyllables(word, language);
    letters += times * word.length;
    if (word.length > 6) longWords += times;
  }
  return { words: words.length, sentences, syllables, letters, longWords };
}
