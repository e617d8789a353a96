/** Quotation marks, Markdown's own signs and the ids of blocks: what a model leaves out or changes when it quotes. */
const layout = /[\s*_`#>|\\~"'“”‘’«»„‚[\]()]+/gu;
const QUOTE_CHARACTERS_MAX = 500;

/** A text in which quotations are looked for; make it once for all quotations. */
export const quotable = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(layout, ' ').trim();

/**
 * Whether a quotation stands in a text, but for case, white space, quotation marks and Markdown. Parts left out with an
 * ellipsis may be anywhere in it. False for a quotation without a letter or a digit: it proves nothing.
 */
export function isQuotedFrom(quote: string, quotableText: string): boolean {
  const parts = quote
    .slice(0, QUOTE_CHARACTERS_MAX)
    .split(/…|\.{3}/u)
    .map(quotable)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.length > 0 && parts.every((part) => quotableText.includes(part));
}
