import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { urlKey } from '../known-url.ts';

export const noindex: PageIssue = {
  of: 'page',
  id: 'noindex',
  family: 'index',
  severity: 'notice',
  find: ({ url, record }, { domain }) =>
    record.noindex && urlKey(url) !== urlKey(`https://${domain}/`)
      ? { message: message('issues.noindex.evidence'), urls: [] }
      : null,
};
