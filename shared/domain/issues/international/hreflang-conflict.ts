import type { PageIssue } from '../issue-type.ts';
import { urlKey } from '../known-url.ts';
import { firstUrls, listed, quoted } from '../wording.ts';

export const hreflangConflict: PageIssue = {
  of: 'page',
  id: 'hreflang-conflict',
  family: 'international',
  severity: 'warning',
  title: 'hreflang with two pages for one code',
  why: 'Search engines ignore both.',
  how: 'Name one page for each code.',
  found: 'From the alternates of the page.',
  find: ({ record: { alternates } }) => {
    const byCode = new Map<string, Set<string>>();
    for (const [code, url] of alternates)
      byCode.set(code.toLowerCase(), (byCode.get(code.toLowerCase()) ?? new Set()).add(urlKey(url) ?? url));
    const several = [...byCode].filter(([, urls]) => urls.size > 1).map(([code]) => code);
    if (several.length === 0) return null;
    return {
      message: `The page names different pages for ${several.length === 1 ? 'the code' : 'the codes'} ${listed(several.map(quoted))}.`,
      urls: firstUrls(alternates.filter(([code]) => several.includes(code.toLowerCase())).map(([, url]) => url)),
    };
  },
};
