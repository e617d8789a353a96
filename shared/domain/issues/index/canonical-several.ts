import type { PageIssue } from '../issue-type.ts';
import { firstUrls, listed } from '../wording.ts';

export const canonicalSeveral: PageIssue = {
  of: 'page',
  id: 'canonical-several',
  family: 'index',
  severity: 'error',
  title: 'Several canonical links',
  why: 'Search engines may ignore all of them.',
  how: 'Keep one canonical link.',
  found: 'From the document and the Link header: canonical links with different addresses.',
  find: ({ record: { canonicals } }) =>
    canonicals.length > 1
      ? {
          message: `The page names ${canonicals.length === 4 ? '4 or more' : canonicals.length} different canonical URLs: ${listed(canonicals)}.`,
          urls: firstUrls(canonicals),
        }
      : null,
};
