import type { PageIssue } from '../issue-type.ts';
import { counted, listed, quoted } from '../wording.ts';

export const titleSeveral: PageIssue = {
  of: 'page',
  id: 'title-several',
  family: 'titles',
  severity: 'warning',
  title: 'Several titles',
  why: 'Search engines choose one of them.',
  how: 'Keep one title element.',
  found: 'From the `title` elements of the document that are not empty. Those in drawings are not counted.',
  find: ({ record: { titles } }) => {
    const named = titles.filter((title) => title !== '');
    return named.length > 1
      ? { message: `The page has ${counted(named.length, 'title element')}: ${listed(named.map(quoted))}.`, urls: [] }
      : null;
  },
};
