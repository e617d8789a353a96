import type { PageIssue } from '../issue-type.ts';
import { urlKey } from '../known-url.ts';
import { counted, firstUrls } from '../wording.ts';

export const hreflangNoSelf: PageIssue = {
  of: 'page',
  id: 'hreflang-no-self',
  family: 'international',
  severity: 'notice',
  title: 'hreflang without the page itself',
  why: 'Google asks that each version lists itself.',
  how: 'Add the page itself to its alternates.',
  found: 'From the alternates of the page and its canonical URL.',
  find: ({ url, record: { alternates, canonicals } }) => {
    if (alternates.length === 0) return null;
    const own = [url, ...canonicals].map(urlKey);
    return alternates.some(([, alternate]) => own.includes(urlKey(alternate)))
      ? null
      : {
          message: `The page names ${counted(new Set(alternates.map(([, alternate]) => alternate)).size, 'alternate')}, and itself is not among them.`,
          urls: firstUrls(alternates.map(([, alternate]) => alternate)),
        };
  },
};
