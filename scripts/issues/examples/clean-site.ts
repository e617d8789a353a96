import type { ServedPage, SiteOfPages } from '../audit-pages.ts';

export const DOMAIN = 'shop.example';
export const url = (path: string): string => `https://${DOMAIN}${path}`;

interface PageParts {
  path?: string;
  lang?: string | null;
  title?: string | null;
  description?: string | null;
  canonical?: string | null;
  /** More of the head. */
  head?: string;
  h1?: string | null;
  text?: string;
  /** More of the body. */
  body?: string;
  links?: readonly string[];
  openGraph?: string;
}

const openGraphOfAll = `<meta property="og:title" content="Tea"><meta property="og:image" content="${url('/tea.jpg')}">`;
const element = (name: string, text: string | null | undefined): string =>
  text == null ? '' : `<${name}>${text}</${name}>`;

/** Sentences that differ from page to page. */
export const sentences = (subject: string, count = 24): string =>
  Array.from(
    { length: count },
    (_, at) => `The ${subject} of the month number ${at} comes from a garden that we visited in ${1900 + at * 3}.`,
  ).join(' ');

/** A page without any issue, but for what the parts change. */
export function renderHtml(subject: string, parts: PageParts = {}): string {
  const { path = `/${subject}/`, lang = 'en', links = ['/'], openGraph = openGraphOfAll } = parts;
  const {
    title = `All about ${subject} from our gardens`,
    description = `Where our ${subject} grows, how it is picked and dried, and how to brew it at home: what our visitors ask most often about ${subject}.`,
    canonical = url(path),
    h1 = `Our ${subject} and where it grows`,
    text = sentences(subject),
    head = '',
    body = '',
  } = parts;
  return [
    `<!doctype html><html${lang === null ? '' : ` lang="${lang}"`}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    element('title', title),
    description === null ? '' : `<meta name="description" content="${description}">`,
    canonical === null ? '' : `<link rel="canonical" href="${canonical}">`,
    openGraph,
    head,
    `</head><body><main>${element('h1', h1)}<p>${text}</p>${body}`,
    links.map((link) => `<p>There is more on <a href="${link}">the page at ${link}</a>.</p>`).join(''),
    '</main></body></html>',
  ].join('');
}

export const served = (subject: string, parts: PageParts = {}): ServedPage => ({
  html: renderHtml(subject, parts),
  headers: { 'content-encoding': 'gzip' },
});

const cleanPages: Readonly<Record<string, ServedPage>> = {
  '/': served('tea', { path: '/', links: ['/green/', '/black/'] }),
  '/green/': served('green'),
  '/black/': served('black'),
};

/** A site without any issue, but for the pages and files that are given. */
export function siteWith(
  pages: Readonly<Record<string, ServedPage>> = {},
  files: Omit<Partial<SiteOfPages>, 'serve'> = {},
): SiteOfPages {
  const all: Readonly<Record<string, ServedPage>> = { ...cleanPages, ...pages };
  return {
    domain: DOMAIN,
    serve: (path) => all[path] ?? { status: 404 },
    robotsText: 'User-agent: *\nDisallow: /private/',
    sitemap: Object.entries(all).flatMap(([path, { html }]) => (html === undefined ? [] : [path])),
    llmsTxt: '# The tea shop',
    llmsTxtStatus: 200,
    ...files,
  };
}

/** The home page with more links. */
export const homeWith = (links: readonly string[], parts: PageParts = {}): Record<string, ServedPage> => ({
  '/': served('tea', { path: '/', links: ['/green/', '/black/', ...links], ...parts }),
});

/** The clean site whose page `/green/` is different. */
export const greenWith = (parts: PageParts): SiteOfPages => siteWith({ '/green/': served('green', parts) });

/** The clean site that gives the page at these addresses as well. */
export const siteWithCopies = (addresses: readonly string[]): SiteOfPages => {
  const copy = { kind: 'probe', statusCode: 200, reason: null, bytes: null, redirectsTo: null, isCopy: true } as const;
  return { ...siteWith(), checks: addresses.map((address) => ({ ...copy, url: address })) };
};

export interface Example {
  /** The URL that has the issue. */
  readonly at: string;
  readonly site: SiteOfPages;
}
