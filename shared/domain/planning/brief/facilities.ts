import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';

/** Nouns for a place of work that say nothing of the trade: what describes them stands behind. */
const nouns = alternatives('planning', 'nouns');

const first = new RegExp(String.raw`^(?:${nouns})\s`, 'iu');

/** True for "Centre équestre du Vallon", "Estudio jurídico Paz & Asociados". */
export const opensWithFacility = (text: string): boolean => first.test(text);
