const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** Where the run of such characters at the end of the text begins. `character` is a pattern of one character, without `g`. */
export function startOfTrailing(text: string, character: RegExp): number {
  let end = text.length;
  while (end > 0) {
    const start = end > 1 && isLowSurrogate(text.charCodeAt(end - 1)) ? end - 2 : end - 1;
    if (!character.test(text.slice(start, end))) break;
    end = start;
  }
  return end;
}

/**
 * The text without the run of such characters at its end: `trimTrailing('Prices: ', /[\s:]/)` is `Prices`. The pattern
 * `/[\s:]+$/` does the same in the square of the text's length, which a title of 100,000 commas turns into seconds.
 */
export const trimTrailing = (text: string, character: RegExp): string =>
  text.slice(0, startOfTrailing(text, character));
