import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';

const CLICKS_MAX = 4;

export const pageTooDeep: SiteIssue = {
  of: 'site',
  id: 'page-too-deep',
  family: 'links',
  severity: 'notice',
  needsWholeSite: true,
  find: function* ({ pages }) {
    for (const { url, clicks, isCurrent, isReadable } of pages) {
      if (clicks !== null && clicks > CLICKS_MAX && isCurrent && isReadable) {
        yield { url, message: message('issues.page-too-deep.evidence', { clicks }), urls: [] };
      }
    }
  },
};
