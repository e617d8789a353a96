import { isUtilityPage } from '../pages/utility-page.ts';
import { isSubtypeOf } from '../structured-data/schema-org-hierarchy.ts';

/**
 * What a page is for. It decides how much text can be expected, and which criteria make sense: nobody looks for a byline on a
 * contact page, or for sources in the manual that others cite.
 */
export type PageRole = 'home' | 'utility' | 'reference' | 'offer' | 'content';

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

interface RoleEvidence {
  readonly url: string | null;
  readonly path: string | null;
  readonly schemaTypes: ReadonlySet<string>;
}

/** Judged by the address, then by what the structured data says the page is; an article by neither, or by both, is content. */
export function pageRole({ url, path, schemaTypes }: RoleEvidence): PageRole {
  if (path === '/' || path === '') return 'home';
  const folders = (path ?? '').toLowerCase().split('/').slice(0, -1);
  const isInCollection = folders.some((folder) => referenceSegments.has(folder) || articleSegments.has(folder));
  // In a manual or a magazine, `search` and `checkout` are subjects.
  if (!isInCollection && isUtilityPage(path, { withAbout: true })) return 'utility';
  const isOfType = (...types: string[]): boolean =>
    [...schemaTypes].some((type) => types.some((wanted) => isSubtypeOf(type, wanted)));
  if (isOfType('TechArticle', 'APIReference')) return 'reference';
  if (isOfType('Article', 'Recipe', 'HowTo') || folders.some((folder) => articleSegments.has(folder))) return 'content';
  const host = url !== null && URL.canParse(url) ? new URL(url).hostname : '';
  if (referenceHost.test(host) || folders.some((folder) => referenceSegments.has(folder))) return 'reference';
  if (isOfType('Product', 'ProductGroup', 'Service', 'LocalBusiness', 'SoftwareApplication', 'Event', 'JobPosting'))
    return 'offer';
  return folders.some((folder) => offerSegments.has(folder)) ? 'offer' : 'content';
}
