/**
 * How much of one text is read that others wrote, in UTF-16 code units. A text is cut once, where it comes in; whatever looks for
 * patterns in it relies on these lengths. They are far above what people write: counts and statements about a real page are
 * those of the whole text, and of a longer one those of what was kept of it.
 */

/** A title or a heading: search engines show 60 characters, and the longest that people write have some hundreds. */
export const READ_HEADING_CHARACTERS_MAX = 2_000;

/** A line of text, an attribute, or a text of structured data: the longest paragraphs of books have half of it. */
export const READ_LINE_CHARACTERS_MAX = 10_000;

/** The beginning of a text, at most `max` code units of it. No character is cut in two. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalf ? max - 1 : max);
}

/** The lines of a text. A longer one than is read is several, divided at a space where it has one; nothing is left out. */
export function boundedLines(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.length <= READ_LINE_CHARACTERS_MAX ? [line] : dividedLine(line)));
}

function dividedLine(line: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < line.length; ) {
    const part = cutText(line.slice(from, from + READ_LINE_CHARACTERS_MAX + 1), READ_LINE_CHARACTERS_MAX);
    const space = from + part.length < line.length ? part.lastIndexOf(' ') : -1;
    const end = space > READ_LINE_CHARACTERS_MAX / 2 ? space + 1 : part.length;
    parts.push(part.slice(0, end));
    from += end;
  }
  return parts;
}
