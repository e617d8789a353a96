import type { PageIssue } from '../issue-type.ts';
import { counted, listed, quoted } from '../wording.ts';

export const h1Several: PageIssue = {
  of: 'page',
  id: 'h1-several',
  family: 'titles',
  severity: 'notice',
  title: 'Several H1',
  why: 'It is less clear which heading is that of the page.',
  how: 'Keep one H1, and make the others H2.',
  found: 'From the headings that a visitor sees, in the header and beside the text too.',
  find: ({ record: { h1s } }) =>
    h1s.length > 1
      ? {
          message: `The page has ${h1s.length === 5 ? '5 or more H1 headings' : counted(h1s.length, 'H1 heading')}, header and logo included: ${listed(h1s.map(quoted))}.`,
          urls: [],
        }
      : null,
};
