import type { Language } from '../language/languages.ts';
import { segmentSentences } from '../language/segment-words.ts';
import { placeMentions } from '../planning/places.ts';
import { claimsQuality } from './claimed-qualities.ts';
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

/** Reads the sentences of a purpose that say nothing but what brief and plan say; empty when none does. */
export function plannedSentences(texts: readonly string[], language: Language | null): (purpose: string) => string {
  const shown = shownTexts(texts, language);
  return (purpose) =>
    segmentSentences(supportedSentences(purpose, shown))
      .filter((sentence) => !claimsQuality(sentence, shown.lowered) && !bringsNames(sentence, shown.lowered))
      .join(' ')
      .trim();
}
