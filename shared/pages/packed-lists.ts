/** Lists of the pages of large sites, from packed columns: what is read and decoded grows with what a list is about, not with its rows. */
import type { PackedPart } from '../domain/page-lists/joined-parts.ts';
import { type ColumnGroup, packPages } from '../domain/page-lists/packed-pages.ts';
import {
  groupsInOrder,
  groupsToRead,
  type PackedSelection,
  type SelectedPages,
  selectPacked,
} from '../domain/page-lists/select-packed.ts';
import type { Table } from '../table/engine/client.ts';
import { readPageChanges } from '../table/listed-pages.ts';
import {
  baseParts,
  getPageList,
  type PackedColumn,
  type PageList,
  type PartGroup,
  readPageListParts,
} from '../table/page-lists.ts';
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

/** Of columns that stay in the process. */
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
      const groups = groupsToRead(selection);
      let readsAll = false;
      for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
        const list = await getPageList(table, key);
        if (list === null) return null;
        const since = new Date(Date.parse(list.through) - OVERLAP_MS);
        const limit = readsAll || attempt === ATTEMPTS_MAX ? undefined : changesReadMax;
        const { isInOrder } = list.base;
        const reader = new PartReader(table, key, list, columns);
        const [changes, base, runs] = await Promise.all([
          readPageChanges(table, key.organizationId, key.siteId, since, limit),
          reader.read(baseParts(list), isInOrder ? groupsInOrder(groups, selection.order) : groups),
          reader.read(
            list.runs.map(({ part }) => part),
            groups,
          ),
        ]);
        if (changes.length === limit) {
          const last = changes.at(-1)?.changedAt ?? '';
          // Changes of the last seconds cannot be added yet.
          if (isSettled(last, now())) await foldPageChanges({ table, now, site: key }).catch(() => undefined);
          else readsAll = true;
          continue;
        }
        // Another build wrote over them after the list was read.
        if (base === null || runs === null) continue;
        const counted = selectPacked({ base, isInOrder, changes: [...runs, packPages(changes)] }, selection);
        const paths = await reader.readPaths(counted.mixedParts);
        if (paths === null) continue;
        const { total, grades, meanScore } = counted;
        return { ids: counted.readIds(paths), total, grades, meanScore };
      }
      return null;
    },
  };
}

/** Reads parts of one build; null when some are no longer there. */
class PartReader {
  readonly #table: Table;
  readonly #site: SiteKey;
  readonly #list: PageList;
  readonly #kept: KeptColumns;

  constructor(table: Table, site: SiteKey, list: PageList, kept: KeptColumns) {
    this.#table = table;
    this.#site = site;
    this.#list = list;
    this.#kept = kept;
  }

  async read(names: readonly string[], groups: readonly ColumnGroup[]): Promise<PackedPart[] | null> {
    const columns = await this.#readColumns(names.flatMap((part) => groups.map((group) => ({ part, group }))));
    if (columns === null) return null;
    return names.map((_, at) => {
      const part = {};
      const own = columns.slice(at * groups.length, (at + 1) * groups.length);
      for (const [number, { read }] of own.entries())
        Object.defineProperty(part, groups[number] ?? '', { get: read, enumerable: true });
      return part as PackedPart;
    });
  }

  /** Of parts of the base, by their number. */
  async readPaths(parts: readonly number[]): Promise<ReadonlyMap<number, Uint8Array> | null> {
    const names = baseParts(this.#list);
    const columns = await this.#readColumns(parts.map((at) => ({ part: names[at] ?? '', group: 'path' })));
    return columns && new Map(columns.map(({ read }, at) => [parts[at] ?? 0, read()]));
  }

  async #readColumns(wanted: readonly PartGroup[]): Promise<Column[] | null> {
    const nameOf = ({ part, group }: PartGroup): string => `${this.#list.build} ${part} ${group}`;
    const missing = wanted.filter((one) => !this.#kept.has(nameOf(one)));
    const read =
      missing.length === 0 ? [] : await readPageListParts(this.#table, this.#site, this.#list.build, missing);
    const found = new Map(read.map((one) => [nameOf(one), toColumn(one)]));
    const columns = wanted.flatMap((one) => this.#kept.get(nameOf(one)) ?? found.get(nameOf(one)) ?? []);
    for (const [name, column] of found) this.#kept.add(name, column);
    return columns.length === wanted.length ? columns : null;
  }
}

interface Column {
  /** That stay in the process. */
  bytes: number;
  read: () => Uint8Array;
}

/** The largest, each of which is looked through once in a search. */
const searchedGroups: ReadonlySet<ColumnGroup> = new Set(['addresses', 'titles']);

/** Unpacked at once, or where it is searched: what one part was unpacked into is then free for the next. */
function toColumn({ group, packedBytes, unpack }: PartGroup & PackedColumn): Column {
  if (searchedGroups.has(group)) return { bytes: packedBytes, read: unpack };
  const unpacked = unpack();
  return { bytes: unpacked.length, read: () => unpacked };
}

/** Columns by part: a part never changes. The least recently used go first. */
class KeptColumns {
  #columns = new Map<string, Column>();
  #bytes = 0;

  has(name: string): boolean {
    return this.#columns.has(name);
  }

  get(name: string): Column | undefined {
    const column = this.#columns.get(name);
    if (column) {
      this.#columns.delete(name);
      this.#columns.set(name, column);
    }
    return column;
  }

  add(name: string, column: Column): void {
    if (this.#columns.has(name)) return;
    this.#columns.set(name, column);
    this.#bytes += column.bytes;
    for (const [oldest, { bytes }] of this.#columns) {
      if (this.#bytes <= KEPT_BYTES_MAX) return;
      this.#columns.delete(oldest);
      this.#bytes -= bytes;
    }
  }
}
