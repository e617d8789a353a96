/** Length in Unicode code points: an emoji or an accented letter is one character to an editor, whatever UTF-16 says. */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** The first `max` code points, with an ellipsis where something was cut. Reads no further than it returns. */
export function truncated(text: string, max: number): string {
  let length = 0;
  let units = 0;
  for (const point of text) {
    if (length === max) return `${text.slice(0, units).trimEnd()}…`;
    length += 1;
    units += point.length;
  }
  return text;
}
