import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';
import { nearDuplicates } from '../near-duplicates.ts';
import { isIndexable } from '../whole-site.ts';
import { firstUrls } from '../wording.ts';

export const contentNearDuplicate: SiteIssue = {
  of: 'site',
  id: 'content-near-duplicate',
  family: 'content',
  severity: 'notice',
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
        message: message('issues.content-near-duplicate.evidence', {
          percent: Math.round(likest.likeness * 100),
          url: likest.url,
          more: others.length - 1,
        }),
        urls: firstUrls(others.map(({ url }) => url)),
      };
    }
  },
};
