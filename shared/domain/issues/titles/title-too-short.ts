import { codePointLength } from '../../language/text-length.ts';
import { message, quoted } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { shownLength } from '../shown-length.ts';

const TITLE_MIN = 20;

export const titleTooShort: PageIssue = {
  of: 'page',
  id: 'title-too-short',
  family: 'titles',
  severity: 'notice',
  find: ({ record: { titles } }) => {
    const title = titles.find((text) => text !== '');
    if (title === undefined || shownLength(title) >= TITLE_MIN) return null;
    return {
      message: message('issues.title-too-short.evidence', { title: quoted(title), count: codePointLength(title) }),
      urls: [],
    };
  },
};
