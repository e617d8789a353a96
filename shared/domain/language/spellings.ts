import type { Language } from './languages.ts';

const TEXT_CHARACTERS_MAX = 2_000;

interface WrittenText {
  readonly text: string;
  /** A title or a heading, in which capitals may stand for emphasis. */
  readonly isTitle: boolean;
}

/** Each word, in lower case, as it is written most inside a sentence: "Zahnarzt", "SQLite", "bike". */
export function countSpellings(
  texts: Iterable<WrittenText>,
  language: Language | null | undefined,
): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { text, isTitle } of texts) {
    // A heading in capitals shows how no word is written.
    if (isTitle && !/\p{Ll}{2}/u.test(text)) continue;
    const isTitleCase = isTitle && !/(?:^|\s)\p{Ll}{4,}/u.test(text);
    for (const { 0: word, index } of text.slice(0, TEXT_CHARACTERS_MAX).matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)) {
      const isOpening = index === 0 || /[.!?:„“"«]\s?$/u.test(text.slice(Math.max(0, index - 2), index));
      // A capital at the beginning of a sentence, or of any word of an English title, says nothing of the word.
      const isPlain = /^\p{Lu}\p{Ll}*$/u.test(word) && (isOpening || (isTitleCase && language !== 'de'));
      // "DEBIAN_FRONTEND" is no spelling of a word.
      if (isPlain || /[_/]/u.test((text[index - 1] ?? '') + (text[index + word.length] ?? ''))) continue;
      const key = word.toLowerCase();
      const forms = counts.get(key) ?? new Map<string, number>();
      counts.set(key, forms.set(word, (forms.get(word) ?? 0) + 1));
    }
  }
  return new Map([...counts].map(([key, forms]) => [key, mostWritten(forms, key)]));
}

const mostWritten = (forms: ReadonlyMap<string, number>, key: string): string =>
  [...forms].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? key;
