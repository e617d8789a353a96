import { collectNodes, presentValue } from '../structured-data/json-ld-nodes.ts';
import { isSubtype } from '../structured-data/schema-org-hierarchy.ts';

/** Names in the structured data of a page that are not its subject. */
export interface SchemaNames {
  /** Of the site, of those who run it and of those who write in it. */
  readonly names: readonly string[];
  /** Where they are at home. */
  readonly places: readonly string[];
  readonly isNews: boolean;
}

const nothing: SchemaNames = { names: [], places: [], isNews: false };
const namers = ['WebSite', 'Organization', 'Person'] as const;
/** Properties whose value is the subject of the page. */
const subjects = new Set(['about', 'mainEntity', 'mainEntityOfPage', 'mentions', 'itemReviewed']);
const placed = ['addressLocality', 'addressRegion', 'addressCountry'] as const;

/** @param schema - the page's structured data as JSON text, or parsed; what cannot be read names nothing. */
export function schemaNames(schema: unknown): SchemaNames {
  if (schema === null) return nothing;
  const { nodes } = collectNodes(typeof schema === 'string' ? parsed(schema) : schema);
  const hasType = (types: readonly string[], wanted: string): boolean => types.some((type) => isSubtype(type, wanted));
  return {
    names: nodes.flatMap(({ object, types, holder }) =>
      // A person or an organization that no property holds is what the page is about, unless it says who runs the site.
      namers.some((namer) => hasType(types, namer)) &&
      (holder === null ? !hasType(types, 'Person') : !subjects.has(holder.property))
        ? [presentValue(object, 'name'), presentValue(object, 'alternateName')].filter(
            (name) => typeof name === 'string',
          )
        : [],
    ),
    places: nodes.flatMap(({ object }) =>
      placed.map((property) => presentValue(object, property)).filter((place) => typeof place === 'string'),
    ),
    isNews: nodes.some(({ types }) => hasType(types, 'NewsArticle')),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
