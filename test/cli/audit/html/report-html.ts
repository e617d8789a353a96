/** Reads a report back from its HTML. */
import { createHash } from 'node:crypto';
import { parseHTML } from 'linkedom';
import { expect } from 'vitest';

type Document = ReturnType<typeof parseHTML>['document'];

export const documentOf = (html: string): Document => parseHTML(html).document;

export const textOf = (element: { textContent: string | null } | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

export const textsOf = (root: Pick<Document, 'querySelectorAll'>, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(textOf);

/** The row of the table of all pages that links to the URL, cell by cell. */
export function pageRow(document: Document, url: string): string[] {
  const rows = [...document.querySelectorAll('.pages-table tbody tr')];
  const row = rows.find((one) => one.querySelector('a')?.getAttribute('href') === url);
  return row === undefined ? [] : [...row.querySelectorAll('td')].map(textOf);
}

/** The only elements of a report. Anything that loads, runs or sends is not among them. */
const allowedElements = new Set(
  'html head meta title style body main header section article h1 h2 h3 h4 p span strong a bdi time ul ol li dl dt dd div blockquote code table thead tbody tr th td svg g rect'.split(
    ' ',
  ),
);

/** Nothing of the document runs, loads or leads anywhere but to web pages, and its policy would hold it back if it did. */
export function expectInert(html: string): void {
  const document = documentOf(html);
  const elements = [...document.querySelectorAll('*')];
  expect(new Set(elements.map(({ localName }) => localName)).difference(allowedElements)).toEqual(new Set());
  for (const { attributes } of elements) {
    for (const { name, value } of [...attributes]) {
      expect(name).not.toMatch(/^(?:on|src|srcset|style$|action|background|poster|ping|xlink)/);
      if (name === 'href') expect(value).toMatch(/^https?:\/\//);
    }
  }
  const style = html.match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? '';
  expect(style).not.toMatch(/@import|url\(/);
  const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
  const hash = createHash('sha256').update(style).digest('base64');
  expect(policy).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'`,
  );
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<title>'));
}
