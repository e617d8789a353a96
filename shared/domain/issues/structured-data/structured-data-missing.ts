import type { PageKind } from '../../pages/page-kind/page-kinds.ts';
import type { PageIssue } from '../issue-type.ts';
import { listed } from '../wording.ts';

const names: Partial<Record<PageKind, string>> = {
  product: 'a product',
  recipe: 'a recipe',
  event: 'an event',
  job: 'a job offer',
};

export const structuredDataMissing: PageIssue = {
  of: 'page',
  id: 'structured-data-missing',
  family: 'structured_data',
  severity: 'notice',
  title: 'Structured data missing for this kind of page',
  why: 'Search engines show richer results for pages that say what they offer.',
  how: 'Add JSON-LD of the type that is named.',
  found:
    'From the kind of page that the crawl detected (product, recipe, event, job) and the types of its JSON-LD, Microdata and RDFa.',
  find: ({ record: { pageKind, structuredTypes, lackedType, brokenStructuredData } }) => {
    if (lackedType === null || brokenStructuredData.count > 0) return null;
    const has =
      structuredTypes.length === 0
        ? 'has no structured data'
        : `has structured data of ${listed(structuredTypes)} alone`;
    return {
      message: `The page looks like ${names[pageKind] ?? 'another kind'} and ${has}; ${lackedType} is missing.`,
      urls: [],
    };
  },
};
