import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { firstUrls, listed } from '../wording.ts';

export const imageWithoutAlt: PageIssue = {
  of: 'page',
  id: 'image-without-alt',
  family: 'media',
  severity: 'warning',
  find: ({ record: { imagesWithoutAlt } }) =>
    imagesWithoutAlt.count === 0
      ? null
      : {
          message: message('issues.image-without-alt.evidence', {
            count: imagesWithoutAlt.count,
            images: listed(imagesWithoutAlt.first, imagesWithoutAlt.count),
          }),
          urls: firstUrls(imagesWithoutAlt.first),
        },
};
