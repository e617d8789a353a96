import type { PageIssue } from '../issue-type.ts';
import { counted, firstUrls, listed } from '../wording.ts';

export const linkWithoutText: PageIssue = {
  of: 'page',
  id: 'link-without-text',
  family: 'links',
  severity: 'warning',
  title: 'Link without a text',
  why: 'Screen readers and search engines do not know where it leads.',
  how: 'Give the link a text, its picture an alt text, or the link an `aria-label`.',
  found:
    'From links that a visitor sees with neither a text nor an alternative text, a label or a title. On pages with drawings in SVG, whose text is not read, only links around a picture count.',
  find: ({ record: { linksWithoutText } }) =>
    linksWithoutText.count === 0
      ? null
      : {
          message: `${counted(linksWithoutText.count, 'link has', 'links have')} no text: ${listed(firstUrls(linksWithoutText.first), Math.max(linksWithoutText.count - linksWithoutText.first.length + new Set(linksWithoutText.first).size, 0))}.`,
          urls: firstUrls(linksWithoutText.first),
        },
};
