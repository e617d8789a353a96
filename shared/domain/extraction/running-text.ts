import type { Element } from 'hast';

const minRunningTextCharacters = 40;
const wordsOfSentence = new Set('a abbr b cite em i q strong'.split(' '));

/** Whether the element itself, not what is in it, has as much text as a sentence. */
export const hasRunningText = ({ children }: Element): boolean =>
  children.reduce((length, child) => length + (child.type === 'text' ? child.value.trim().length : 0), 0) >=
  minRunningTextCharacters;

/** Within running text such an element is a word, whatever its class says. */
export const isWordOfSentence = ({ tagName }: Element): boolean => wordsOfSentence.has(tagName);
