import { readSubjectWords } from '../../language-data/subject-words/read-subject-words.ts';
import type { SubjectWordClass } from '../../language-data/subject-words/subject-words-schema.ts';
import type { Language } from '../language/languages.ts';

/** By language and class: the words of every phrase are looked up here, so no key is put together for it. */
const known = new Map<string, Map<SubjectWordClass, ReadonlySet<string>>>();

/** True for a word of a class, in one language or among those of all. @param word - normalized. */
export function isOfClass(word: string, name: SubjectWordClass, language: Language | 'all' | null = 'all'): boolean {
  if (language === null) return false;
  let classes = known.get(language);
  if (classes === undefined) {
    classes = new Map();
    known.set(language, classes);
  }
  let words = classes.get(name);
  if (words === undefined) {
    words = new Set(readSubjectWords(language)?.[name] ?? []);
    classes.set(name, words);
  }
  return words.has(word);
}

export const isLinker = (word: string, language: Language | null): boolean => isOfClass(word, 'linkers', language);

/** Whether verbs of the language are known at all: elsewhere a phrase needs more evidence that it is one. */
export const knowsVerbs = (language: Language | null): boolean =>
  language !== null && readSubjectWords(language)?.verbs !== undefined;

/** Adjectives of praise and of time. */
export const isPraise = (word: string, language: Language | null): boolean =>
  isOfClass(word, 'praise', language === 'en' ? language : 'all');

const LETTERS_MIN = 3;
/** True for a noun that is the subject of nothing when it stands alone. */
export const isBroadNoun = (word: string): boolean => isOfClass(word, 'broadNouns') || word.length < LETTERS_MIN;

/** True for a noun that stands over a part of any page, whatever stands before it: parts of a document, promises of a business. */
export const isPartNoun = (word: string): boolean =>
  [word, word.replace(/s$/, ''), `${word}s`].some(
    (form) => isOfClass(form, 'partsOfPages') || isOfClass(form, 'promises'),
  );

/** True for a word with which a label promises, and names nothing that is searched. */
export const isPromising = (word: string): boolean => isOfClass(word, 'promising');
/** True for a word with which a label invites to do something. */
export const isInvitation = (word: string): boolean => isOfClass(word, 'invitations');
/** True for a word that tells one thing from another where both were named before. */
export const isPointing = (word: string): boolean => isOfClass(word, 'pointing');
