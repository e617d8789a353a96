import type { Language } from '../../language/languages.ts';
import type { PortugueseRegion } from '../../language/portuguese-region.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import type { OutlineWords } from './outline-words.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ptBr } from './pt-br.ts';
import { sv } from './sv.ts';

const words: Readonly<Partial<Record<Language, OutlineWords>>> = { en, de, fr, es, it, pt, nl, pl, sv };

/** Languages that outlines are written in. */
export const outlineLanguages: readonly Language[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv'];

/** The language that an outline is written in. */
export interface WrittenIn {
  readonly language: Language | null;
  readonly region?: PortugueseRegion | null;
}

/** The words of outlines in a language; null for one that we have none for. */
export function readOutlineWords({ language, region = null }: WrittenIn): OutlineWords | null {
  if (language === 'pt' && region === 'BR') return ptBr;
  return language === null ? en : (words[language] ?? null);
}
