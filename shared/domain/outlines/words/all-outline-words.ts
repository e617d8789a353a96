import type { Language } from '../../language/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import type { OutlineWords } from './outline-words.ts';

const words: Readonly<Partial<Record<Language, OutlineWords>>> = { en, de, fr, es, it, pt, nl, pl };

/** The words of outlines in a language; null for one that we have none for. */
export const outlineWordsOf = (language: Language | null): OutlineWords | null =>
  language === null ? en : (words[language] ?? null);
