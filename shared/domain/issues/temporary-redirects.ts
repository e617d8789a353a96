import { type KnownUrl, urlKey } from './known-url.ts';
import type { ByKey } from './url-store.ts';

const temporary: ReadonlySet<number> = new Set([302, 303, 307]);

/** To a sign-in, a consent or a page that is not ready yet, so many addresses redirect, and all of them for a while. */
const SHARED_TARGET_MIN = 3;

interface TemporaryHop {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** The temporary redirects among those that an address led through. */
export const listTemporaryHops = ({ url, redirects, redirectStatuses = [] }: KnownUrl): TemporaryHop[] =>
  redirects.flatMap((to, hop) => {
    const status = redirectStatuses[hop] ?? 0;
    return temporary.has(status) ? [{ from: redirects[hop - 1] ?? url, to, status }] : [];
  });

/**
 * Notes since when an address has redirected to the same other page of the site for a while, and in how many crawls: lists those that are to
 * be noted. The home page may do so for ever, by the visitor's language.
 * @param urls - by `urlKey`, as `before`, what the audit before knew.
 * @param isCurrent - whether the latest crawl requested this key.
 */
export function dateTemporaryRedirects(
  urls: ByKey<KnownUrl>,
  before: Pick<ByKey<KnownUrl>, 'get'>,
  { domain, auditedAt, isCurrent }: { domain: string; auditedAt: string; isCurrent: (key: string) => boolean },
): (readonly [string, KnownUrl])[] {
  const home = urlKey(`https://${domain}/`);
  const targetOf = (known: KnownUrl | undefined): string | null =>
    known?.outcome === 'redirected' && listTemporaryHops(known).length > 0 ? known.finalUrl : null;
  const sharing = new Map<string, number>();
  const redirected: { key: string; known: KnownUrl; target: string }[] = [];
  for (const [key, known] of urls) {
    const target = targetOf(known);
    if (target === null) continue;
    sharing.set(target, (sharing.get(target) ?? 0) + 1);
    if (isCurrent(key) && key !== home) redirected.push({ key, known, target });
  }
  return redirected
    .filter(({ target }) => (sharing.get(target) ?? 0) < SHARED_TARGET_MIN)
    .map(({ key, known, target }) => {
      const old = before.get(key);
      const { since, crawls } = (targetOf(old) === target && old?.temporary) || { since: auditedAt, crawls: 0 };
      return [key, { ...known, temporary: { since, crawls: crawls + 1 } }];
    });
}
