const scheme = /^(?:[a-z][a-z0-9+.-]*:\/\/|https?:)/i;

/** False for a full URL, and for text that names no path: blank, or a query or fragment alone. */
export function isPagePath(text: string): boolean {
  const path = text.trim().split(/[?#]/, 1)[0] ?? '';
  return path !== '' && !scheme.test(path);
}
