const collapse = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Of the same length: a theme prints other quotes and dashes than a writer typed. */
const plainMarks = (text: string): string =>
  text
    .replace(/[\u2018\u2019\u201a\u2032\u00b4`]/g, "'")
    .replace(/[\u201c\u201d\u201e\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-');

const comparable = (text: string): string => plainMarks(collapse(text)).replaceAll('\u2026', '...').replace(/-+/g, '-');

/** Whether two systems would write both in the same way: quotes, dashes and spaces are the theme's, and no edit. */
export const isSameText = (a: string, b: string): boolean => comparable(a) === comparable(b);

/** Text that a site puts around another: ` – Shop` after a title. */
interface Frame {
  readonly before: string;
  readonly after: string;
}

/** Sites have a sign between their name and a title; without one it is another title that has the text in it. */
const endsInSeparator = /[-|/:·•»«>~–—] ?$/;
const startsWithSeparator = /^ ?[-|/:·•»«>~–—]/;

/** Finds the surroundings of the text on the page, ended by a sign; null where the page does not have the text in this way. */
export function findFrame(page: string, text: string): Frame | null {
  const [whole, part] = [collapse(page), collapse(text)];
  const at = part === '' ? -1 : plainMarks(whole).indexOf(plainMarks(part));
  if (at < 0) return null;
  const frame = { before: whole.slice(0, at), after: whole.slice(at + part.length) };
  const isBeforeFrame = frame.before === '' || endsInSeparator.test(frame.before);
  return isBeforeFrame && (frame.after === '' || startsWithSeparator.test(frame.after)) ? frame : null;
}

/** The text without what the site adds by itself. */
export function removeFrame(text: string, frame: Frame): string {
  const whole = collapse(text);
  return hasFrame(whole, frame) ? whole.slice(frame.before.length, whole.length - frame.after.length).trim() : whole;
}

export function hasFrame(text: string, { before, after }: Frame): boolean {
  const whole = plainMarks(collapse(text));
  const isLonger = whole.length > before.length + after.length;
  return isLonger && whole.startsWith(plainMarks(before)) && whole.endsWith(plainMarks(after));
}

/** Letters and digits alone: the same for Markdown, HTML and what a crawl read of it. */
export const lettersOf = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '');
