import { readData } from '../read-data.ts';
import type { KindWordsRow, SiteKindRow } from './site-kinds-schema.ts';

/** The most specific first: of two that a brief speaks of equally, the first one counts. */
export const listKindRows = (): readonly SiteKindRow[] => readData('site-kinds', 'all') as SiteKindRow[];

/** The words of every kind in a language; null where they were not written down in it. */
export const readKindWords = (language: string): readonly KindWordsRow[] | null =>
  readData('site-kinds', language) as KindWordsRow[] | null;
