import { isSubtypeOf } from '../structured-data/schema-org-hierarchy.ts';

/**
 * What a page is for. It decides how much text can be expected, and which criteria make sense: nobody looks for a byline on a
 * contact page, or for sources in the manual that others cite.
 */
export type PageKind = 'home' | 'utility' | 'reference' | 'offer' | 'content';

const utilityPath =
  /^\/(?:[a-z]{2}\/)?(?:contact|kontakt|about|about-us|team|imprint|impressum|privacy|datenschutz|terms|agb|login|cart|search|cookies?|legal|404)(?:[-/.]|$)/i;

const referenceSegments = new Set(
  'api api-docs api-reference developer developers doc docs documentation handbook kb knowledge-base man manual manuals reference'.split(
    ' ',
  ),
);
const offerSegments = new Set(
  'dienstleistungen leistungen pricing product products produkt produkte produits productos preise service services servicios shop store tarifs'.split(
    ' ',
  ),
);

const articleSegments = new Set(
  'article articles blog guide guides magazine magazin news posts ratgeber stories'.split(' '),
);

/** Subdomains that hold documentation and nothing else. */
const referenceHost = /^(?:api|dev|developers?|docs?|documentation|manual)\./i;

interface KindEvidence {
  readonly url: string | null;
  readonly path: string | null;
  readonly schemaTypes: ReadonlySet<string>;
}

/** Judged by the address, then by what the structured data says the page is; an article by neither, or by both, is content. */
export function pageKind({ url, path, schemaTypes }: KindEvidence): PageKind {
  if (path === '/' || path === '') return 'home';
  if (path !== null && utilityPath.test(path)) return 'utility';
  const isOfType = (...types: string[]): boolean =>
    [...schemaTypes].some((type) => types.some((wanted) => isSubtypeOf(type, wanted)));
  if (isOfType('TechArticle', 'APIReference')) return 'reference';
  const folders = (path ?? '').toLowerCase().split('/').slice(0, -1);
  if (isOfType('Article', 'Recipe', 'HowTo') || folders.some((folder) => articleSegments.has(folder))) return 'content';
  const host = url !== null && URL.canParse(url) ? new URL(url).hostname : '';
  if (referenceHost.test(host) || folders.some((folder) => referenceSegments.has(folder))) return 'reference';
  if (isOfType('Product', 'ProductGroup', 'Service', 'LocalBusiness', 'SoftwareApplication', 'Event', 'JobPosting'))
    return 'offer';
  return folders.some((folder) => offerSegments.has(folder)) ? 'offer' : 'content';
}
