/** A price that a page shows, and the heading that it stands under. */
export interface ShownPrice {
  heading: string;
  price: string;
}

/** With the separators of thousands: a price is never cut in two. */
const amount = String.raw`(?:\d{1,3}(?:[ \u00A0\u202F.]\d{3}){1,3}|\d{1,6})(?:[.,]\d{1,3})?`;
const price = new RegExp(
  String.raw`(?:(?:[€$£]|R\$)\s?(?=\d{2}|\d[.,\s]\d)${amount}(?!\d)|(?<!\d[.,\s]?)${amount}\s?(?:€|EUR\b|euros?\b|zł|PLN\b|CHF\b|Kč|£|kr\b|円))`,
  'u',
);

/** Any sign of money beside a number: what a page does not have is said only where there is none of it. */
const money = /(?:[€$£¥]|R\$)\s?\d|\d\s?(?:[€$£¥]|EUR|euros?|zł|PLN|CHF|Kč|kr|SEK|円)(?!\p{L})|\d,[-–—]/iu;

export const hasPrice = (markdown: string): boolean => money.test(markdown);

/** The first price in a line, word for word; undefined without one. */
export const findPrice = (line: string): string | undefined => price.exec(line)?.[0];
