/** The packed list of the pages of a site: a row that says which parts count, and the parts, each with a group of columns. */
import { promisify } from 'node:util';
import { constants, type ZstdOptions, zstdCompress, zstdDecompressSync } from 'node:zlib';
import * as z from 'zod';
import { secondsLater } from '../domain/jobs/deadlines.ts';
import { type ColumnGroup, columnGroups, type PackedGroups } from '../domain/page-lists/packed-pages.ts';
import { getItem, getItems, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { notHeld, releaseLease } from './engine/leases.ts';
import { putItem, type Row, writeItems } from './engine/writes.ts';
import type { SiteKey } from './site-audits.ts';

const compress = promisify<Uint8Array, ZstdOptions, Buffer>(zstdCompress);
/** Columns repeat themselves nearby: a small window packs them as well as a large one, and takes less memory. */
const PARAMETERS = { [constants.ZSTD_c_compressionLevel]: 9, [constants.ZSTD_c_windowLog]: 17 };

const slots = ['a', 'b'] as const;

const pageListSchema = z.object({
  /** Rises with each change of the row. */
  revision: z.number(),
  /** Of the writing of all parts. Two of them take turns with the names of parts, so that a reader has those that it was promised. */
  build: z.string(),
  slot: z.enum(slots),
  /** All pages, as of the build; whether they are in the order of a list by path. */
  base: z.object({ parts: z.number(), pages: z.number(), isInOrder: z.boolean().default(false) }),
  /** Pages that changed since, the oldest first. */
  runs: z.array(z.object({ part: z.string(), pages: z.number() })),
  nextRun: z.number(),
  /** Changes until then are in the parts. */
  through: z.string(),
});
export type PageList = z.infer<typeof pageListSchema>;

/** Null of a site without one. */
export async function getPageList(table: Table, { organizationId, siteId }: SiteKey): Promise<PageList | null> {
  const item = await getItem(table, keys.pageList(organizationId, siteId));
  return item && pageListSchema.parse(item);
}

/** Makes parts that were written the site's list, in place of `before`. False when another writer was faster. */
export async function putPageList(
  table: Table,
  { organizationId, siteId }: SiteKey,
  list: Omit<PageList, 'revision'>,
  before: PageList | null,
): Promise<boolean> {
  const revision = (before?.revision ?? 0) + 1;
  const unchanged =
    before === null
      ? ({ attribute: 'pk', is: 'missing' } as const)
      : ({ attribute: 'revision', is: '=', value: before.revision } as const);
  const row = { ...keys.pageList(organizationId, siteId), ...list, revision };
  return (await putItem(table, row, [unchanged])).ok;
}

/** The slot of the next build. */
export const otherSlot = (list: PageList | null): PageList['slot'] => (list?.slot === 'a' ? 'b' : 'a');
export const basePart = (slot: string, at: number): string => `${slot}#BASE#${at}`;
export const runPart = (slot: string, at: number): string => `${slot}#RUN#${at}`;
export const baseParts = ({ slot, base }: PageList): string[] =>
  Array.from({ length: base.parts }, (_, at) => basePart(slot, at));

/** Of a row in base64, with room for its key. */
const PART_BASE64_MAX = 390_000;

/** False, with nothing written, when a row would be too large for an item. */
export async function putPageListPart(
  table: Table,
  { organizationId, siteId }: SiteKey,
  { part, build }: { part: string; build: string },
  groups: PackedGroups,
): Promise<boolean> {
  const packed = columnGroups.map(async (group) => {
    const bytes = await compress(groups[group], { params: PARAMETERS, pledgedSrcSize: groups[group].length });
    return {
      ...keys.pageListPart(organizationId, siteId, part, group),
      build,
      part,
      group,
      base64: bytes.toString('base64'),
      size: groups[group].length,
    };
  });
  const puts: (Row & { base64: string })[] = await Promise.all(packed);
  if (puts.some(({ base64 }) => base64.length > PART_BASE64_MAX)) return false;
  await writeItems(table, { puts });
  return true;
}

/** Into one piece of memory: in smaller ones it takes three times as long. It is asked for more than there is until a piece has room left. */
const decompress = (bytes: Uint8Array, size: number): Uint8Array =>
  zstdDecompressSync(bytes, { chunkSize: size + MORE_BYTES });
/** The least that a piece may have. */
const MORE_BYTES = 64;

const partSchema = z.object({
  build: z.string(),
  part: z.string(),
  group: z.enum(columnGroups),
  /** A string: of bytes the SDK checks each letter by a pattern, which takes longer than everything else that is done with them. */
  base64: z.string(),
  /** Of the bytes when they are decompressed. */
  size: z.number(),
});

export interface PartGroup {
  part: string;
  group: ColumnGroup;
}

export interface PackedColumn {
  packedBytes: number;
  unpack: () => Uint8Array;
}

/** The bytes of groups, unpacked when they are asked for. Those that another build has written over by now are left out. */
export async function readPageListParts(
  table: Table,
  { organizationId, siteId }: SiteKey,
  build: string,
  wanted: readonly PartGroup[],
): Promise<(PartGroup & PackedColumn)[]> {
  const items = await getItems(
    table,
    wanted.map(({ part, group }) => keys.pageListPart(organizationId, siteId, part, group)),
  );
  return items
    .filter((item) => item['build'] === build)
    .map((item) => partSchema.parse(item))
    .map(({ part, group, base64, size }) => {
      const packed = Buffer.from(base64, 'base64');
      return { part, group, packedBytes: packed.length, unpack: () => decompress(packed, size) };
    });
}

/** Longer than any build. */
const LEASE_SECONDS = 600;

/** False while another writer is at work on the list. */
export async function lockPageList(
  table: Table,
  { organizationId, siteId }: SiteKey,
  { holder, now }: { holder: string; now: Date },
): Promise<boolean> {
  const leaseUntil = secondsLater(now, LEASE_SECONDS).toISOString();
  const lock = { ...keys.pageListLock(organizationId, siteId), holder, leaseUntil };
  return (await putItem(table, lock, notHeld(now))).ok;
}

export const unlockPageList = (table: Table, { organizationId, siteId }: SiteKey, holder: string): Promise<void> =>
  releaseLease(table, keys.pageListLock(organizationId, siteId), holder);
