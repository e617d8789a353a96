/**
 * Sentences of `rules-v1` on topics: the one place where their facts become sentences. Ideas are worded in `word-new-page.ts` and
 * `word-page-change.ts`.
 */
/** "a, b and c". */
export const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

export const quotedList = (texts: readonly string[]): string => listed(texts.map((text) => `"${text}"`));

const countPages = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

const LABELS_SHOWN = 4;

/** `labels`: what the pages of the topic say, the most telling first. */
export function wordTopic(pageCount: number, name: string, labels: readonly string[]): string {
  const shown = labels.slice(0, LABELS_SHOWN);
  return `${countPages(pageCount)} on ${shown.length === 0 ? name : listed(shown)}`;
}

export const wordDrifting = (words: readonly string[], topic: string): string =>
  words.length === 0
    ? `It says little of what the other pages of "${topic}" are about`
    : `It speaks of ${quotedList(words)}, and little of what the other pages of "${topic}" are about`;
