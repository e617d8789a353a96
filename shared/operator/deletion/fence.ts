/** Makes the subject of a deletion unreachable at once: keys that no longer work, and rows that are no longer found. */
import { readDueJob, type UnfinishedJob } from '../../jobs/due-jobs.ts';
import { listApiKeys, revokeApiKey } from '../../table/api-keys.ts';
import type { DeletedSubject } from '../../table/deletions.ts';
import { listUnfinishedJobs } from '../../table/due-work.ts';
import { queryItems, type Table } from '../../table/engine/client.ts';
import { contended, retryWhileContended } from '../../table/engine/contention.ts';
import { type Key, keys } from '../../table/engine/keys.ts';
import { transact } from '../../table/engine/transaction.ts';
import { writeItems } from '../../table/engine/writes.ts';
import type { JobRow } from '../../table/jobs.ts';
import { listAllSitePages } from '../../table/listed-pages.ts';
import { getPage, type Page, uniquePathKey, updatePage, updatePageWrite } from '../../table/pages.ts';
import { endUserSessions } from '../../table/sessions.ts';
import { updateSiteWrite } from '../../table/sites.ts';
import { deleteSiteWrites } from './request-site-deletion.ts';

interface Services {
  table: Table;
  now: () => Date;
  /** Whether the time of this step is over: the next one goes on. */
  isOver: () => boolean;
}

interface Fenced {
  /** Rows that were deleted. */
  deleted: Key[];
  /** False where the time was over before all pages were marked. */
  isComplete: boolean;
}

const MARKED_AT_ONCE = 16;

/** The unfinished jobs of the subject. */
export async function findSubjectJobs(
  { table }: Pick<Services, 'table'>,
  subject: DeletedSubject,
): Promise<UnfinishedJob[]> {
  const jobs: UnfinishedJob[] = [];
  for (const due of await listUnfinishedJobs(table)) {
    const found = due.organizationId === subject.ofOrganization ? await readDueJob(table, due) : null;
    if (found && isSubjectJob(found.row, subject)) jobs.push(found);
  }
  return jobs;
}

function isSubjectJob({ job }: JobRow, { subjectKind, ofSite, ofPage }: DeletedSubject): boolean {
  if (subjectKind === 'page') return job.pageId === ofPage;
  return subjectKind === 'organization' || job.siteId === ofSite;
}

/** Idempotent. */
export async function fence(services: Services, subject: DeletedSubject): Promise<Fenced> {
  const { subjectKind, ofOrganization, ofSite, ofPage } = subject;
  if (subjectKind === 'site' && ofSite !== null) return fenceSite(services, ofOrganization, ofSite);
  if (subjectKind === 'organization') {
    return { deleted: await fenceOrganization(services, ofOrganization), isComplete: true };
  }
  if (subjectKind === 'page' && ofPage !== null) {
    return { deleted: await fencePage(services, ofOrganization, ofPage), isComplete: true };
  }
  throw new Error('the subject of a deletion has no id');
}

/** The next request with one of its keys or sessions returns 401. Sessions end first: they can create keys. */
async function fenceOrganization({ table, now }: Services, organizationId: number): Promise<Key[]> {
  const { rows } = await endUserSessions(table, organizationId);
  for (const key of await listApiKeys(table, organizationId)) await revokeApiKey(table, key, now().toISOString());
  return rows;
}

/** Without its row, the site and what is under it return 404; its pages are found by their own ids, and are marked. */
async function fenceSite({ table, now, isOver }: Services, organizationId: number, siteId: number): Promise<Fenced> {
  const site = keys.site(organizationId, siteId);
  const owner = keys.owner('SITE', siteId);
  const result = await transact(table, deleteSiteWrites(organizationId, siteId));
  const isGone = !result.ok && result.failed.includes('site');
  // Without the organization's row there is nothing to count.
  if (!result.ok && !isGone) await writeItems(table, { deletes: [site, owner] });
  const entries = await queryItems(table, { pk: site.pk, prefix: 'HOST#' });
  const hosts = entries
    .filter((entry) => entry['siteId'] === siteId)
    .map(({ sk }): Key => ({ pk: site.pk, sk: String(sk) }));
  await writeItems(table, { deletes: hosts });
  const deletedAt = now().toISOString();
  const deleted = [...(isGone ? [] : [site, owner]), ...hosts];
  // A marked page leaves this list, so that a step that is cut off goes on with the others.
  const pages = await listAllSitePages(table, organizationId, siteId);
  for (let at = 0; at < pages.length; at += MARKED_AT_ONCE) {
    const some = pages.slice(at, at + MARKED_AT_ONCE);
    await Promise.all(some.map(({ id }) => markDeleted(table, { organizationId, id }, deletedAt)));
    if (at + MARKED_AT_ONCE < pages.length && isOver()) return { deleted, isComplete: false };
  }
  return { deleted, isComplete: true };
}

/** As when a client deletes a planned page: lists in other processes learn of it by the row, which goes at the end. */
const deletionChanges = (deletedAt: string) => ({
  set: { deletedAt, updatedAt: deletedAt },
  remove: ['sitePagesKey', 'sitePagesSort'],
});

export const markDeleted = (table: Table, page: Pick<Page, 'organizationId' | 'id'>, deletedAt: string) =>
  updatePage(table, page, deletionChanges(deletedAt));

async function fencePage(services: Services, organizationId: number, pageId: number): Promise<Key[]> {
  return retryWhileContended('this page', async () => {
    const page = await getPage(services.table, organizationId, pageId);
    return page === null ? [] : fenceLivePage(services, page);
  });
}

async function fenceLivePage({ table, now }: Services, page: Page): Promise<Key[] | typeof contended> {
  const { organizationId, siteId, id, draftCount } = page;
  const path = keys.pagePath(organizationId, siteId, uniquePathKey(page));
  const result = await transact(table, [
    updatePageWrite(page, deletionChanges(now().toISOString()), [
      { attribute: 'path', is: '=', value: page.path },
      { attribute: 'draftCount', is: '=', value: draftCount },
    ]),
    {
      delete: path,
      if: [
        [
          { attribute: 'pk', is: 'missing' },
          { attribute: 'pageId', is: '=', value: id },
        ],
      ],
    },
    updateSiteWrite(organizationId, siteId, { add: { pageCount: -1, draftCount: -draftCount } }),
  ]);
  return result.ok ? [path] : contended;
}
