import type { Message, Said } from './message.ts';
import { renderEnglish } from './render-message.ts';

export const toEnglish = (said: Said): string => (typeof said === 'string' ? said : renderEnglish(said));

/** The sentence, in English where one of its parts is a text already: a sentence is in one language. */
export const wordTogether = (sentence: Message, parts: readonly Said[]): Said =>
  parts.some((part) => typeof part === 'string') ? renderEnglish(sentence) : sentence;
