import { readDocument } from '../../../functions/crawl-worker/read-document.ts';
import { pageDirectives } from '../../../shared/domain/crawling/page-directives.ts';
import { parseRobots } from '../../../shared/domain/crawling/robots.ts';
import { parseSitemap } from '../../../shared/domain/crawling/sitemaps.ts';
import { extractPage } from '../../../shared/domain/extraction/extract-page.ts';
import { siteContext } from '../../../shared/domain/facts/site-context.ts';
import { htmlCarriers } from '../hostile-html.ts';
import { DOCUMENT_CHARACTERS, HEADER_CHARACTERS, type WaysIn } from './way-in.ts';

const url = 'https://site.example/page/';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const html: WaysIn = Object.fromEntries(
  Object.entries(htmlCarriers).map(([name, carry]) => [
    `HTML: ${name}`,
    {
      characters: DOCUMENT_CHARACTERS,
      read: (text, characters) =>
        readDocument({
          body: carry(text, characters),
          headers: { 'content-type': 'text/html' },
          finalUrl: url,
          readOn: '2026-05-11',
        }),
    },
  ]),
);

/** Text that a crawl reads of a site. */
export const crawledWays: WaysIn = {
  ...html,
  'plain text': {
    characters: DOCUMENT_CHARACTERS,
    read: (text, characters) => extractPage({ html: text.of(characters), url, contentType: 'text/plain' }),
  },
  headers: {
    characters: HEADER_CHARACTERS,
    read: (text, characters) => {
      const value = text.of(characters).replaceAll(/[\r\n\0]/g, ' ');
      const headers = { link: value, 'x-robots-tag': value, 'content-type': value };
      pageDirectives({ robots: { noindex: false, nofollow: false }, canonicalUrl: null }, headers, url);
      return readDocument({ body: '<title>Page</title><p>Text', headers, finalUrl: url });
    },
  },
  'sitemap as XML': {
    characters: DOCUMENT_CHARACTERS,
    read: (text, characters) => {
      const part = escaped(text.of(Math.floor(characters / 4)));
      return parseSitemap(
        `<urlset><url><loc>https://site.example/${part}</loc><lastmod>${part}</lastmod></url>${part}<url ${part}="${part}"/></urlset>`,
      );
    },
  },
  'sitemap as text': {
    characters: DOCUMENT_CHARACTERS,
    read: (text, characters) => parseSitemap(`https://site.example/${text.of(characters - 30)}`),
  },
  'robots.txt': {
    characters: DOCUMENT_CHARACTERS,
    read: (text, characters) => {
      const part = text.of(Math.floor(characters / 4));
      const rules = parseRobots(
        `${part}\nUser-agent: *\nDisallow: /${part}\nAllow: ${part}\nSitemap: https://site.example/${part}\nDisallow: /*${'*a'.repeat(5_000)}$`,
        200,
      );
      return [url, `https://site.example/${encodeURI(text.of(2_000).toWellFormed())}`].map(rules.isAllowed);
    },
  },
  'llms.txt': {
    characters: DOCUMENT_CHARACTERS,
    read: (text, characters) =>
      siteContext({
        metaDescription: null,
        schemas: [],
        llmsTxt: `${text.of(characters / 2)}\n> ${text.of(characters / 2 - 10)}`,
      }),
  },
};
