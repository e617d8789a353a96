import { codePointLength, truncated } from '../../language/text-length.ts';
import type { PageIssue } from '../issue-type.ts';
import { shownLength } from '../shown-length.ts';
import { counted, quoted } from '../wording.ts';

const TITLE_MAX = 70;
/** A record keeps so much of a title. */
const TEXT_KEPT = 300;

export const titleTooLong: PageIssue = {
  of: 'page',
  id: 'title-too-long',
  family: 'titles',
  severity: 'notice',
  title: 'Long title',
  why: 'Search engines usually cut titles after about 60 characters.',
  how: 'Write 30 to 60 characters, with what matters first.',
  found: 'From titles of more than 70 characters; wide characters, as Chinese ones, count as two.',
  find: ({ record: { titles } }) => {
    const title = titles.find((text) => text !== '');
    if (title === undefined || shownLength(title) <= TITLE_MAX) return null;
    return {
      message: `The title has ${counted(codePointLength(title), 'character')}${title.length >= TEXT_KEPT ? ' or more' : ''}: ${quoted(truncated(title, 100))}.`,
      urls: [],
    };
  },
};
