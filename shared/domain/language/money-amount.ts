import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

export const amountPattern = new RegExp(`(?:${alternatives('language', 'amountPattern')})`, 'iu');

/** An amount of money in a text, as it is written. */
export const amountIn = (text: string): string | null => amountPattern.exec(text)?.[0].trim() ?? null;
