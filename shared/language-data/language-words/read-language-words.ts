import { readData } from '../read-data.ts';
import type { LanguageWords } from './language-words-schema.ts';

const none: LanguageWords = {};

/** The words by which text of a language is read; no list where none was written down. */
export const readLanguageWords = (language: string): LanguageWords =>
  (readData('language-words', language) as LanguageWords | null) ?? none;
