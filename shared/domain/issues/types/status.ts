import { saysNotFound } from '../../extraction/not-found.ts';
import { quoted } from '../../messages/message.ts';
import { foundAt, isNamed, listFoundOn } from '../found-at.ts';
import { issueFamily } from '../issue-family.ts';
import type { IssueType } from '../issue-type.ts';
import { type KnownUrl, urlKey } from '../known-url.ts';
import { firstUrls } from '../wording.ts';

const { page, url } = issueFamily('status');

/** The failures that say something about the server; others are of the crawl. */
const failures = ['dns', 'refused', 'unreachable', 'timeout', 'reset', 'tls', 'protocol'] as const;

/** Of addresses that the site names. */
const whereFound = (known: KnownUrl) => ({
  values: { status: String(known.statusCode), foundAt: foundAt(known) },
  urls: listFoundOn(known),
});

const temporary: ReadonlySet<number> = new Set([302, 303, 307]);

/** Of a page whose heading or text says it, the title may be the name of the site. */
const saysIt = (title = ''): boolean => saysNotFound({ title, h1: null, text: '', wordCount: 0 }) !== 'no';

export const statusTypes: readonly IssueType[] = [
  url('page-not-found', 'error', (known, { domain }) =>
    known.outcome === 'gone' && isNamed(known, domain) ? whereFound(known) : null,
  ),
  url('access-refused', 'warning', (known, { domain }) => {
    const status = Number(known.statusCode);
    const isRefused = known.outcome === 'error' && status >= 400 && status < 500 && status !== 429;
    return isRefused && isNamed(known, domain) ? whereFound(known) : null;
  }),
  url('server-error', 'error', (known, { domain }) =>
    known.outcome === 'error' && Number(known.statusCode) >= 500 && isNamed(known, domain) ? whereFound(known) : null,
  ),
  url('no-response', 'error', (known, { domain }) => {
    const failure = known.outcome === 'unreadable' ? failures.find((one) => one === known.reason) : undefined;
    return failure !== undefined && isNamed(known, domain)
      ? { says: failure, values: { foundAt: foundAt(known) }, urls: listFoundOn(known) }
      : null;
  }),
  url('redirect-chain', 'warning', ({ redirects, finalUrl }) =>
    redirects.length >= 2
      ? {
          values: { count: redirects.length, url: finalUrl ?? redirects.at(-1) ?? '' },
          urls: firstUrls(redirects),
        }
      : null,
  ),
  url('redirect-loop', 'error', ({ outcome, reason, redirects }) => {
    if (outcome !== 'unreadable' || (reason !== 'redirect_loop' && reason !== 'too_many_redirects')) return null;
    return { says: reason === 'redirect_loop' ? 'back' : 'too-many', urls: firstUrls(redirects) };
  }),
  // A redirect from one spelling of an address to another one (https, www, case, slash) is never meant for a while. Others may be,
  // as that to the language of the visitor.
  url('redirect-temporary', 'notice', ({ url: first, redirects, redirectStatuses = [] }) => {
    const at = redirects.findIndex((to, hop) => {
      const isTemporary = temporary.has(redirectStatuses[hop] ?? 0);
      return isTemporary && urlKey(redirects[hop - 1] ?? first) === urlKey(to);
    });
    const to = redirects[at];
    return to === undefined ? null : { values: { status: String(redirectStatuses[at]), url: to }, urls: [to] };
  }),
  page(
    'soft-404',
    'error',
    ({ record: { unreadable, status, titles } }) => {
      if (unreadable !== 'soft_404') return null;
      return saysIt(titles[0])
        ? { says: 'titled', values: { status: String(status), title: quoted(titles[0] ?? '') } }
        : { values: { status: String(status) } };
    },
    { alsoUnread: true },
  ),
  page(
    'meta-refresh',
    'warning',
    ({ url: own, record: { metaRefresh } }) =>
      metaRefresh === null || URL.parse(metaRefresh, own)?.href === own
        ? null
        : { values: { url: metaRefresh }, urls: [metaRefresh] },
    { alsoUnread: true },
  ),
];
