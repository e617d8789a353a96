import { Parser } from 'htmlparser2';

const unseen: ReadonlySet<string> = new Set(['script', 'style', 'template']);
/** A call of a plugin within text; its output is the plugin's. */
const shortcode = /\[\/?[a-z][\w-]{0,60}(?:\s[^[\]]{0,2000})?\]/gi;

/** The text of HTML, with its entities read. */
export function htmlToText(html: string): string {
  const parts: string[] = [];
  let depth = 0;
  const move = (name: string, by: 1 | -1): void => {
    if (unseen.has(name)) depth += by;
  };
  const parser = new Parser({
    onopentag: (name) => move(name, 1),
    onclosetag: (name) => move(name, -1),
    ontext: (text) => void (depth === 0 && parts.push(text)),
  });
  parser.end(html);
  return parts.join('');
}

/** The text of stored HTML, without the calls of plugins. */
export const storedText = (html: string): string => htmlToText(html).replaceAll(shortcode, '');

/** Plain text as HTML stores it. What is no markup, such as a lone `&`, stays readable in the editor. */
export const textToHtml = (text: string): string =>
  text
    .trim()
    .replace(/&(?=#?\w{1,40};)/g, '&amp;')
    .replaceAll('<', '&lt;');

const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
const tag = /<(\/?)([a-z][a-z0-9-]{0,60})(?=[\s/>])[^<>]*>/gi;

/** Whether every element that begins in the HTML ends in it, and no other does. */
export function isBalanced(html: string): boolean {
  const open: string[] = [];
  for (const [whole, slash, name = ''] of html.matchAll(tag)) {
    const element = name.toLowerCase();
    if (voidElements.has(element) || whole.endsWith('/>')) continue;
    if (slash === '') open.push(element);
    else if (open.pop() !== element) return false;
  }
  return open.length === 0;
}
