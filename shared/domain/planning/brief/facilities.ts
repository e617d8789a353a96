import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { compiled } from '../../language/word-pattern.ts';

/** Nouns for a place of work that say nothing of the trade: what describes them stands behind. */
const nouns = alternatives('planning', 'nouns');

const first = compiled(String.raw`^(?:${nouns})\s`);

/** True for "Centre équestre du Vallon", "Estudio jurídico Paz & Asociados". */
export const opensWithFacility = (text: string): boolean => first.test(text);
