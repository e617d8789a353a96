import { saysNotFound } from '../../extraction/not-found.ts';
import { quoted } from '../../messages/message.ts';
import { foundAt, isNamed, listFoundOn } from '../found-at.ts';
import { issueFamily } from '../issue-family.ts';
import type { IssueType } from '../issue-type.ts';
import { type KnownUrl, urlKey } from '../known-url.ts';
import { listTemporaryHops } from '../temporary-redirects.ts';
import { firstUrls } from '../wording.ts';

const { page, url } = issueFamily('status');

/** The failures that say something about the server; others are of the crawl. */
const failures = ['dns', 'refused', 'unreachable', 'timeout', 'reset', 'tls', 'protocol'] as const;

/** Of addresses that the site names. */
const whereFound = (known: KnownUrl) => ({
  values: { status: String(known.statusCode), foundAt: foundAt(known) },
  urls: listFoundOn(known),
});

/** A campaign or a repair may take as long. */
const DAYS_MIN = 30;
/** Two crawls may have met two of them. */
const CRAWLS_MIN = 3;
const DAY_MS = 86_400_000;

const hasStayed = ({ temporary }: KnownUrl, auditedAt: string): boolean =>
  temporary !== undefined &&
  temporary.crawls >= CRAWLS_MIN &&
  Date.parse(auditedAt) - Date.parse(temporary.since) >= DAYS_MIN * DAY_MS;

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
  // as that to the language of the visitor; one that stays is not.
  url('redirect-temporary', 'notice', (known, { auditedAt }) => {
    const hops = listTemporaryHops(known);
    const respelled = hops.find(({ from, to }) => urlKey(from) === urlKey(to));
    const hop = respelled ?? (hasStayed(known, auditedAt) ? hops[0] : undefined);
    if (hop === undefined) return null;
    const said = { status: String(hop.status), url: hop.to };
    if (respelled !== undefined) return { values: said, urls: [hop.to] };
    const { since = '', crawls = 0 } = known.temporary ?? {};
    const date = since.slice(0, 'YYYY-MM-DD'.length);
    return { says: 'stays', values: { ...said, date, count: crawls }, urls: [hop.to] };
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
