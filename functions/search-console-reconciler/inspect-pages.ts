import { inspectedUrl } from '../../shared/domain/search-console/reconciliation.ts';
import {
  type IndexStatus,
  SearchConsoleError,
  type SearchConsoleProperty,
} from '../../shared/providers/search-console/search-console.ts';
import type { Page } from '../../shared/table/pages.ts';

export interface Inspection {
  page: Page;
  /** Null where the property has nothing to say of the page, or refuses its URL alone. */
  status: IndexStatus | null;
}

/** Below the 600 a minute that a property may ask, and quick enough for a beat. */
const AT_ONCE = 4;

/**
 * Inspects pages of a property, in their order. Returns the inspected pages, and the error that ended it early: a
 * refused token or property, the quota, a provider that is down. What is wrong with one URL alone passes it by.
 */
export async function inspectPages(
  property: SearchConsoleProperty,
  propertyUrl: string,
  pages: readonly Page[],
): Promise<{ inspections: Inspection[]; endedBy: SearchConsoleError | null }> {
  const inspections: Inspection[] = [];
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    const outcomes = await Promise.all(
      pages.slice(at, at + AT_ONCE).map((page) => inspectOne(property, propertyUrl, page)),
    );
    const refused = outcomes.find((outcome) => outcome instanceof SearchConsoleError);
    // The whole group is asked about again: what came of the others would leave a gap behind the place to go on from.
    if (refused) return { inspections, endedBy: refused };
    inspections.push(...outcomes.filter((outcome): outcome is Inspection => !(outcome instanceof SearchConsoleError)));
  }
  return { inspections, endedBy: null };
}

async function inspectOne(
  property: SearchConsoleProperty,
  propertyUrl: string,
  page: Page,
): Promise<Inspection | SearchConsoleError> {
  const url = page.url === null ? null : inspectedUrl(page.gscUrl ?? page.url, propertyUrl);
  if (url === null) return { page, status: null };
  try {
    return { page, status: await property.inspect(url) };
  } catch (error) {
    if (!(error instanceof SearchConsoleError)) throw error;
    return error.status === 400 ? { page, status: null } : error;
  }
}
