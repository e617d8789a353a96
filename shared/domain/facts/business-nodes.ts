import type { JsonLdNode } from '../structured-data/json-ld-nodes.ts';
import { isSubtype } from '../structured-data/schema-org-hierarchy.ts';
import { isSameSite } from '../urls/domain.ts';
import { type JsonLdReader, type LocatedValue, readText } from './json-ld-reader.ts';

/** A type of the vocabulary, or one that is none (`FuneralHome`) of something with an address and a telephone. */
const isOrganization = ({ types, object }: JsonLdNode): boolean =>
  types.some((type) => isSubtype(type, 'Organization')) ||
  (!types.some((type) => isSubtype(type, 'Thing')) && 'address' in object && 'telephone' in object);

const parseHost = (text: unknown): string | null => (typeof text === 'string' ? (URL.parse(text)?.host ?? null) : null);

/** A directory page describes many businesses, an article its sources: only nodes that stand for the site itself count. */
const standsAlone = ({ holder }: JsonLdNode): boolean =>
  holder === null || (holder.property === 'publisher' && holder.types.some((type) => type === 'WebSite'));

/**
 * The organization whose site this is, as the page describes it: one that stands alone, and names no other site as its own.
 * None when the page describes several.
 */
export function businessNodes(reader: JsonLdReader, pageUrl: string): LocatedValue[] {
  const siteHost = URL.parse(pageUrl)?.host ?? '';
  const located = reader.nodes
    .filter((node) => isOrganization(node) && standsAlone(node))
    .map((node) => ({
      value: node.object,
      pointer: reader.pointer(node),
      url: parseHost(node.object['url']),
      id: node.object['@id'],
    }));
  const own = located.filter(({ url, id }) =>
    [url, parseHost(id)].every((host) => host === null || isSameSite(host, siteHost)),
  );
  const names = new Set(own.map((node) => readText(node.value['name'])));
  return names.size <= 1 ? own : [];
}
