import type { PageIssue } from '../issue-type.ts';
import { counted, firstUrls, listed } from '../wording.ts';

export const imageWithoutAlt: PageIssue = {
  of: 'page',
  id: 'image-without-alt',
  family: 'media',
  severity: 'warning',
  title: 'Picture without an alternative text',
  why: 'Screen readers and search engines do not know what it shows.',
  how: 'Say in the `alt` attribute what the picture shows; leave it empty for decoration.',
  found:
    'From `img` elements without an `alt` attribute. Pixels, hidden pictures and those that are marked as decoration are not counted.',
  find: ({ record: { imagesWithoutAlt } }) =>
    imagesWithoutAlt.count === 0
      ? null
      : {
          message: `${counted(imagesWithoutAlt.count, 'picture has', 'pictures have')} no alt attribute: ${listed(imagesWithoutAlt.first, imagesWithoutAlt.count)}.`,
          urls: firstUrls(imagesWithoutAlt.first),
        },
};
