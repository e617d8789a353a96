import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

const LINKS_MAX = 500;

export const tooManyLinks: PageIssue = {
  of: 'page',
  id: 'too-many-links',
  family: 'links',
  severity: 'notice',
  find: ({ links }) =>
    links.length > LINKS_MAX
      ? { message: message('issues.too-many-links.evidence', { count: links.length }), urls: [] }
      : null,
};
