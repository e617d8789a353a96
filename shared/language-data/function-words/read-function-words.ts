import { readData } from '../read-data.ts';
import type { FunctionWords } from './function-words-schema.ts';

/** Articles, pronouns, prepositions, conjunctions, auxiliary verbs, question words and particles, by language. */
export const readFunctionWords = (): FunctionWords => readData('function-words', 'all') as FunctionWords;
