import type { ExtractedPage } from '../extraction/extracted-page.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { brokenBlockErrors } from '../structured-data/broken-blocks.ts';
import { isSubtype } from '../structured-data/schema-org-hierarchy.ts';
import { validateStructuredData } from '../structured-data/validate-structured-data.ts';
import type { DocumentRecord } from './page-record.ts';
import { someSentences } from './some.ts';

/** A page has a handful of types; generated lists have more. */
const TYPES_MAX = 20;

/** The types that say what a page of this kind offers: the first is the one to add. */
const typesOfKind: Partial<Record<PageKind, readonly string[]>> = {
  product: ['Product', 'ProductGroup', 'Offer', 'AggregateOffer', 'CreativeWork', 'Accommodation', 'Service', 'Event'],
  recipe: ['Recipe'],
  event: ['Event'],
  job: ['JobPosting'],
};

type StructuredData = Pick<
  DocumentRecord,
  'structuredTypes' | 'lackedType' | 'brokenStructuredData' | 'structuredErrors'
>;

/** @param schema - captured structured data as JSON; null where none could be read. */
export function readStructuredData({ structuredData, signals }: ExtractedPage, schema: string | null): StructuredData {
  const result = schema === null ? null : validateStructuredData(schema);
  const inMarkup = signals.markupItems.flatMap(({ types }) => types);
  const types = [...new Set([...(result?.parsed ? result.types : []), ...inMarkup])];
  return {
    structuredTypes: types.slice(0, TYPES_MAX),
    lackedType: lackedType(signals.kind.kind, types),
    brokenStructuredData: someSentences(brokenBlockErrors(structuredData.brokenBlocks)),
    structuredErrors: someSentences(result?.parsed ? result.validation.errors : []),
  };
}

function lackedType(kind: PageKind, types: readonly string[]): string | null {
  const wanted = typesOfKind[kind];
  if (wanted === undefined || types.some((type) => wanted.some((one) => isSubtype(type, one)))) return null;
  return wanted[0] ?? null;
}
