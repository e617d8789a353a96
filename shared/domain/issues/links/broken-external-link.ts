import { groupByPage, isFirstLook, isMissing } from '../checks.ts';
import type { SiteIssue } from '../issue-type.ts';
import { counted, firstUrls, listed } from '../wording.ts';

export const brokenExternalLink: SiteIssue = {
  of: 'site',
  id: 'broken-external-link',
  family: 'links',
  severity: 'warning',
  title: 'Link to another site that is broken',
  why: 'Visitors get an error, and trust the page less.',
  how: 'Correct the address of the link, or remove it.',
  found:
    'From links to other sites that the crawl requested at its end (docs/crawler.md): those that returned 404 or 410, or whose host does not exist.',
  find: function* ({ checks }) {
    const broken = checks.filter(
      ({ kind, statusCode, reason }) => kind === 'link' && (isMissing(statusCode) || reason === 'dns'),
    );
    for (const { page, found } of groupByPage(broken)) {
      const named = found.map(
        ({ url, statusCode }) => `${url} (${statusCode === null ? 'the host does not exist' : `status ${statusCode}`})`,
      );
      yield {
        url: page,
        message: `${counted(found.length, 'link to another site is', 'links to other sites are')} broken: ${listed(named)}.`,
        urls: firstUrls(found.map(({ url }) => url)),
        isFirstLook: isFirstLook(found),
      };
    }
  },
};
