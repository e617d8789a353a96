import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { compiled } from '../../language/word-pattern.ts';

/** A sentence about the business is no list, wherever it stands. */
export const selfReference = compiled(String.raw`(?<!\p{L})(?:${alternatives('planning', 'selfReference')})(?!\p{L})`);
