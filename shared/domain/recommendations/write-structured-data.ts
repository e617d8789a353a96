import { decoration } from '../extraction/signals/images.ts';
import { isOwnDate } from '../grading/own-date.ts';
import type { PageReading } from '../grading/page-reading.ts';
import { type PageKind, sitePageKinds } from '../pages/page-kind/page-kinds.ts';
import { isJsonLdObject } from '../structured-data/json-ld-nodes.ts';

type Properties = Record<string, unknown>;

/**
 * JSON-LD that says of the page what is known of it and nothing else, beside what it carries already; null where nothing is known that
 * its type needs. Authors, dates and pictures are those that the page names.
 */
export function structuredDataFor(page: PageReading): string | null {
  const kept = keptNodes(page.input.fields.schema);
  const own = ownNodes(page);
  if (own.length === 0) return null;
  const nodes = [...kept, ...own.filter(({ '@type': type }) => !kept.some((node) => node['@type'] === type))];
  const [only] = nodes;
  const document = nodes.length === 1 && only ? only : { '@graph': nodes };
  return JSON.stringify({ '@context': 'https://schema.org', ...document });
}

/** Of other kinds, markup has to say what only the site knows: a price, a cooking time, an employer. */
const articleTypes: Partial<Record<PageKind, string>> = {
  article: 'Article',
  news: 'NewsArticle',
  reference: 'TechArticle',
};

function ownNodes(page: PageReading): Properties[] {
  const { url, siteDomain, siteName, language } = page.input;
  const name = page.h1s[0] ?? page.leadHeading?.text ?? page.title;
  if (page.kind === 'home') {
    const home = siteDomain === null ? undefined : `https://${siteDomain}/`;
    const site = siteName ?? (page.hasBody ? null : name);
    return site === null
      ? []
      : [
          removeEmpty({ '@type': 'Organization', name: site, url: home }),
          removeEmpty({ '@type': 'WebSite', name: site, url: home }),
        ];
  }
  const shared = { url, description: page.metaDescription, inLanguage: language };
  if (page.kind === 'contact') return [removeEmpty({ '@type': 'ContactPage', name, ...shared })];
  if (sitePageKinds.has(page.kind)) return [removeEmpty({ '@type': 'AboutPage', name, ...shared })];
  const type = articleTypes[page.kind];
  if (type === undefined) return [];
  const { authors, images } = page.signals;
  const dates = page.signals.dates.filter(isOwnDate);
  return [
    removeEmpty({
      '@type': type,
      headline: name,
      ...shared,
      mainEntityOfPage: url,
      author: authors[0] && { '@type': 'Person', name: authors[0].name },
      datePublished: dates.find(({ kind }) => kind === 'published')?.date,
      dateModified: dates.find(({ kind }) => kind === 'modified')?.date,
      image: images.find(({ isLead, src }) => isLead && !isDecoration(src))?.src,
    }),
  ];
}

/** Signs and buttons: no picture of what the page is about. */
const isDecoration = (src: string): boolean => /\.svg(?:[?#]|$)/i.test(src) || decoration.test(src);

const removeEmpty = (properties: Properties): Properties =>
  Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );

/** The objects of the existing structured data; unreadable data is not kept. */
function keptNodes(schema: string | null): Properties[] {
  let document: unknown;
  try {
    document = schema === null ? null : JSON.parse(schema);
  } catch {
    return [];
  }
  const graph = isJsonLdObject(document) ? (document['@graph'] ?? [document]) : document;
  const nodes: unknown[] = Array.isArray(graph) ? graph : [graph];
  return nodes.filter(isJsonLdObject).map(({ '@context': _context, ...node }) => node);
}
