import { message } from '../../messages/message.ts';
import type { PageKind } from '../../pages/page-kind/page-kinds.ts';
import type { PageIssue } from '../issue-type.ts';
import { listed } from '../wording.ts';

const kinds: ReadonlySet<PageKind> = new Set(['product', 'recipe', 'event', 'job']);

export const structuredDataMissing: PageIssue = {
  of: 'page',
  id: 'structured-data-missing',
  family: 'structured_data',
  severity: 'notice',
  find: ({ record: { pageKind, structuredTypes, lackedType, brokenStructuredData } }) => {
    if (lackedType === null || brokenStructuredData.count > 0) return null;
    return {
      message: message('issues.structured-data-missing.evidence', {
        kind: kinds.has(pageKind) ? pageKind : 'other',
        count: structuredTypes.length,
        types: listed(structuredTypes),
        lackedType,
      }),
      urls: [],
    };
  },
};
