import { removeComments } from '../extraction/style-rules.ts';

const FUNCTION = 'url(';
const DATA = 'data:';
const NAMESPACE = '@namespace';
const NAMESPACE_CHARACTERS_MAX = 60;

/** The addresses of the `url()` of a style, without those that hold their data, name a part of the document, or a namespace. */
export function readCssAddresses(style: string): string[] {
  if (!style.includes(FUNCTION)) return [];
  const css = removeComments(style);
  const found: string[] = [];
  for (let start = css.indexOf(FUNCTION), end = 0; start >= 0; start = css.indexOf(FUNCTION, end)) {
    const before = css.slice(Math.max(end, start - NAMESPACE_CHARACTERS_MAX), start);
    const written = css.slice(start + FUNCTION.length).trimStart();
    const quote = written.startsWith('"') || written.startsWith("'") ? written.slice(0, 1) : '';
    const value = written.slice(quote.length);
    const length = value.indexOf(quote || ')');
    if (length < 0) break;
    end = css.length - value.length + length + 1;
    const address = value.slice(0, length).trim();
    const isElsewhere = !address.startsWith('#') && !address.slice(0, DATA.length).toLowerCase().startsWith(DATA);
    if (isElsewhere && !before.slice(before.lastIndexOf(';') + 1).includes(NAMESPACE)) found.push(address);
  }
  return found;
}
