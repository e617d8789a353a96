import type { PageReading } from '../grading/page-reading.ts';
import { sitePageKinds } from '../pages/page-kind/page-kinds.ts';
import { isJsonLdObject } from '../structured-data/json-ld-nodes.ts';

type Properties = Record<string, unknown>;

/**
 * JSON-LD that says of the page what is known of it and nothing else, beside what it carries already. Authors, dates and
 * images are not invented; they stay open as warnings.
 */
export function structuredDataFor(page: PageReading): string {
  const kept = keptNodes(page.input.fields.schema);
  const added = ownNodes(page).filter(({ '@type': type }) => !kept.some((node) => node['@type'] === type));
  const nodes = [...kept, ...added];
  const [only] = nodes;
  const document = nodes.length === 1 && only ? only : { '@graph': nodes };
  return JSON.stringify({ '@context': 'https://schema.org', ...document });
}

function ownNodes(page: PageReading): Properties[] {
  const { url, siteDomain, language } = page.input;
  const name = page.h1s[0] ?? page.title;
  const home = siteDomain === null ? undefined : `https://${siteDomain}/`;
  if (page.kind === 'home') {
    return [
      withValues({ '@type': 'Organization', name, url: home }),
      withValues({ '@type': 'WebSite', name, url: home }),
    ];
  }
  const shared = { url, description: page.metaDescription, inLanguage: language };
  if (sitePageKinds.has(page.kind)) return [withValues({ '@type': 'AboutPage', name, ...shared })];
  return [withValues({ '@type': 'Article', headline: name, ...shared, mainEntityOfPage: url })];
}

const withValues = (properties: Properties): Properties =>
  Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );

/** The objects of the structured data that is there; what cannot be read is not kept. */
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
