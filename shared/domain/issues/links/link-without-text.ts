import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { firstUrls, listed } from '../wording.ts';

export const linkWithoutText: PageIssue = {
  of: 'page',
  id: 'link-without-text',
  family: 'links',
  severity: 'warning',
  find: ({ record: { linksWithoutText } }) =>
    linksWithoutText.count === 0
      ? null
      : {
          message: message('issues.link-without-text.evidence', {
            count: linksWithoutText.count,
            links: listed(
              firstUrls(linksWithoutText.first),
              Math.max(
                linksWithoutText.count - linksWithoutText.first.length + new Set(linksWithoutText.first).size,
                0,
              ),
            ),
          }),
          urls: firstUrls(linksWithoutText.first),
        },
};
