/**
 * Every string that a person reads. Another language is another file of this shape: the type says what is missing.
 * Values in a sentence are parameters, since their order differs between languages.
 */
import { type Language, language } from './language.ts';
import type { Texts } from './shape.ts';

const files: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};

/** Those of the chosen language: other modules of the console may be evaluated when they are there. */
export let texts: Texts;

export async function loadTexts(): Promise<void> {
  texts = await files[language]();
}
