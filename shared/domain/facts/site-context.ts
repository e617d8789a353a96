import type { CountryPlace } from '../places/countries.ts';
import { countryOfLetters, countryOfName } from '../places/places.ts';

/** The business behind a site, by its pages. Nothing is guessed: null where there is no evidence. */
export interface SiteContext {
  name: string | null;
  businessContext: string | null;
  /** The code is known for a country that keyword markets are kept for. */
  countryCode: number | null;
  countryName: string | null;
  cityName: string | null;
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Types of schema.org nodes that describe the business itself. */
const businessType = /(?:Organization|Business|Store|Corporation|Restaurant|Service|Agency|Practice|Clinic)$/;
const NODES_MAX = 200;
const SUMMARY_CHARACTERS_MAX = 2_000;

function listNodes(schema: unknown): Node[] {
  if (!isNode(schema)) return [];
  const graph = Array.isArray(schema['@graph']) ? schema['@graph'] : [];
  return [schema, ...graph].filter(isNode).slice(0, NODES_MAX);
}

const readTypes = (node: Node): string[] => [node['@type']].flat().filter((type) => typeof type === 'string');

const businessNodes = (schema: unknown): Node[] =>
  listNodes(schema).filter((node) => readTypes(node).some((type) => businessType.test(type)));

const readName = (value: unknown): string | null => (isNode(value) ? text(value['name']) : text(value));

/** schema.org asks for the two letters of ISO 3166-1; a name is as good. */
const findCountry = (written: string): CountryPlace | null => countryOfLetters(written) ?? countryOfName(written);

/** https://llmstxt.org: the block quote below the title is the site's summary of itself. */
function llmsSummary(llmsTxt: string | null): string | null {
  const lines = (llmsTxt ?? '').slice(0, 20_000).split(/\r?\n/);
  const start = lines.findIndex((line) => line.startsWith('>'));
  if (start < 0) return null;
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('>'));
  const quote = lines.slice(start, end < 0 ? undefined : end).map((line) => line.slice(1).trim());
  return text(quote.join(' ').slice(0, SUMMARY_CHARACTERS_MAX));
}

/**
 * Reads the JSON-LD of the business (the start page's before that of other pages), then the summary of llms.txt, then the
 * meta description of the start page.
 */
export function siteContext(site: {
  metaDescription: string | null;
  /** Structured data of the start page, then of the pages about the business. */
  schemas: readonly unknown[];
  llmsTxt: string | null;
}): SiteContext {
  const businesses = site.schemas.flatMap(businessNodes);
  const first = (name: string): string | null =>
    businesses.map((business) => text(business[name])).find((value) => value !== null) ?? null;
  const address = businesses.flatMap((business) => [business['address']].flat().filter(isNode))[0] ?? null;
  const written = address && readName(address['addressCountry']);
  const country = written === null ? null : findCountry(written);
  return {
    name: first('name'),
    businessContext: first('description') ?? llmsSummary(site.llmsTxt) ?? text(site.metaDescription),
    countryCode: country?.countryCode ?? null,
    countryName: country?.countryName ?? written,
    cityName: address && text(address['addressLocality']),
  };
}
