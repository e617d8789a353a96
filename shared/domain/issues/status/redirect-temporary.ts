import { message } from '../../messages/message.ts';
import type { UrlIssue } from '../issue-type.ts';
import { type KnownUrl, urlKey } from '../known-url.ts';
import { listTemporaryHops } from '../temporary-redirects.ts';

/** A campaign or a repair may take as long. */
const DAYS_MIN = 30;
/** Two crawls may have met two of them. */
const CRAWLS_MIN = 3;
const DAY_MS = 86_400_000;

/**
 * A redirect from one spelling of an address to another one (https, www, case, slash) is never meant for a while. Others may be, as that to
 * the language of the visitor; one that stays is not.
 */
export const redirectTemporary: UrlIssue = {
  of: 'url',
  id: 'redirect-temporary',
  family: 'status',
  severity: 'notice',
  find: (known, { auditedAt }) => {
    const hops = listTemporaryHops(known);
    const respelled = hops.find(({ from, to }) => urlKey(from) === urlKey(to));
    const hop = respelled ?? (hasStayed(known, auditedAt) ? hops[0] : undefined);
    if (hop === undefined) return null;
    const said = { status: String(hop.status), url: hop.to };
    if (respelled !== undefined)
      return { message: message('issues.redirect-temporary.evidence', said), urls: [hop.to] };
    const { since = '', crawls = 0 } = known.temporary ?? {};
    const date = since.slice(0, 'YYYY-MM-DD'.length);
    return { message: message('issues.redirect-temporary.stays', { ...said, date, count: crawls }), urls: [hop.to] };
  },
};

const hasStayed = ({ temporary }: KnownUrl, auditedAt: string): boolean =>
  temporary !== undefined &&
  temporary.crawls >= CRAWLS_MIN &&
  Date.parse(auditedAt) - Date.parse(temporary.since) >= DAYS_MIN * DAY_MS;
