import { compiled } from '../../language/word-pattern.ts';
import { wordsFor } from '../words/words-for.ts';

/** A sentence about the business is no list, wherever it stands. */
export const selfReference = compiled(String.raw`(?<!\p{L})(?:${wordsFor('selfReference')})(?!\p{L})`);
