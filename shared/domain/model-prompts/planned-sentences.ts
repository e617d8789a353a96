import { hasDenied, isSaid, listBeginnings, saysOnly } from '../language/editorial-words.ts';
import type { Language } from '../language/languages.ts';
import { segmentSentences } from '../language/segment-words.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import { placeMentions } from '../places/places.ts';
import { shownTexts, supportedSentences } from './supported-words.ts';

/** Abbreviations and names with a capital inside: in German, where every noun has a capital, these alone are surely names. */
const surelyNames = /(?<![\p{L}\p{N}])(?:\p{Lu}{2,}\d*|\p{Lu}?\p{Ll}+\p{Lu}[\p{L}\p{N}]*)(?![\p{L}\p{N}])/gu;
const plain = new Set(
  'faq seo cta html css url pdf h1 h2 h3 agb dsgvo gdpr rgpd cgv rodo lgpd kvkk iban vat'.split(' '),
);

/** A place or a name that a brief does not have, in any language of the planner. */
function bringsNames(sentence: string, lowered: string): boolean {
  const isNew = (name: string): boolean => !lowered.includes(name.toLowerCase()) && !plain.has(name.toLowerCase());
  const places = placeMentions(sentence).filter(({ places: found }) => found.some(({ isEveryday }) => !isEveryday));
  return (
    places.some(({ text, at }) => at > 0 && isNew(text)) ||
    [...sentence.matchAll(surelyNames)].some(([name]) => isNew(name))
  );
}

/**
 * Reads the sentences of a purpose that say nothing but what brief and plan say, in their words and those of editors; empty when none does.
 * @param texts The brief first.
 * @param said What the brief says that there is: a sentence has none of the words that it only denies.
 */
export function plannedSentences(
  texts: readonly string[],
  said: string,
  { language, rivals }: { readonly language: Language | null; readonly rivals: readonly string[] },
): (purpose: string, name: string) => string {
  const shown = shownTexts(texts, language);
  const stems = listBeginnings(said, language);
  const denied = new Set(listTermKeys(texts[0] ?? '', language).filter((key) => !isSaid(key, stems)));
  const namesRival = (text: string): boolean =>
    rivals.some((rival) => text.toLowerCase().includes(rival.toLowerCase()));
  return (purpose, name) =>
    segmentSentences(supportedSentences(purpose, shown))
      // A rival is spoken of on the page that compares with it, nowhere else.
      .filter((sentence) => namesRival(name) || !namesRival(sentence))
      .filter((sentence) => !hasDenied(sentence, denied, language))
      .filter((sentence) => saysOnly(sentence, stems, language) && !bringsNames(sentence, shown.lowered))
      .join(' ')
      .trim();
}
