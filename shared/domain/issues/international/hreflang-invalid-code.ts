import type { PageIssue } from '../issue-type.ts';
import { codeFault } from '../language-codes.ts';
import { firstUrls } from '../wording.ts';

export const hreflangInvalidCode: PageIssue = {
  of: 'page',
  id: 'hreflang-invalid-code',
  family: 'international',
  severity: 'error',
  title: 'hreflang with an invalid code',
  why: 'Search engines ignore the alternate.',
  how: 'Use a language of ISO 639-1, with a country of ISO 3166-1 where it matters, or x-default.',
  found: 'From the codes of the alternates.',
  find: ({ record: { alternates } }) => {
    const faults = [...new Set(alternates.flatMap(([code]) => codeFault(code) ?? []))];
    return faults.length === 0
      ? null
      : {
          message: `${faults.join(' ')}`,
          urls: firstUrls(alternates.filter(([code]) => codeFault(code) !== null).map(([, url]) => url)),
        };
  },
};
