import type { PageIssue } from '../issue-type.ts';
import { counted } from '../wording.ts';

const LINKS_MAX = 500;

export const tooManyLinks: PageIssue = {
  of: 'page',
  id: 'too-many-links',
  family: 'links',
  severity: 'notice',
  title: 'Very many links',
  why: 'The weight of each link is small, and visitors lose the overview.',
  how: 'Keep the links that visitors use, and divide long lists over several pages.',
  found: 'From more than 500 links on a page.',
  find: ({ links }) =>
    links.length > LINKS_MAX ? { message: `The page has ${counted(links.length, 'link')}.`, urls: [] } : null,
};
