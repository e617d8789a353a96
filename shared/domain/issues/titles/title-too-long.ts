import { codePointLength, truncated } from '../../language/text-length.ts';
import { message, quoted } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { shownLength } from '../shown-length.ts';

const TITLE_MAX = 70;
/** A record keeps so much of a title. */
const TEXT_KEPT = 300;

export const titleTooLong: PageIssue = {
  of: 'page',
  id: 'title-too-long',
  family: 'titles',
  severity: 'notice',
  find: ({ record: { titles } }) => {
    const title = titles.find((text) => text !== '');
    if (title === undefined || shownLength(title) <= TITLE_MAX) return null;
    return {
      message: message('issues.title-too-long.evidence', {
        count: codePointLength(title),
        atLeast: title.length >= TEXT_KEPT,
        title: quoted(truncated(title, 100)),
      }),
      urls: [],
    };
  },
};
