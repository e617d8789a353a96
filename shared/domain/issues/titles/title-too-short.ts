import { codePointLength } from '../../language/text-length.ts';
import type { PageIssue } from '../issue-type.ts';
import { shownLength } from '../shown-length.ts';
import { counted, quoted } from '../wording.ts';

const TITLE_MIN = 20;

export const titleTooShort: PageIssue = {
  of: 'page',
  id: 'title-too-short',
  family: 'titles',
  severity: 'notice',
  title: 'Short title',
  why: 'A title of a word or two says little of what the visitor finds.',
  how: 'Write 30 to 60 characters.',
  found: 'From titles below 20 characters; wide characters, as Chinese ones, count as two.',
  find: ({ record: { titles } }) => {
    const title = titles.find((text) => text !== '');
    if (title === undefined || shownLength(title) >= TITLE_MIN) return null;
    return { message: `The title ${quoted(title)} has ${counted(codePointLength(title), 'character')}.`, urls: [] };
  },
};
