import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { urlKey } from '../known-url.ts';

export const noindexHome: PageIssue = {
  of: 'page',
  id: 'noindex-home',
  family: 'index',
  severity: 'error',
  find: ({ url, record }, { domain }) =>
    record.noindex && urlKey(url) === urlKey(`https://${domain}/`)
      ? { message: message('issues.noindex-home.evidence'), urls: [] }
      : null,
};
