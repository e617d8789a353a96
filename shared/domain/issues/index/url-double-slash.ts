import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const urlDoubleSlash: PageIssue = {
  of: 'page',
  id: 'url-double-slash',
  family: 'index',
  severity: 'notice',
  find: ({ url }) =>
    /\/\//.test(URL.parse(url)?.pathname ?? '')
      ? { message: message('issues.url-double-slash.evidence'), urls: [] }
      : null,
};
