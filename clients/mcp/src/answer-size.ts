/** Keeps answers short enough for a model: below 8 KB as they are sent, the text and the structured content together. */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

export const ANSWER_BYTES_MAX = 8_000;

/** Stands where a text was cut. */
const CUT = ' […]';

/** A result holds its data twice: as structured content, and as text for clients that pass only text on to the model. */
export const toToolResult = (structured: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(structured) }],
  structuredContent: structured,
});

export const countBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

const fits = (structured: Record<string, unknown>): boolean => countBytes(toToolResult(structured)) <= ANSWER_BYTES_MAX;

/**
 * Applies `compose` to as many of the items as fit into an answer. Of a list that is not empty it shows one at least, so
 * that reading part after part comes to an end.
 */
export function fitItems<Shown, Output extends Record<string, unknown>>(
  items: readonly Shown[],
  compose: (shown: readonly Shown[]) => Output,
): Output {
  const whole = compose(items);
  if (items.length <= 1 || fits(whole)) return whole;
  let [shown, tooMany] = [1, items.length];
  while (tooMany - shown > 1) {
    const middle = Math.floor((shown + tooMany) / 2);
    if (fits(compose(items.slice(0, middle)))) shown = middle;
    else tooMany = middle;
  }
  return compose(items.slice(0, shown));
}

/** The longest beginning of a text, in UTF-16 units, with which `compose` fits into an answer; never half of a character. */
export function fitText(text: string, compose: (part: string) => Record<string, unknown>): string {
  let [fitting, tooLong] = [0, Math.min(text.length, ANSWER_BYTES_MAX) + 1];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(compose(text.slice(0, middle)))) fitting = middle;
    else tooLong = middle;
  }
  return text.slice(0, wholeCharacters(text, fitting));
}

/** A text of at most so many characters, cut behind a sentence where one ends in its second half, else behind a word. */
export function cut(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text;
  const part = text.slice(0, wholeCharacters(text, charactersMax - CUT.length));
  return `${part.slice(0, endOfSentence(part) ?? endOfWord(part) ?? part.length)}${CUT}`;
}

export const cutOrNull = (text: string | null, charactersMax: number): string | null =>
  text === null ? null : cut(text, charactersMax);

/** Where the last sentence or paragraph of the second half ends; null when none does. */
export function endOfSentence(text: string): number | null {
  const half = Math.floor(text.length / 2);
  let end: number | null = null;
  for (const { 0: mark, index } of text.slice(half).matchAll(/[.!?。！？](?=\s)|\n(?=\n)/gu)) {
    end = half + index + mark.length;
  }
  return end;
}

function endOfWord(text: string): number | null {
  const at = text.search(/\s\S*$/u);
  return at > text.length / 2 ? at : null;
}

const wholeCharacters = (text: string, length: number): number => {
  const before = text.charCodeAt(length - 1);
  return length < text.length && before >= 0xd800 && before <= 0xdbff ? length - 1 : length;
};

/** The last resort for values that no tool foresaw: cuts the longest text by half until the answer fits. */
export function shrink<Output extends Record<string, unknown>>(structured: Output): Output {
  const copy = structuredClone(structured);
  while (!fits(copy)) {
    const longest = longestText(copy, null);
    if (!longest || longest.text.length <= CUT.length * 2) break;
    Reflect.set(longest.parent, longest.key, cut(longest.text, Math.floor(longest.text.length / 2)));
  }
  return copy;
}

interface Place {
  parent: object;
  key: string;
  text: string;
}

function longestText(parent: object, found: Place | null): Place | null {
  let longest = found;
  for (const [key, value] of Object.entries(parent)) {
    if (typeof value === 'string' && value.length > (longest?.text.length ?? 0)) longest = { parent, key, text: value };
    else if (typeof value === 'object' && value !== null) longest = longestText(value, longest);
  }
  return longest;
}
