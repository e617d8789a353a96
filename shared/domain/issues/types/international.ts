import { type Message, message, quoted } from '../../messages/message.ts';
import { issueFamily } from '../issue-family.ts';
import type { IssueType } from '../issue-type.ts';
import { isBroken, type KnownUrl, urlKey } from '../known-url.ts';
import { codeFault } from '../language-codes.ts';
import { isOnSite } from '../on-site.ts';
import { isIndexable } from '../whole-site.ts';
import { firstUrls, listAddresses, listed } from '../wording.ts';

const { page, site } = issueFamily('international');

function nameBroken(url: string, known: KnownUrl): Message | null {
  if (isBroken(known)) return message('issues.common.status', { url, status: String(known.statusCode) });
  return known.outcome === 'redirected' ? message('issues.hreflang-broken.redirects', { url }) : null;
}

export const internationalTypes: readonly IssueType[] = [
  page('hreflang-not-secure', 'warning', ({ url, record: { alternates } }, { domain }) => {
    const insecure = alternates.map(([, to]) => to).filter((to) => to.startsWith('http:') && isOnSite(to, domain));
    return url.startsWith('https:') ? listAddresses('alternates', insecure) : null;
  }),
  site('hreflang-no-return', 'warning', function* ({ pages, pageAt }) {
    for (const own of pages.filter(isIndexable)) {
      const isSilent = (url: string): boolean => {
        const other = pageAt(url);
        if (other === null || other === own || !other.isReadable) return false;
        return !other.alternates.some(([, back]) => urlKey(back) === own.key);
      };
      const urls = firstUrls(own.alternates.map(([, url]) => url).filter(isSilent));
      if (urls.length > 0) yield { at: own.url, values: { count: urls.length, alternates: listed(urls) }, urls };
    }
  }),
  page('hreflang-invalid-code', 'error', ({ record: { alternates } }) => {
    const codes = [...new Set(alternates.map(([code]) => code))];
    const faults = codes.flatMap((code) => codeFault(code) ?? []);
    if (faults.length === 0) return null;
    const faulty = alternates.filter(([code]) => codeFault(code) !== null);
    return { values: { faults }, urls: firstUrls(faulty.map(([, url]) => url)) };
  }),
  page('hreflang-no-self', 'notice', ({ url, record: { alternates, canonicals } }) => {
    const own = [url, ...canonicals].map(urlKey);
    const urls = alternates.map(([, alternate]) => alternate);
    if (urls.length === 0 || urls.some((alternate) => own.includes(urlKey(alternate)))) return null;
    return { values: { count: new Set(urls).size }, urls: firstUrls(urls) };
  }),
  site('hreflang-broken', 'error', function* ({ pages, named }) {
    for (const { url: at, alternates, isReadable } of pages) {
      const broken = new Map<string, { name: Message; isFirstLook: boolean }>();
      for (const [, url] of isReadable ? alternates : []) {
        const found = named(url);
        const name = found === null ? null : nameBroken(url, found.known);
        if (found !== null && name !== null) broken.set(url, { name, isFirstLook: found.isFirstLook });
      }
      if (broken.size === 0) continue;
      const all = [...broken.values()];
      yield {
        at,
        values: { count: broken.size, alternates: listed(all.map(({ name }) => name)) },
        urls: firstUrls([...broken.keys()]),
        isFirstLook: all.every(({ isFirstLook }) => isFirstLook),
      };
    }
  }),
  page('hreflang-conflict', 'warning', ({ record: { alternates } }) => {
    const byCode = new Map<string, Set<string>>();
    for (const [code, url] of alternates)
      byCode.set(code.toLowerCase(), (byCode.get(code.toLowerCase()) ?? new Set()).add(urlKey(url) ?? url));
    const several = [...byCode].filter(([, urls]) => urls.size > 1).map(([code]) => code);
    if (several.length === 0) return null;
    return {
      values: { count: several.length, codes: listed(several.map(quoted)) },
      urls: firstUrls(alternates.filter(([code]) => several.includes(code.toLowerCase())).map(([, url]) => url)),
    };
  }),
];
