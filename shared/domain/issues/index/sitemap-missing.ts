import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';

export const sitemapMissing: SiteIssue = {
  of: 'site',
  id: 'sitemap-missing',
  family: 'index',
  severity: 'notice',
  find: function* ({ view, counts }) {
    if (view.sitemap === null && counts.pages > 1) {
      yield {
        url: `https://${view.domain}/`,
        message: message('issues.sitemap-missing.evidence'),
        urls: [],
      };
    }
  },
};
