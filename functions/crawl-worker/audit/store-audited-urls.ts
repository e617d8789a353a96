import type { AuditedUrl } from '../../../shared/domain/issues/audited-url.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { putAuditedUrls, type SiteKey } from '../../../shared/table/site-audits.ts';

/** Of the URLs of a part, as JSON: they fit an item of 400 KB however little they compress. */
const PART_BYTES_MAX = 350_000;

/** Stores what an audit recorded about the URLs of a site, in parts. Returns how many. */
export async function storeAuditedUrls(
  table: Table,
  site: SiteKey,
  crawlId: number,
  urls: Iterable<AuditedUrl>,
): Promise<number> {
  let part = 0;
  let waiting: AuditedUrl[] = [];
  let bytes = 0;
  const write = async (): Promise<void> => {
    await putAuditedUrls(table, site, { crawlId, part }, waiting);
    part += 1;
    waiting = [];
    bytes = 0;
  };
  for (const url of urls) {
    const size = Buffer.byteLength(JSON.stringify(url));
    if (waiting.length > 0 && bytes + size > PART_BYTES_MAX) await write();
    waiting.push(url);
    bytes += size;
  }
  if (waiting.length > 0) await write();
  return part;
}
