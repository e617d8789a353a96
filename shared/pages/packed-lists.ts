/** Lists of the pages of large sites, from packed columns: what is read and decoded grows with what a list is about, not with its rows. */
import {
  type ColumnGroup,
  columnGroups,
  type ListChange,
  packPages,
  unpackFacts,
  unpackStrings,
  unpackTimes,
} from '../domain/page-lists/packed-pages.ts';
import {
  groupsToRead,
  type PackedPart,
  type PackedSelection,
  type SelectedPages,
  selectPacked,
} from '../domain/page-lists/select-packed.ts';
import type { Table } from '../table/engine/client.ts';
import { readPageChanges } from '../table/listed-pages.ts';
import { baseParts, getPageList, type PageList, type PartGroup, readPageListParts } from '../table/page-lists.ts';
import type { SiteKey } from '../table/site-audits.ts';
import { foldPageChanges, isSettled, LISTED_PAGES_MIN, OVERLAP_MS } from './page-list-writer.ts';

interface LargeSite {
  organizationId: number;
  id: number;
  pageCount: number;
}

export interface PackedLists {
  /** Null of a site without a packed list: one that is small, or that no crawl of this release has read. */
  select(site: LargeSite, selection: PackedSelection): Promise<SelectedPages | null>;
}

/** Of decoded columns that stay in the process. A list of a million pages takes 50 MB without strings. */
const KEPT_BYTES_MAX = 128_000_000;
/** Changes are read one by one: more of them are added to the list first. Of a crawl there are fewer between two of its own additions. */
const CHANGES_READ_MAX = 3_000;
/** Whether writes are stopped or fail: the last attempt reads all changes. */
const ATTEMPTS_MAX = 3;

export function createPackedLists(
  table: Table,
  { now = () => new Date(), changesReadMax = CHANGES_READ_MAX }: { now?: () => Date; changesReadMax?: number } = {},
): PackedLists {
  const columns = new KeptColumns();
  return {
    async select(site, selection) {
      if (site.pageCount < LISTED_PAGES_MIN) return null;
      const key = { organizationId: site.organizationId, siteId: site.id };
      const groups = groupsToRead(selection.filters, selection.order);
      let readsAll = false;
      for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
        const list = await getPageList(table, key);
        if (list === null) return null;
        const since = new Date(Date.parse(list.through) - OVERLAP_MS);
        const limit = readsAll || attempt === ATTEMPTS_MAX ? undefined : changesReadMax;
        const [changes, parts] = await Promise.all([
          readPageChanges(table, key.organizationId, key.siteId, since, limit),
          readParts(table, key, list, groups, columns),
        ]);
        if (changes.length === limit) {
          const last = changes.at(-1)?.changedAt ?? '';
          // Changes of the last seconds cannot be added yet.
          if (isSettled(last, now())) await foldPageChanges({ table, now, site: key }).catch(() => undefined);
          else readsAll = true;
          continue;
        }
        // Another build wrote over them after the list was read.
        if (parts === null) continue;
        const base = parts.slice(0, list.base.parts);
        const runs = parts.slice(list.base.parts);
        return selectPacked({ base, changes: [...runs, packInMemory(changes, groups)] }, selection);
      }
      return null;
    },
  };
}

async function readParts(
  table: Table,
  site: SiteKey,
  list: PageList,
  groups: readonly ColumnGroup[],
  kept: KeptColumns,
): Promise<PackedPart[] | null> {
  const names = [...baseParts(list), ...list.runs.map(({ part }) => part)];
  const nameOf = ({ part, group }: PartGroup): string => `${list.build} ${part} ${group}`;
  const wanted = names.flatMap((part) => groups.map((group) => ({ part, group })));
  const missing = wanted.filter((one) => !kept.has(nameOf(one)));
  const read = missing.length === 0 ? [] : await readPageListParts(table, site, list.build, missing);
  const found = new Map(read.map((one) => [nameOf(one), one.bytes]));
  const parts = names.map((part): PackedPart | null => {
    const bytes: Partial<Record<ColumnGroup, Uint8Array>> = {};
    for (const group of groups) {
      const name = nameOf({ part, group });
      bytes[group] = kept.get(name) ?? found.get(name) ?? new Uint8Array();
    }
    return bytes.facts?.length ? unpackPart(bytes) : null;
  });
  for (const [name, bytes] of found) kept.add(name, bytes);
  return parts.every((part) => part !== null) && found.size === missing.length ? parts : null;
}

/** Without the groups that were not read. */
function unpackPart(bytes: Partial<Record<ColumnGroup, Uint8Array>>): PackedPart {
  const facts = unpackFacts(bytes.facts ?? new Uint8Array());
  const part: PackedPart = { facts, strings: {} };
  if (bytes.times) part.times = unpackTimes(bytes.times);
  for (const group of columnGroups) {
    const packed = bytes[group];
    if (packed && group !== 'facts' && group !== 'times') part.strings[group] = unpackStrings(packed, facts.ids.length);
  }
  return part;
}

function packInMemory(changes: readonly ListChange[], groups: readonly ColumnGroup[]): PackedPart {
  const packed = packPages(changes);
  return unpackPart(Object.fromEntries(groups.map((group) => [group, packed[group]])));
}

/** Decoded columns by part: a part never changes. The least recently used go first. */
class KeptColumns {
  #columns = new Map<string, Uint8Array>();
  #bytes = 0;

  has(name: string): boolean {
    return this.#columns.has(name);
  }

  get(name: string): Uint8Array | undefined {
    const bytes = this.#columns.get(name);
    if (bytes) {
      this.#columns.delete(name);
      this.#columns.set(name, bytes);
    }
    return bytes;
  }

  add(name: string, bytes: Uint8Array): void {
    if (this.#columns.has(name)) return;
    this.#columns.set(name, bytes);
    this.#bytes += bytes.length;
    for (const [oldest, { length }] of this.#columns) {
      if (this.#bytes <= KEPT_BYTES_MAX) return;
      this.#columns.delete(oldest);
      this.#bytes -= length;
    }
  }
}
