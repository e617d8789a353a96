import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';
import { firstUrls } from '../wording.ts';

export const contentNearDuplicate: SiteIssue = {
  of: 'site',
  id: 'content-near-duplicate',
  family: 'content',
  severity: 'notice',
  find: function* ({ pages, likePages }) {
    for (const page of pages) {
      const others = likePages(page);
      const [likest] = others;
      if (likest === undefined) continue;
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
