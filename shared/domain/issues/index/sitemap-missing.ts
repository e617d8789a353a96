import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';

export const sitemapMissing: SiteIssue = {
  of: 'site',
  id: 'sitemap-missing',
  family: 'index',
  severity: 'notice',
  find: function* ({ view, pages }) {
    if (view.sitemap === null && pages.length > 1) {
      yield {
        url: `https://${view.domain}/`,
        message: message('issues.sitemap-missing.evidence'),
        urls: [],
      };
    }
  },
};
