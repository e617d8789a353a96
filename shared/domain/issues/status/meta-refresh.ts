import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const metaRefresh: PageIssue = {
  of: 'page',
  id: 'meta-refresh',
  family: 'status',
  severity: 'warning',
  alsoUnread: true,
  find: ({ url, record }) =>
    record.metaRefresh === null || URL.parse(record.metaRefresh, url)?.href === url
      ? null
      : { message: message('issues.meta-refresh.evidence', { url: record.metaRefresh }), urls: [record.metaRefresh] },
};
