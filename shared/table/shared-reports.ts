/** Reports that are shown to whoever has their link, until they expire or are revoked. The token of the link is stored as its digest alone. */
import * as z from 'zod';
import { type BlobPointer, blobPointerSchema, readBlob, releaseBlob, storeExpiringBlob } from './engine/blobs.ts';
import { getItem, queryItems, type Table } from './engine/client.ts';
import { keys, prefixes } from './engine/keys.ts';
import { transact } from './engine/transaction.ts';
import { hashToken, sessionTokenPattern } from './sessions.ts';
import type { SiteKey } from './site-audits.ts';

/** A limit, so that a site costs a bounded number of stored documents. */
export const SHARED_REPORTS_MAX = 20;
/** Rows outlive the end of their link by a day: a reader that has just found the row finds its parts. */
const KEPT_SECONDS = 86_400;

const sharedReportSchema = z.object({
  organizationId: z.number(),
  siteId: z.number(),
  id: z.string(),
  tokenHash: z.string(),
  title: z.string(),
  language: z.string(),
  preparedBy: z.string().nullable(),
  /** The source of its style, as a policy names it. */
  stylePolicy: z.string(),
  sizeBytes: z.number(),
  createdAt: z.string(),
  expiresAt: z.string(),
  document: blobPointerSchema,
  /** Its place among those of the site; null of a report that is older than places. */
  slot: z.number().nullable().default(null),
});
export type SharedReport = z.infer<typeof sharedReportSchema>;

const linkSchema = sharedReportSchema.pick({ organizationId: true, siteId: true, id: true });

const rowKey = ({ organizationId, siteId, id }: z.infer<typeof linkSchema>) =>
  keys.sharedReport(organizationId, siteId, id);

/** The links of a site that work, newest first. */
export async function listSharedReports(
  table: Table,
  { organizationId, siteId }: SiteKey,
  now: Date,
): Promise<SharedReport[]> {
  const { pk } = keys.sharedReport(organizationId, siteId, '');
  const items = await queryItems(table, { pk, prefix: prefixes.sharedReport });
  return items
    .map((item) => sharedReportSchema.parse(item))
    .filter((report) => isOpen(report, now))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

const isOpen = ({ expiresAt }: Pick<SharedReport, 'expiresAt'>, now: Date): boolean => expiresAt > now.toISOString();

const slotSchema = z.object({ sk: z.string(), expiresAt: z.string() });

/** The places of the site that hold no open report, in an order by chance: requests of one time try different ones. */
async function listFreeSlots(table: Table, { organizationId, siteId }: SiteKey, now: Date): Promise<number[]> {
  const { pk } = keys.sharedReportSlot(organizationId, siteId, 0);
  const items = await queryItems(table, { pk, prefix: prefixes.sharedReportSlot });
  const taken = items.map((item) => slotSchema.parse(item)).filter((slot) => isOpen(slot, now));
  const order = new Map(Array.from({ length: SHARED_REPORTS_MAX }, (_, slot) => [slot, Math.random()]));
  return [...order.keys()]
    .filter((slot) => !taken.some(({ sk }) => sk === keys.sharedReportSlot(organizationId, siteId, slot).sk))
    .toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
}

/**
 * Stores the document, then the report, its link and its place among those of the site in one transaction.
 * @returns `full` where each place has an open report, `no_site` where the site was deleted
 */
export async function createSharedReport(
  table: Table,
  { token, html, now, ...given }: Omit<SharedReport, 'document' | 'tokenHash' | 'slot'> & NewDocument,
): Promise<BlobPointer | 'full' | 'no_site'> {
  const slots = await listFreeSlots(table, given, now);
  if (slots.length === 0) return 'full';
  const expiresAtSeconds = Math.ceil(Date.parse(given.expiresAt) / 1_000) + KEPT_SECONDS;
  const document = await storeExpiringBlob(table, html, expiresAtSeconds);
  const { organizationId, siteId, id, expiresAt } = given;
  const tokenHash = hashToken(token);
  for (const slot of slots) {
    const result = await transact(table, [
      { name: 'site', check: keys.site(organizationId, siteId), if: [{ attribute: 'pk', is: 'present' }] },
      {
        put: { ...keys.sharedReportSlot(organizationId, siteId, slot), id, expiresAt, expiresAtSeconds },
        if: [
          [
            { attribute: 'pk', is: 'missing' },
            { attribute: 'expiresAt', is: '<=', value: now.toISOString() },
          ],
        ],
      },
      { put: { ...rowKey(given), ...given, slot, tokenHash, document, expiresAtSeconds } },
      {
        put: { ...keys.sharedReportLink(tokenHash), organizationId, siteId, id, expiresAtSeconds },
        if: [{ attribute: 'pk', is: 'missing' }],
      },
    ]);
    if (result.ok) return document;
    if (result.failed.includes('site')) {
      await releaseBlob(table, document, now);
      return 'no_site';
    }
  }
  await releaseBlob(table, document, now);
  return 'full';
}

interface NewDocument {
  readonly token: string;
  readonly html: string;
  readonly now: Date;
}

/** The report of a link with its document; null for a link that is unknown, over or revoked. */
export async function openSharedReport(
  table: Table,
  token: string,
  now: Date,
): Promise<{ report: SharedReport; html: string } | null> {
  if (!sessionTokenPattern.test(token)) return null;
  const link = await getItem(table, keys.sharedReportLink(hashToken(token)));
  const row = link && (await getItem(table, rowKey(linkSchema.parse(link))));
  const report = row ? sharedReportSchema.parse(row) : null;
  if (report === null || !isOpen(report, now)) return null;
  return { report, html: z.string().parse(await readBlob(table, report.document)) };
}

/** False when there is no such report. */
export async function deleteSharedReport(table: Table, place: z.infer<typeof linkSchema>, now: Date): Promise<boolean> {
  const row = await getItem(table, rowKey(place));
  if (row === null) return false;
  const { organizationId, siteId, id } = place;
  const { tokenHash, document, slot, expiresAt } = sharedReportSchema.parse(row);
  const result = await transact(table, [
    { delete: rowKey(place), if: [{ attribute: 'pk', is: 'present' }] },
    { delete: keys.sharedReportLink(tokenHash) },
    // One that has ended may have left its place to another.
    ...(slot !== null && isOpen({ expiresAt }, now)
      ? [
          {
            delete: keys.sharedReportSlot(organizationId, siteId, slot),
            if: [{ attribute: 'id', is: '=', value: id } as const],
          },
        ]
      : []),
  ]);
  if (result.ok) await releaseBlob(table, document, now);
  return result.ok;
}
