import type { SiteIssue } from '../issue-type.ts';
import { nearDuplicates } from '../near-duplicates.ts';
import { isIndexable } from '../whole-site.ts';
import { counted, firstUrls } from '../wording.ts';

export const contentNearDuplicate: SiteIssue = {
  of: 'site',
  id: 'content-near-duplicate',
  family: 'content',
  severity: 'notice',
  title: 'Nearly the same content on several pages',
  why: 'Search engines may show one of them alone, and visitors read the same twice.',
  how: 'Say on each page what only this page has, or join them.',
  found:
    'From a sample (MinHash) of the runs of five words of the main content, 60 words at least, of pages that search engines may index: 85 in 100 are the same, with a standard deviation of 4. Pages whose content is the same word for word are not counted here.',
  find: function* ({ pages }) {
    const indexable = pages.filter(isIndexable);
    // Of pages that are the same word for word one stands for all.
    const first = new Map(indexable.map((page) => [page.contentHash, page] as const).reverse());
    const compared = indexable.filter((page) => first.get(page.contentHash) === page);
    for (const [at, pairs] of nearDuplicates(compared.map(({ sample }) => sample))) {
      const others = pairs.flatMap(({ other, likeness }) => {
        const page = compared[other];
        return page === undefined ? [] : [{ url: page.url, likeness }];
      });
      const [likest] = others;
      const page = compared[at];
      if (page === undefined || likest === undefined) continue;
      yield {
        url: page.url,
        message: `About ${Math.round(likest.likeness * 100)} % of the runs of five words are the same as on ${likest.url}${others.length > 1 ? `; ${counted(others.length - 1, 'more page is', 'more pages are')} as similar` : ''}.`,
        urls: firstUrls(others.map(({ url }) => url)),
      };
    }
  },
};
