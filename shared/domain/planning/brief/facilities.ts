import { compiled } from '../../language/word-pattern.ts';
import { wordsFor } from '../words/words-for.ts';

/** Nouns for a place of work that say nothing of the trade: what describes them stands behind. */
const first = compiled(String.raw`^(?:${wordsFor('nouns')})\s`);

/** True for "Centre équestre du Vallon", "Estudio jurídico Paz & Asociados". */
export const opensWithFacility = (text: string): boolean => first.test(text);
