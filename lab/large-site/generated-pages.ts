import type { WebDocument, WebResponse } from '../../shared/domain/crawling/web-response.ts';
import { nameOf } from '../bench/generated-site.ts';

const LINKS = 10;
/** So many pages at the beginning link to ten new ones each; every later page links to one, so that the frontier stays as long as it is. */
const FIRST_PAGES = 600;

/** Responses of a site of so many pages, with ten links each. The pages are short: reading is measured by itself. */
export function generatedPages(pages: number): (url: string) => WebResponse {
  return (url) => {
    const { pathname } = new URL(url);
    if (/\.(?:txt|xml)$/.test(pathname)) return missing(url);
    const at = pathname === '/' ? 0 : pageNumber(pathname.slice(1, -1));
    return at < pages ? toDocument(url, shortPage(at, pages)) : missing(url);
  };
}

const pageNumber = (name: string): number =>
  Number(Array.from(name, (letter) => letter.charCodeAt(0) - 'a'.charCodeAt(0)).join(''));

function shortPage(at: number, pages: number): string {
  const links = linkedPages(at)
    .filter((next) => next < pages)
    .map((next) => `<a href="/${nameOf(next)}/">Part ${next}</a>`);
  return `<!doctype html><html lang="en"><title>Part ${at}</title><main><h1>Part ${at}</h1><p>Words of part ${at}.</p></main><nav>${links.join(' ')}</nav></html>`;
}

const linkedPages = (at: number): number[] =>
  Array.from({ length: LINKS }, (_, link) => {
    if (at < FIRST_PAGES) return at * LINKS + link + 1;
    return link === 0 ? at + FIRST_PAGES * (LINKS - 1) + 1 : at - link;
  });

const exchange = (url: string) => ({ requestedUrl: url, finalUrl: url, redirects: [] });

const toDocument = (url: string, body: string): WebDocument => ({
  ...exchange(url),
  outcome: 'ok',
  status: 200,
  headers: {},
  contentType: 'text/html',
  body,
  encoding: 'utf-8',
  sizeBytes: body.length,
  etag: null,
  lastModified: null,
  truncated: false,
});

const missing = (url: string): WebResponse => ({
  ...exchange(url),
  outcome: 'http_error',
  status: 404,
  headers: {},
  contentType: null,
  body: '',
  retryAfterSeconds: null,
});
