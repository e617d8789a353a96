import type { SiteIssue } from '../issue-type.ts';
import type { Check } from '../whole-site.ts';
import { counted, firstUrls, listed } from '../wording.ts';

export const pageInSeveralSpellings: SiteIssue = {
  of: 'site',
  id: 'page-in-several-spellings',
  family: 'content',
  severity: 'warning',
  title: 'Page at several spellings of its address',
  why: 'Search engines see copies, and choose which of them they show.',
  how: 'Redirect the other spellings to one, or name one as the canonical URL.',
  found:
    'From links to the site whose case, slash or query is another than that of the address which the crawl requested, and which it requested at its end (docs/crawler.md): those with status 200 and no redirect, of pages that name no canonical URL.',
  find: function* ({ checks, pageAt }) {
    const spellings = new Map<string, Check[]>();
    for (const check of checks) {
      const page = pageAt(check.url);
      const isCopy = check.kind === 'spelling' && check.statusCode === 200 && check.redirectsTo === null;
      if (!isCopy || page === null || page.canonical !== null || !page.isReadable) continue;
      spellings.set(page.url, [...(spellings.get(page.url) ?? []), check]);
    }
    for (const [url, found] of spellings) {
      const named = found.map((check) => check.url);
      yield {
        url,
        message: `${counted(found.length, 'other spelling of the address returns', 'other spellings of the address return')} status 200 without a redirect, and the page names no canonical URL: ${listed(firstUrls(named), named.length)}.`,
        urls: firstUrls(named),
        isFirstLook: found.every((check) => check.isFirstLook),
      };
    }
  },
};
