import { isSubtype } from '../structured-data/schema-org-hierarchy.ts';
import { SERVICE_LABEL } from './fact-kinds.ts';
import { type JsonLdReader, type LocatedValue, readText } from './json-ld-reader.ts';
import { defined, type Observation, observed } from './observation.ts';

const CATALOG_DEPTH_MAX = 6;

/**
 * Reads the offers of a business (schema.org `makesOffer`, `hasOfferCatalog`, `hasMenu`, services with offers) with the prices, and
 * its `priceRange`. What it offers without a price is a `service`.
 */
export function schemaOfferFacts(reader: JsonLdReader, business: LocatedValue): Observation[] {
  const range = reader.text(business, 'priceRange');
  const offered = ['makesOffer', 'hasOfferCatalog', 'hasMenu', 'menu'].flatMap((property) =>
    reader.values(business, property).flatMap((value) => offersIn(reader, value, CATALOG_DEPTH_MAX)),
  );
  return [
    // Signs alone (`€€`) say nothing to a reader.
    ...(range === null || !/[\p{L}\d]/u.test(range.value)
      ? []
      : observed({
          kind: 'stat',
          data: { label: 'price range', value: range.value },
          source: 'schema_org',
          evidence: range.value,
          locator: range.pointer,
        })),
    ...offered,
  ];
}

/** Services that stand alone on the page, or name who provides them, with what they cost; products of a shop are none. */
export function serviceNodeFacts(reader: JsonLdReader): Observation[] {
  return reader.nodes
    .filter(
      ({ types, holder, object }) =>
        (holder === null || (holder.property === 'item' && 'provider' in object)) &&
        types.some((type) => isSubtype(type, 'Service')),
    )
    .flatMap((node) => offersIn(reader, { value: node.object, pointer: reader.pointer(node) }, CATALOG_DEPTH_MAX));
}

const containers = ['itemListElement', 'hasMenuSection', 'hasMenuItem', 'hasOfferCatalog'];

function offersIn(reader: JsonLdReader, node: LocatedValue, depth: number): Observation[] {
  if (depth === 0) return [];
  const inner = containers.flatMap((property) => reader.values(node, property));
  const item = reader.values(node, 'item');
  if (item.length > 0) return item.flatMap((one) => offersIn(reader, one, depth - 1));
  if (inner.length > 0) return inner.flatMap((one) => offersIn(reader, one, depth - 1));
  const [offered] = reader.values(node, 'itemOffered');
  const name = (offered && (reader.text(offered, 'name') ?? named(offered))) ?? reader.text(node, 'name');
  if (!name) return [];
  const price =
    readPrice(reader, node) ??
    firstPrice(reader, reader.values(node, 'offers')) ??
    (offered ? firstPrice(reader, reader.values(offered, 'offers')) : null);
  return observed({
    kind: 'stat',
    data: defined(
      price === null
        ? { label: SERVICE_LABEL, value: name.value }
        : { label: name.value, value: price.value, context: reader.text(node, 'description')?.value },
    ),
    source: 'schema_org',
    evidence: price === null ? name.value : price.evidence,
    locator: (price ?? name).pointer,
  });
}

const named = ({ value, pointer }: LocatedValue): (LocatedValue & { value: string }) | null => {
  const text = readText(value);
  return text === null ? null : { value: text, pointer };
};

interface SchemaPrice {
  value: string;
  evidence: string;
  pointer: string;
}

function firstPrice(reader: JsonLdReader, nodes: readonly LocatedValue[]): SchemaPrice | null {
  for (const node of nodes) {
    const price = readPrice(reader, node);
    if (price !== null) return price;
  }
  return null;
}

/** `price`, the specification of a price, or the range from `lowPrice` to `highPrice`, with the currency. */
function readPrice(reader: JsonLdReader, node: LocatedValue): SchemaPrice | null {
  const [specification] = reader.values(node, 'priceSpecification');
  const holder = reader.text(node, 'price') === null && specification ? specification : node;
  const [price, low, high] = ['price', 'lowPrice', 'highPrice'].map((property) => reader.text(holder, property));
  const [least, most] = ['minPrice', 'maxPrice'].map((property) => reader.text(holder, property));
  const first = price ?? low ?? least;
  if (!first || !(Number(first.value.replace(/[^\d.]/g, '')) > 0)) return null;
  const last = price ? null : (high ?? most);
  const currency = reader.text(holder, 'priceCurrency') ?? reader.text(node, 'priceCurrency');
  const amount = last && last.value !== first.value ? `${first.value}-${last.value}` : first.value;
  return {
    value: currency === null || amount.includes(currency.value) ? amount : `${amount} ${currency.value}`,
    evidence: first.value,
    pointer: first.pointer,
  };
}
