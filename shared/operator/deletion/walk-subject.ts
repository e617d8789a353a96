import * as z from 'zod';
import type { DeletedSubject } from '../../table/deletions.ts';
import { type Item, queryItems, queryParts, type Table } from '../../table/engine/client.ts';
import { indexes, sitePagesPartition } from '../../table/engine/indexes.ts';
import { type Key, keys, prefixes, sitePk } from '../../table/engine/keys.ts';
import type { Row } from '../../table/engine/writes.ts';
import { type JobEntry, listJobEntries } from '../../table/listed-jobs.ts';
import type { SiteKey } from '../../table/site-audits.ts';

/**
 * The rows of what is deleted, by the partitions that its ids name: pages, then what hangs on their jobs, then the sites, then the
 * organization, so that a walk that is cut off finds the rest again. Its cost is that of the subject, not of the table. What no key
 * leads to (pointers and sessions that are named by a digest, jobs of an early release) is left to the scan.
 * @param from - a `walkedTo` of a walk before, which goes on there. Deleted pages no longer change, so none comes to lie before it.
 */
export async function* walkSubject(
  table: Table,
  subject: DeletedSubject,
  from: string | null = null,
): AsyncGenerator<{ rows: Row[]; walkedTo: string | null }> {
  for await (const { pk, changedAt } of findPartitions(table, subject, from)) {
    for await (const rows of readPartition(table, pk)) yield { rows, walkedTo: changedAt };
  }
}

/** The rows of a partition, in parts. */
export async function* readPartition(table: Table, pk: string): AsyncGenerator<Row[]> {
  for await (const part of queryParts(table, { pk })) yield part.map((item) => ({ ...item, ...toKey(item) }));
}

const toKey = (item: Item): Key => ({ pk: String(item['pk']), sk: String(item['sk']) });

/** The partitions of what is deleted or exported, in the order in which they go; that of a crawl may come twice. */
export async function* listPartitions(table: Table, subject: DeletedSubject): AsyncGenerator<string> {
  for await (const { pk } of findPartitions(table, subject, null)) yield pk;
}

interface Partition {
  pk: string;
  /** Of a page of a site: when it changed. */
  changedAt: string | null;
}

const toPartition = (pk: string): Partition => ({ pk, changedAt: null });

async function* findPartitions(table: Table, subject: DeletedSubject, from: string | null): AsyncGenerator<Partition> {
  const { subjectKind, ofOrganization, ofSite, ofPage } = subject;
  const sites = ofSite === null ? await listSiteIds(table, ofOrganization) : [ofSite];
  if (subjectKind === 'page') yield toPartition(keys.page(ofOrganization, ofPage ?? 0).pk);
  else for (const site of sites) yield* pagePartitions(table, { organizationId: ofOrganization, siteId: site }, from);
  for await (const pk of partitionsBesidePages(table, subject, sites)) yield toPartition(pk);
}

async function* partitionsBesidePages(
  table: Table,
  subject: DeletedSubject,
  sites: readonly number[],
): AsyncGenerator<string> {
  const { subjectKind, ofOrganization } = subject;
  yield* jobPartitions(table, subject);
  for (const site of sites) {
    if (subjectKind !== 'page') yield* crawlPartitions(table, ofOrganization, site);
    yield* subjectKind === 'page' ? [sitePk(ofOrganization, site)] : sitePartitions(ofOrganization, site);
  }
  if (subjectKind === 'organization') yield* ownPartitions(table, ofOrganization);
}

const idSchema = z.object({ id: z.number() });

async function listSiteIds(table: Table, organizationId: number): Promise<number[]> {
  const items = await queryItems(table, { pk: keys.organization(organizationId).pk, prefix: prefixes.site });
  return items.map((item) => idSchema.parse(item).id);
}

/** Deleted pages, too: they keep their place in this index. */
async function* pagePartitions(
  table: Table,
  { organizationId, siteId }: SiteKey,
  from: string | null,
): AsyncGenerator<Partition> {
  const query = {
    pk: sitePagesPartition(organizationId, siteId),
    index: indexes.pageChanges,
    attributes: ['id', 'pageChangedAt'],
    ...(from === null ? {} : { range: { from } }),
  };
  for await (const part of queryParts(table, query)) {
    for (const item of part) {
      const { id, pageChangedAt: changedAt } = changedPageSchema.parse(item);
      yield { pk: keys.page(organizationId, id).pk, changedAt };
    }
  }
}

const changedPageSchema = z.object({ id: z.number(), pageChangedAt: z.string() });

const ENTRIES_AT_ONCE = 1_000;

/** Of the analyses, crawls and plans in the list of the organization's jobs. */
async function* jobPartitions(table: Table, subject: DeletedSubject): AsyncGenerator<string> {
  let after: JobEntry | null = null;
  do {
    const entries: JobEntry[] = await listJobEntries(table, subject.ofOrganization, { after, limit: ENTRIES_AT_ONCE });
    for (const entry of entries)
      if (isSubjectEntry(entry, subject)) yield partitionOfJob(subject.ofOrganization, entry);
    after = entries.at(-1) ?? null;
  } while (after !== null);
}

const isSubjectEntry = ({ siteId, pageId }: JobEntry, { subjectKind, ofSite, ofPage }: DeletedSubject): boolean =>
  subjectKind === 'organization' || (subjectKind === 'site' ? siteId === ofSite : pageId === ofPage);

const partitionOfJob = (organizationId: number, { kind, jobNumber }: JobEntry): string =>
  ({ analysis: keys.analysis, crawl: keys.crawl, plan_generation: keys.planGeneration })[kind](
    organizationId,
    jobNumber,
  ).pk;

async function* crawlPartitions(table: Table, organizationId: number, siteId: number): AsyncGenerator<string> {
  const items = await queryItems(table, { pk: sitePk(organizationId, siteId), prefix: prefixes.siteCrawl });
  for (const item of items) yield keys.crawl(organizationId, z.number().parse(item['crawlId'])).pk;
}

const sitePartitions = (organizationId: number, siteId: number): string[] => [
  keys.auditedUrls(organizationId, siteId, 0, 0).pk,
  keys.batchQuestion(organizationId, siteId, '').pk,
  keys.pageList(organizationId, siteId).pk,
  keys.ideasState(organizationId, siteId).pk,
  sitePk(organizationId, siteId),
];

async function* ownPartitions(table: Table, organizationId: number): AsyncGenerator<string> {
  const { pk } = keys.organization(organizationId);
  for (const item of await queryItems(table, { pk, prefix: prefixes.webhook })) {
    yield keys.webhookDelivery(organizationId, idSchema.parse(item).id, '').pk;
  }
  yield keys.webhookOutbox(organizationId, '').pk;
  yield keys.listedJob(organizationId, '', '', '').pk;
  yield pk;
}
