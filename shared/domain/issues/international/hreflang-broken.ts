import { type Message, message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';
import { isBroken, type KnownUrl } from '../known-url.ts';
import { firstUrls, listed } from '../wording.ts';

export const hreflangBroken: SiteIssue = {
  of: 'site',
  id: 'hreflang-broken',
  family: 'international',
  severity: 'error',
  find: function* ({ pages, named }) {
    for (const { url: page, alternates, isReadable } of pages) {
      const broken = new Map<string, { name: Message; isFirstLook: boolean }>();
      for (const [, url] of isReadable ? alternates : []) {
        const found = named(url);
        const name = found === null ? null : nameBroken(url, found.known);
        if (found !== null && name !== null) broken.set(url, { name, isFirstLook: found.isFirstLook });
      }
      if (broken.size === 0) continue;
      const all = [...broken.values()];
      yield {
        url: page,
        message: message('issues.hreflang-broken.evidence', {
          count: broken.size,
          alternates: listed(all.map(({ name }) => name)),
        }),
        urls: firstUrls([...broken.keys()]),
        isFirstLook: all.every(({ isFirstLook }) => isFirstLook),
      };
    }
  },
};

function nameBroken(url: string, known: KnownUrl): Message | null {
  if (known.outcome === 'gone' || (isBroken(known) && Number(known.statusCode) >= 500))
    return message('issues.common.status', { url, status: String(known.statusCode) });
  return known.outcome === 'redirected' ? message('issues.hreflang-broken.redirects', { url }) : null;
}
