import { boundedLines } from '../../language/text-limits.ts';

/** A price that a page shows, and the heading that it stands under. */
export interface ShownPrice {
  heading: string;
  price: string;
}

const PRICES_MAX = 12;
/** With the separators of thousands: a price is never cut in two. */
const amount = String.raw`(?:\d{1,3}(?:[ \u00A0\u202F.]\d{3}){1,3}|\d{1,6})(?:[.,]\d{1,3})?`;
const price = new RegExp(
  String.raw`(?:(?:[€$£]|R\$)\s?(?=\d{2}|\d[.,\s]\d)${amount}(?!\d)|(?<!\d[.,\s]?)${amount}\s?(?:€|EUR\b|euros?\b|zł|PLN\b|CHF\b|Kč|£|kr\b|円))`,
  'u',
);

/** Any sign of money beside a number: what a page does not have is said only where there is none of it. */
const money = /(?:[€$£¥]|R\$)\s?\d|\d\s?(?:[€$£¥]|EUR|euros?|zł|PLN|CHF|Kč|kr|SEK|円)(?!\p{L})|\d,[-–—]/iu;

export const hasPrice = (markdown: string): boolean => money.test(markdown);

/** The first price below each heading of a Markdown body, word for word. */
export function pagePrices(markdown: string, headingText: (line: string) => string): ShownPrice[] {
  const found: ShownPrice[] = [];
  let heading: string | null = null;
  let inFence = false;
  for (const line of boundedLines(markdown)) {
    if (/^\s{0,3}(```|~~~)/.test(line)) inFence = !inFence;
    if (inFence) continue;
    const own = /^\s{0,3}#{1,6}\s+(\S.*)$/.exec(line)?.[1];
    if (own !== undefined) heading = headingText(own);
    const shown = heading === null ? undefined : price.exec(line)?.[0];
    if (heading === null || shown === undefined || found.length >= PRICES_MAX) continue;
    found.push({ heading, price: shown });
    heading = null;
  }
  return found;
}
