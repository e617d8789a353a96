import { DEFAULT_LANGUAGE } from '../../language-data/messages/read-messages.ts';
import { type Language, normalizeLanguageTag } from '../language/languages.ts';

const names = new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'language' });

/** The language that a model is asked to word its advice in. @param tag Of the organization or the response; English without one. */
export const readAdviceLanguage = (tag: string | null | undefined): Language =>
  normalizeLanguageTag(tag) ?? DEFAULT_LANGUAGE;

/** "German", as a prompt names it. */
export const nameLanguage = (language: Language): string => names.of(language) ?? language;
