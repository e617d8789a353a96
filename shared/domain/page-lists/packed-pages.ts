/** The fields by which the pages of a site are listed, in columns: no object is made of a page. */

import type { SelectablePage } from '../pages/select-pages.ts';
import { gradeBands } from '../rubric/grade-bands.ts';
import { countPackedBytes, packNumbers, unpackNumber, unpackNumbers } from './packed-numbers.ts';
import { PackedStrings, packStrings } from './packed-strings.ts';

/** Columns that are stored together and read together: a list reads those that its filters and its order need. */
export const columnGroups = [
  ...(['pages', 'latestScore', 'opportunityScore', 'openRecommendationCount', 'wordCount'] as const),
  ...(['statusCode', 'createdAt', 'updatedAt', 'path', 'url', 'addresses', 'titles', 'primaryKeyword'] as const),
] as const;
export type ColumnGroup = (typeof columnGroups)[number];

/** A page as lists know it; null of one that is no longer on the site. */
export interface ListChange {
  id: number;
  page: SelectablePage | null;
}

/** The bytes of some pages, by group; each group has all of them, in the same order. */
export type PackedGroups = Record<ColumnGroup, Uint8Array>;

/** Bits of a page. */
export const flags = { priority: 1, keyword: 2, draft: 4, path: 8, url: 16, gone: 32 } as const;

const numberColumns = [
  'latestScore',
  'opportunityScore',
  'openRecommendationCount',
  'wordCount',
  'statusCode',
] as const satisfies (keyof SelectablePage & ColumnGroup)[];
export type NumberColumn = (typeof numberColumns)[number];
const timeColumns = ['createdAt', 'updatedAt'] as const;
export type TimeColumn = (typeof timeColumns)[number];

/** Of a grade that this version does not have. */
const OTHER_GRADE = 255;
/** No string in UTF-8 has it. */
const BETWEEN_URL_AND_PATH = Buffer.of(0xff);

const gradePlaces = new Map(gradeBands.map(({ grade }, at): [string, number] => [grade, at + 1]));

/** Where a grade is in the marks: one more than its place in `gradeBands`; 0 without a grade. */
export const placeOfGrade = (grade: string | null): number =>
  grade === null ? 0 : (gradePlaces.get(grade) ?? OTHER_GRADE);

/** Packs pages, in the order that they have. */
export function packPages(changes: readonly ListChange[]): PackedGroups {
  const pages = changes.map(({ page }) => page);
  const packColumn = (name: NumberColumn) => packNumbers(pages.map((page) => page?.[name] ?? Number.NaN));
  const packTimes = (name: TimeColumn) => packNumbers(pages.map((page) => Date.parse(page?.[name] ?? '')));
  const packTexts = (readText: (page: SelectablePage) => string | null) =>
    packStrings(pages.map((page) => toBytes(page && readText(page))));
  return {
    pages: packEach(changes),
    latestScore: packColumn('latestScore'),
    opportunityScore: packColumn('opportunityScore'),
    openRecommendationCount: packColumn('openRecommendationCount'),
    wordCount: packColumn('wordCount'),
    statusCode: packColumn('statusCode'),
    createdAt: packTimes('createdAt'),
    updatedAt: packTimes('updatedAt'),
    path: packTexts(({ path }) => path),
    url: packTexts(({ url }) => url),
    addresses: packStrings(pages.map(toAddress)),
    titles: packTexts(({ title }) => title?.toLowerCase() ?? ''),
    primaryKeyword: packTexts(({ primaryKeyword }) => primaryKeyword),
  };
}

const toBytes = (text: string | null): Buffer | null => (text === null ? null : Buffer.from(text));

/** Of the number of pages, with room behind it. */
const COUNT_BYTES = 8;
/** The flags and the grade of a page. */
const MARK_BYTES = 2;
const ID_BYTES = 8;

/**
 * The row that every list reads: the flags, the grades and the ids, and the path of the first page, so that which part a path belongs to is known
 * without the paths of all.
 */
function packEach(changes: readonly ListChange[]): Uint8Array {
  const pages = changes.map(({ page }) => page);
  const head = Buffer.alloc(COUNT_BYTES + Math.ceil((changes.length * MARK_BYTES) / ID_BYTES) * ID_BYTES);
  head.writeUInt32LE(changes.length);
  head.set(pages.map(toFlags), COUNT_BYTES);
  head.set(
    pages.map((page) => placeOfGrade(page?.latestGrade ?? null)),
    COUNT_BYTES + changes.length,
  );
  const ids = packNumbers(changes.map(({ id }) => id));
  return Buffer.concat([head, ids, Buffer.from(pages[0]?.path ?? '')]);
}

/** How many pages are in it. */
export const countPages = (packed: Uint8Array): number =>
  new DataView(packed.buffer, packed.byteOffset, COUNT_BYTES).getUint32(0, true);

/** The flags and the grades of its pages. */
export function readMarks(packed: Uint8Array): { flags: Uint8Array; grades: Uint8Array } {
  const size = countPages(packed);
  const [grades, end] = [COUNT_BYTES + size, COUNT_BYTES + size * MARK_BYTES];
  return { flags: packed.subarray(COUNT_BYTES, grades), grades: packed.subarray(grades, end) };
}

const pickIds = (packed: Uint8Array): Uint8Array =>
  packed.subarray(COUNT_BYTES + Math.ceil((countPages(packed) * MARK_BYTES) / ID_BYTES) * ID_BYTES);

export const unpackIds = (packed: Uint8Array, into: Float64Array): void => unpackNumbers(pickIds(packed), into);

export const unpackId = (packed: Uint8Array, at: number): number =>
  unpackNumber(pickIds(packed), countPages(packed), at);

/** The path of the first page, in bytes; none where it has none. */
export function readFirstPath(packed: Uint8Array): Uint8Array {
  const ids = pickIds(packed);
  return ids.subarray(countPackedBytes(ids, countPages(packed)));
}

const toFlags = (page: SelectablePage | null): number =>
  page === null
    ? flags.gone
    : (page.isPriority ? flags.priority : 0) |
      (page.primaryKeyword === null ? 0 : flags.keyword) |
      (page.draftCount > 0 ? flags.draft : 0) |
      (page.path === null ? 0 : flags.path) |
      (page.url === null ? 0 : flags.url);

/** Where searches look, in lower case. Most URLs hold their path. */
function toAddress(page: SelectablePage | null): Buffer | null {
  if (page === null || (page.url === null && page.path === null)) return null;
  const url = page.url?.toLowerCase() ?? '';
  const path = page.path?.toLowerCase() ?? '';
  return url.includes(path)
    ? Buffer.from(url)
    : Buffer.concat([Buffer.from(url), BETWEEN_URL_AND_PATH, Buffer.from(path)]);
}

const gradeAt = (place: number): string | null => (place === 0 ? null : (gradeBands[place - 1]?.grade ?? ''));

/** The pages again, to be packed with others: of titles the case is lost, of drafts their number. */
export function unpackPages(packed: PackedGroups): ListChange[] {
  const size = countPages(packed.pages);
  const readColumn = (group: NumberColumn | TimeColumn): Float64Array => {
    const column = new Float64Array(size);
    unpackNumbers(packed[group], column);
    return column;
  };
  const [score, opportunity, open, words, status] = numberColumns.map(readColumn);
  const [created, updated] = timeColumns.map(readColumn);
  const [path, url, title, keyword] = (['path', 'url', 'titles', 'primaryKeyword'] as const).map(
    (group) => new PackedStrings(packed[group]),
  );
  const numberAt = (column: Float64Array | undefined, at: number): number | null => {
    const value = column?.[at] ?? Number.NaN;
    return Number.isNaN(value) ? null : value;
  };
  const timeAt = (column: Float64Array | undefined, at: number): string => new Date(column?.[at] ?? 0).toISOString();
  const ids = new Float64Array(size);
  const marks = readMarks(packed.pages);
  unpackIds(packed.pages, ids);
  return Array.from(ids, (id, at): ListChange => {
    const has = (flag: number): boolean => ((marks.flags[at] ?? 0) & flag) > 0;
    if (has(flags.gone)) return { id, page: null };
    const page: SelectablePage = {
      id,
      path: has(flags.path) ? (path?.readString(at) ?? '') : null,
      url: has(flags.url) ? (url?.readString(at) ?? '') : null,
      title: title?.readString(at) ?? '',
      primaryKeyword: has(flags.keyword) ? (keyword?.readString(at) ?? '') : null,
      isPriority: has(flags.priority),
      draftCount: has(flags.draft) ? 1 : 0,
      latestGrade: gradeAt(marks.grades[at] ?? 0),
      latestScore: numberAt(score, at),
      opportunityScore: numberAt(opportunity, at),
      openRecommendationCount: numberAt(open, at) ?? 0,
      wordCount: numberAt(words, at),
      statusCode: numberAt(status, at),
      createdAt: timeAt(created, at),
      updatedAt: timeAt(updated, at),
    };
    return { id, page };
  });
}

/** A part holds at most these: most of its rows then take some tens of kilobytes. */
const PART_PAGES_MAX = 16_384;
const PART_STRING_BYTES_MAX = 1_500_000;

/** Divides pages into parts. */
export function divideIntoParts(changes: readonly ListChange[]): ListChange[][] {
  const parts: ListChange[][] = [];
  let part: ListChange[] = [];
  let bytes = 0;
  for (const change of changes) {
    const added = countStringBytes(change.page);
    if (part.length === PART_PAGES_MAX || (part.length > 0 && bytes + added > PART_STRING_BYTES_MAX)) {
      parts.push(part);
      part = [];
      bytes = 0;
    }
    part.push(change);
    bytes += added;
  }
  if (part.length > 0) parts.push(part);
  return parts;
}

/** Of the larger of the longest columns. */
const countStringBytes = (page: SelectablePage | null): number =>
  Math.max(
    toAddress(page)?.length ?? 0,
    Buffer.byteLength(page?.title ?? ''),
    Buffer.byteLength(page?.primaryKeyword ?? ''),
  );
