/** The languages of the interface, and that of this browser. */
import { readStored, writeStored } from '../app/stored.ts';

const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

const findLanguage = (tag: unknown): Language | undefined =>
  languages.find((one) => typeof tag === 'string' && one === tag.toLowerCase().split('-', 1)[0]);

/** The one that was chosen in this browser, else the first of the browser's list that there is. */
export const language: Language =
  [readStored('local', 'language'), ...navigator.languages].map(findLanguage).find((found) => found !== undefined) ??
  'en';

export const otherLanguages: readonly Language[] = languages.filter((one) => one !== language);

/** Each by its own name: a person finds it who does not know the language that is shown. */
export const languageName = (code: Language): string =>
  new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

/** Strings are read once, when the console starts: another language is a new start. */
export function switchLanguage(code: Language): void {
  writeStored('local', 'language', code);
  location.reload();
}
