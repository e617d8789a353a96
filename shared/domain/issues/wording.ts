/** Limits of the URLs that evidence names in its sentence; `urls` has up to ten. */
const NAMED_MAX = 3;
const URLS_MAX = 10;

export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? noun : plural}`;

/** `a, b and c`, with how many more there are. */
export function listed(all: readonly string[], count = all.length): string {
  const shown = all.slice(0, Math.min(NAMED_MAX, all.length));
  const more = count - shown.length;
  const parts = more > 0 ? [...shown, `${more.toLocaleString('en')} more`] : shown;
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** The first of the distinct addresses. */
export const firstUrls = (urls: readonly string[]): string[] => [...new Set(urls)].slice(0, URLS_MAX);

export const quoted = (text: string): string => `"${text}"`;
