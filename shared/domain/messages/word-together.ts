import type { Message, Said } from './message.ts';
import { renderEnglish } from './render-message.ts';

/** The sentence, in English where one of its parts is a text already: a sentence is in one language. */
export const wordTogether = (sentence: Message, parts: readonly Said[]): Said =>
  parts.some((part) => typeof part === 'string') ? renderEnglish(sentence) : sentence;
