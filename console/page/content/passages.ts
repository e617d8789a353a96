/** The places of the text that open advice means. */

export interface Passage {
  readonly start: number;
  readonly end: number;
}

/** A line of fewer characters is in many places. */
const LINE_CHARACTERS_MIN = 12;

/** Where the excerpt stands; the first of its lines that is still there, where a part was edited. */
export function findPassage(text: string, excerpt: string | null): Passage | null {
  const wanted = excerpt?.trim() ?? '';
  if (wanted === '') return null;
  const lines = wanted.split('\n').filter((line) => line.length >= LINE_CHARACTERS_MIN);
  for (const part of [wanted, ...lines]) {
    const start = text.indexOf(part);
    if (start >= 0) return { start, end: start + part.length };
  }
  return null;
}

/** The main heading of a text, without its mark; null of a text without one. */
export function findHeading(text: string): Passage | null {
  const mark = '# ';
  const start = text.startsWith(mark) ? 0 : text.indexOf(`\n${mark}`) + 1;
  if (!text.startsWith(mark, start)) return null;
  const end = text.indexOf('\n', start);
  return { start: start + mark.length, end: end < 0 ? text.length : end };
}

/** Its words; null where there are none. */
export function readHeading(text: string): string | null {
  const heading = findHeading(text);
  return heading && (text.slice(heading.start, heading.end).trim() || null);
}

/** The text with another main heading, at its top where it had none. */
export function writeHeading(text: string, heading: string): string {
  const found = findHeading(text);
  return found ? text.slice(0, found.start) + heading + text.slice(found.end) : `# ${heading}\n\n${text}`;
}

/** Selects a passage, and scrolls it into sight. */
export function selectPassage(area: HTMLTextAreaElement, { start, end }: Passage): void {
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, end);
  area.scrollTop = Math.max(0, measureHeight(area, start) - area.clientHeight / 3);
  area.scrollIntoView({ block: 'nearest' });
}

/** The height of the text up to a character, by a copy of the field that holds no more. */
function measureHeight(area: HTMLTextAreaElement, end: number): number {
  const copy = document.createElement('textarea');
  copy.className = area.className;
  copy.value = area.value.slice(0, end);
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    width: `${area.clientWidth}px`,
    height: '0',
    minHeight: '0',
  });
  area.parentElement?.append(copy);
  const height = copy.scrollHeight;
  copy.remove();
  return height;
}
