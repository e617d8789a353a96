/** A colon before white space is a sentence's. A host after two slashes is a URL too, and browsers read `\` as `/`. */
const urlBeginning = /^(?:[a-z][a-z0-9+.-]*:(?!\s)|[/\\]{2})/i;

/** True for a URL of any scheme, without one too (`//host/x`). */
export const beginsAsUrl = (text: string): boolean => urlBeginning.test(text.trim());

/** False for a URL of any scheme (`mailto:`, `//host/x`), and for text that names no path: blank, or a query or fragment alone. */
export function isPagePath(text: string): boolean {
  const path = text.trim().split(/[?#]/, 1)[0] ?? '';
  return path !== '' && !beginsAsUrl(path);
}
