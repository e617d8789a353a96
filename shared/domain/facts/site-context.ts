/** What a start page says of the business behind it. Nothing is guessed: null where there is no evidence. */
export interface SiteContext {
  name: string | null;
  businessContext: string | null;
  countryName: string | null;
  cityName: string | null;
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Types of schema.org nodes that speak for the business itself. */
const businessType = /(?:Organization|Business|Store|Corporation|Restaurant|Service|Agency|Practice|Clinic)$/;
const NODES_MAX = 200;

function nodesOf(schema: unknown): Node[] {
  if (!isNode(schema)) return [];
  const graph = Array.isArray(schema['@graph']) ? schema['@graph'] : [];
  return [schema, ...graph].filter(isNode).slice(0, NODES_MAX);
}

const typesOf = (node: Node): string[] => [node['@type']].flat().filter((type) => typeof type === 'string');

const businessNode = (schema: unknown): Node | null =>
  nodesOf(schema).find((node) => typesOf(node).some((type) => businessType.test(type))) ?? null;

const nameOf = (value: unknown): string | null => (isNode(value) ? text(value['name']) : text(value));

/** Reads the JSON-LD of the organization, then the meta description of the start page. */
export function siteContext({
  metaDescription,
  schema,
}: {
  metaDescription: string | null;
  schema: unknown;
}): SiteContext {
  const business = businessNode(schema);
  const address = [business?.['address']].flat().find(isNode) ?? null;
  return {
    name: business && text(business['name']),
    businessContext: (business && text(business['description'])) ?? text(metaDescription),
    countryName: address && nameOf(address['addressCountry']),
    cityName: address && text(address['addressLocality']),
  };
}
