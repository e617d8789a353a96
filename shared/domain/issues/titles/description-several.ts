import type { PageIssue } from '../issue-type.ts';
import { counted } from '../wording.ts';

export const descriptionSeveral: PageIssue = {
  of: 'page',
  id: 'description-several',
  family: 'titles',
  severity: 'notice',
  title: 'Several meta descriptions',
  why: 'Search engines choose one of them, or none.',
  how: 'Keep one meta description.',
  found: 'From the `meta` elements of the document that are not empty.',
  find: ({ record: { descriptions } }) => {
    const named = descriptions.filter((text) => text !== '');
    return named.length > 1
      ? {
          message: `The page has ${named.length === 4 ? '4 or more meta descriptions' : counted(named.length, 'meta description')}.`,
          urls: [],
        }
      : null;
  },
};
