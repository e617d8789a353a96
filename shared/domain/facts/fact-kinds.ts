/** Kinds, sources and keys of a fact (spec, Site fact). */
export const factKinds = [
  'identity',
  'contact',
  'listing',
  'testimonial',
  'stat',
  'award',
  'client',
  'person',
] as const;
export type FactKind = (typeof factKinds)[number];

/**
 * Whose word counts, the weightiest first. People come before machines: what someone entered in the dashboard, then what a
 * client of the API sent. Of what was found, a business listing is kept by the business and checked by its provider,
 * structured data is written for machines to read, and page text is interpreted by rules.
 */
export const factSources = ['manual', 'api', 'provider_business', 'schema_org', 'crawl'] as const;
export type FactSource = (typeof factSources)[number];

/** The higher, the weightier. */
export const rankSource = (source: FactSource): number => factSources.length - factSources.indexOf(source);

const extractedSources: ReadonlySet<FactSource> = new Set(['provider_business', 'schema_org', 'crawl']);
/** True for sources that find facts by themselves. */
export const isExtracted = (source: FactSource): boolean => extractedSources.has(source);

const identityKeys = [
  'company_name',
  'legal_name',
  'tagline',
  'founding_year',
  'industry',
  'service_area',
  'team_size',
] as const;

const contactKeys = ['phone', 'email', 'address', 'hours', 'booking_url'] as const;

/** `social:linkedin`, `social:x`: any platform by its lower-case name; the spec names none. */
const socialKeyPattern = /^social:[a-z0-9][a-z0-9_.-]{0,39}$/;

/** One business listing per site: its key says nothing more. */
const LISTING_KEY = 'provider';

const isAmong = (names: readonly string[], key: string): boolean => names.includes(key);

/**
 * The key of a fact of this kind, null for kinds that have none, or undefined when `key` is none of the kind's. A listing
 * needs no key to be sent: there is only one.
 */
export function keyOfKind(kind: FactKind, key: string | null): string | null | undefined {
  switch (kind) {
    case 'identity':
      return key !== null && isAmong(identityKeys, key) ? key : undefined;
    case 'contact':
      return key !== null && (isAmong(contactKeys, key) || socialKeyPattern.test(key)) ? key : undefined;
    case 'listing':
      return key === null || key === LISTING_KEY ? LISTING_KEY : undefined;
    default:
      return key === null ? null : undefined;
  }
}

/** The label of a `stat` that names what a business offers without a price: its value is the service. */
export const SERVICE_LABEL = 'service';

/** The name of an `award` that is a membership: its issuer is the body. */
export const MEMBERSHIP = 'Member';

/** Kinds of which a site has one fact per key; the others are distinguished by what they say. */
export const isKeyed = (kind: FactKind): boolean => kind === 'identity' || kind === 'contact' || kind === 'listing';
