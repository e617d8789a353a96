/**
 * Keeps the packed list of a large site's pages up to date: crawls write it whole, and whoever changed many pages adds those that changed,
 * by the index of changes. No request waits for it: a reader reads the changes that are not in it yet.
 */
import { randomUUID } from 'node:crypto';
import {
  columnGroups,
  divideIntoParts,
  type ListChange,
  type PackedGroups,
  packPages,
  unpackPages,
} from '../domain/page-lists/packed-pages.ts';
import { pageOrder, type SelectablePage } from '../domain/pages/select-pages.ts';
import type { Table } from '../table/engine/client.ts';
import { readPageChanges, readSitePages } from '../table/listed-pages.ts';
import {
  basePart,
  getPageList,
  lockPageList,
  otherSlot,
  type PageList,
  putPageList,
  putPageListPart,
  readPageListParts,
  runPart,
  unlockPageList,
} from '../table/page-lists.ts';
import type { SiteKey } from '../table/site-audits.ts';

/** Smaller sites are read whole, in less time. */
export const LISTED_PAGES_MIN = 2_000;
/** A change can be stamped this long before it appears: the write itself, its retries, the clocks' difference, the index. */
export const OVERLAP_MS = 5_000;
/** The list claims less than it has: a write that took longer than the overlap is read again. */
const MARGIN_MS = 15_000;
/** Changes that are read at once. */
const CHANGES_AT_ONCE = 4_096;
/** Runs below this are packed into one when there are this many of them: few large parts are read faster. */
const SMALL_RUN_PAGES = 1_024;
const SMALL_RUNS_MAX = 16;

/** Whether a fold adds a change of this time for good: later ones are read again beside the list. */
export const isSettled = (changedAt: string, now: Date): boolean =>
  changedAt < new Date(now.getTime() - MARGIN_MS - OVERLAP_MS).toISOString();

export interface KeptList {
  table: Table;
  site: SiteKey;
  now: () => Date;
}

/** Writes the list of a site whole. */
export const rebuildPageList = (kept: KeptList): Promise<void> => whileLocked(kept, () => rebuild(kept));

/** Adds the changes since the last time to the list. */
export const foldPageChanges = (kept: KeptList): Promise<void> =>
  whileLocked(kept, async () => {
    let list = await getPageList(kept.table, kept.site);
    if (list === null) return rebuild(kept);
    while (list !== null) list = await foldOnce(kept, list);
  });

async function whileLocked({ table, site, now }: KeptList, work: () => Promise<void>): Promise<void> {
  const holder = randomUUID();
  if (!(await lockPageList(table, site, { holder, now: now() }))) return;
  try {
    await work();
  } finally {
    await unlockPageList(table, site, holder);
  }
}

const byPath = pageOrder({ sort: 'path', direction: 'asc' });

async function rebuild({ table, site, now }: KeptList): Promise<void> {
  const before = await getPageList(table, site);
  const [build, slot] = [randomUUID(), otherSlot(before)];
  const through = new Date(now().getTime() - MARGIN_MS).toISOString();
  const base = { parts: 0, pages: 0, isInOrder: true };
  let last: SelectablePage | null = null;
  const write = async (changes: readonly ListChange[]): Promise<void> => {
    const written = await putParts({ table, site, build }, changes, (at) => basePart(slot, base.parts + at));
    base.parts += written.length;
    base.pages += changes.length;
  };
  let waiting: ListChange[] = [];
  for await (const pages of readSitePages(table, site.organizationId, site.siteId)) {
    for (const page of pages) {
      base.isInOrder &&= last === null || byPath(last, page) <= 0;
      last = page;
    }
    const parts = divideIntoParts([...waiting, ...pages.map((page) => ({ id: page.id, page }))]);
    waiting = parts.pop() ?? [];
    for (const part of parts) await write(part);
  }
  if (waiting.length > 0) await write(waiting);
  await putPageList(table, site, { build, slot, base, runs: [], nextRun: 0, through }, before);
}

/** Adds some changes, the earliest first. Returns the list while there may be more of them. */
async function foldOnce(kept: KeptList, list: PageList): Promise<PageList | null> {
  const { table, site, now } = kept;
  const readAt = now().getTime();
  const since = new Date(Date.parse(list.through) - OVERLAP_MS);
  const read = (limit?: number) => readPageChanges(table, site.organizationId, site.siteId, since, limit);
  let changes = await read(CHANGES_AT_ONCE);
  let isAll = changes.length < CHANGES_AT_ONCE;
  let through = isAll ? new Date(readAt - MARGIN_MS).toISOString() : (changes.at(-1)?.changedAt ?? list.through);
  if (!isAll && through <= list.through) {
    // All of them are of the time that is read twice.
    changes = await read();
    isAll = true;
    through = new Date(readAt - MARGIN_MS).toISOString();
  }
  const isNew = changes.some(({ changedAt }) => changedAt > list.through);
  if (!isNew || through <= list.through) return null;
  const changed = list.runs.reduce((sum, { pages }) => sum + pages, changes.length);
  if (changed > list.base.pages + CHANGES_AT_ONCE) {
    await rebuild(kept);
    return null;
  }
  const next = await addRuns(kept, list, changes);
  const isKept = await putPageList(table, site, { ...next, through }, list);
  return isKept && !isAll ? getPageList(table, site) : null;
}

async function addRuns({ table, site }: KeptList, list: PageList, changes: readonly ListChange[]): Promise<PageList> {
  const { build, slot } = list;
  const small = list.runs.length - (list.runs.findLastIndex(({ pages }) => pages >= SMALL_RUN_PAGES) + 1);
  const merged = small >= SMALL_RUNS_MAX ? list.runs.slice(-small) : [];
  const earlier = merged.length === 0 ? [] : await readRuns(table, site, list, merged);
  // The last change of a page counts.
  const latest = [...new Map([...earlier, ...changes].map((change) => [change.id, change])).values()];
  const runs = list.runs.slice(0, list.runs.length - merged.length);
  let { nextRun } = list;
  for (const part of divideIntoParts(latest)) {
    const first = nextRun;
    const written = await putParts({ table, site, build }, part, (at) => runPart(slot, first + at));
    runs.push(...written);
    nextRun += written.length;
  }
  return { ...list, runs, nextRun };
}

/** One part, or more of them where it is too large. */
async function putParts(
  to: { table: Table; site: SiteKey; build: string },
  changes: readonly ListChange[],
  nameAt: (at: number) => string,
): Promise<PageList['runs']> {
  const part = nameAt(0);
  if (await putPageListPart(to.table, to.site, { part, build: to.build }, packPages(changes)))
    return [{ part, pages: changes.length }];
  if (changes.length === 1) throw new Error('the strings of a page are too large for its list');
  const middle = Math.ceil(changes.length / 2);
  const first = await putParts(to, changes.slice(0, middle), nameAt);
  return [...first, ...(await putParts(to, changes.slice(middle), (at) => nameAt(first.length + at)))];
}

async function readRuns(
  table: Table,
  site: SiteKey,
  { build }: PageList,
  runs: PageList['runs'],
): Promise<ListChange[]> {
  const wanted = runs.flatMap(({ part }) => columnGroups.map((group) => ({ part, group })));
  const read = await readPageListParts(table, site, build, wanted);
  return runs.flatMap(({ part }) => {
    const groups = read.filter((one) => one.part === part).map(({ group, unpack }) => [group, unpack()] as const);
    if (groups.length !== columnGroups.length) throw new Error(`the part ${part} of a list of pages is missing`);
    return unpackPages(Object.fromEntries(groups) as PackedGroups);
  });
}
