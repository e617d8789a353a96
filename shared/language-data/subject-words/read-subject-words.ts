import { readData } from '../read-data.ts';
import type { SubjectWords } from './subject-words-schema.ts';

/** The words of a language, or with `all` those that a phrase of any language is compared with; null where there are none. */
export const readSubjectWords = (language: string): SubjectWords | null =>
  readData('subject-words', language) as SubjectWords | null;
