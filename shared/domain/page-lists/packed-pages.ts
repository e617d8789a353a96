/** The fields by which the pages of a site are listed, in columns: a number or a string takes the bytes that it has, and no object is made of a page. */

import type { SelectablePage } from '../pages/select-pages.ts';
import { gradeBands } from '../rubric/grade-bands.ts';

/** Columns that are stored together and read together: a list reads those that its filters and its order need. */
export const columnGroups = ['facts', 'times', 'paths', 'urls', 'addresses', 'titles', 'keywords'] as const;
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
] as const satisfies (keyof SelectablePage)[];
export type NumberColumn = (typeof numberColumns)[number];
const timeColumns = ['createdAt', 'updatedAt'] as const;
export type TimeColumn = (typeof timeColumns)[number];

/** `NaN` stands for null. */
export interface Facts {
  ids: Float64Array;
  numbers: Readonly<Record<NumberColumn, Float64Array>>;
  /** One more than the place in `gradeBands`; 0 without a grade. */
  grades: Uint8Array;
  flags: Uint8Array;
}

/** Strings in UTF-8, one behind the other: that of a page ends at its end, and begins at the end before. */
export interface Strings {
  bytes: Buffer;
  ends: Uint32Array;
}

const NUMBER_BYTES = 8;
const LENGTH_BYTES = 4;
/** The id, the numbers, a grade and the flags. */
const FACT_BYTES = (numberColumns.length + 1) * NUMBER_BYTES + 2;
/** Of a grade that this version does not have. */
const OTHER_GRADE = 255;
/** No string in UTF-8 has it. */
const BETWEEN_URL_AND_PATH = Buffer.of(0xff);

const gradePlaces = new Map(gradeBands.map(({ grade }, at): [string, number] => [grade, at + 1]));

/** Where a grade is in `Facts.grades`. */
export const placeOfGrade = (grade: string | null): number =>
  grade === null ? 0 : (gradePlaces.get(grade) ?? OTHER_GRADE);

/** Packs pages, in the order that they have. */
export function packPages(changes: readonly ListChange[]): PackedGroups {
  const pages = changes.map(({ page }) => page);
  return {
    facts: packFacts(changes),
    times: toBytes(timeColumns.map((name) => Float64Array.from(pages, (page) => Date.parse(page?.[name] ?? '')))),
    paths: packStrings(pages.map((page) => Buffer.from(page?.path ?? ''))),
    urls: packStrings(pages.map((page) => Buffer.from(page?.url ?? ''))),
    addresses: packStrings(pages.map(toAddress)),
    titles: packStrings(pages.map((page) => Buffer.from(page?.title?.toLowerCase() ?? ''))),
    keywords: packStrings(pages.map((page) => Buffer.from(page?.primaryKeyword ?? ''))),
  };
}

function packFacts(changes: readonly ListChange[]): Uint8Array {
  const pages = changes.map(({ page }) => page);
  return toBytes([
    Float64Array.from(changes, ({ id }) => id),
    ...numberColumns.map((name) => Float64Array.from(pages, (page) => page?.[name] ?? Number.NaN)),
    Uint8Array.from(pages, (page) => placeOfGrade(page?.latestGrade ?? null)),
    Uint8Array.from(pages, toFlags),
  ]);
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
function toAddress(page: SelectablePage | null): Buffer {
  const url = page?.url?.toLowerCase() ?? '';
  const path = page?.path?.toLowerCase() ?? '';
  return url.includes(path)
    ? Buffer.from(url)
    : Buffer.concat([Buffer.from(url), BETWEEN_URL_AND_PATH, Buffer.from(path)]);
}

function packStrings(strings: readonly Buffer[]): Uint8Array {
  const lengths = Uint32Array.from(strings, ({ length }) => length);
  return Buffer.concat([toBytes([lengths]), ...strings]);
}

const toBytes = (columns: readonly (Float64Array | Uint32Array | Uint8Array)[]): Uint8Array =>
  Buffer.concat(columns.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)));

/** Columns of numbers begin at a multiple of their size. */
const aligned = (bytes: Uint8Array): Uint8Array =>
  bytes.byteOffset % NUMBER_BYTES === 0 ? bytes : Uint8Array.from(bytes);

export function unpackFacts(packed: Uint8Array): Facts {
  const bytes = aligned(packed);
  const size = bytes.length / FACT_BYTES;
  const column = (at: number): Float64Array =>
    new Float64Array(bytes.buffer, bytes.byteOffset + at * size * NUMBER_BYTES, size);
  const [latestScore, opportunityScore, openRecommendationCount, wordCount, statusCode] = [1, 2, 3, 4, 5].map(
    column,
  ) as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];
  const small = (numberColumns.length + 1) * size * NUMBER_BYTES;
  return {
    ids: column(0),
    numbers: { latestScore, opportunityScore, openRecommendationCount, wordCount, statusCode },
    grades: bytes.subarray(small, small + size),
    flags: bytes.subarray(small + size),
  };
}

export function unpackTimes(packed: Uint8Array): Readonly<Record<TimeColumn, Float64Array>> {
  const bytes = aligned(packed);
  const size = bytes.length / (timeColumns.length * NUMBER_BYTES);
  const column = (at: number) => new Float64Array(bytes.buffer, bytes.byteOffset + at * size * NUMBER_BYTES, size);
  return { createdAt: column(0), updatedAt: column(1) };
}

/** @param size - of how many pages. */
export function unpackStrings(packed: Uint8Array, size: number): Strings {
  const bytes = aligned(packed);
  const ends = new Uint32Array(bytes.buffer, bytes.byteOffset, size).slice();
  let end = 0;
  for (let at = 0; at < size; at += 1) {
    end += ends[at] ?? 0;
    ends[at] = end;
  }
  const first = size * LENGTH_BYTES;
  return { bytes: Buffer.from(bytes.buffer, bytes.byteOffset + first, bytes.length - first), ends };
}

const gradeAt = (place: number): string | null => (place === 0 ? null : (gradeBands[place - 1]?.grade ?? ''));

/** The pages again, to be packed with others: of titles the case is lost, of drafts their number. */
export function unpackPages(packed: PackedGroups): ListChange[] {
  const facts = unpackFacts(packed.facts);
  const times = unpackTimes(packed.times);
  const size = facts.ids.length;
  const readString = (group: 'paths' | 'urls' | 'titles' | 'keywords') => {
    const { bytes, ends } = unpackStrings(packed[group], size);
    return (at: number): string => bytes.toString('utf8', ends[at - 1] ?? 0, ends[at] ?? 0);
  };
  const [path, url, title, keyword] = (['paths', 'urls', 'titles', 'keywords'] as const).map(readString);
  const numberAt = (name: NumberColumn, at: number): number | null => {
    const value = facts.numbers[name][at] ?? Number.NaN;
    return Number.isNaN(value) ? null : value;
  };
  const timeAt = (name: TimeColumn, at: number): string => new Date(times[name][at] ?? 0).toISOString();
  return Array.from(facts.ids, (id, at): ListChange => {
    const has = (flag: number): boolean => ((facts.flags[at] ?? 0) & flag) > 0;
    if (has(flags.gone)) return { id, page: null };
    const page: SelectablePage = {
      id,
      path: has(flags.path) ? (path?.(at) ?? '') : null,
      url: has(flags.url) ? (url?.(at) ?? '') : null,
      title: title?.(at) ?? '',
      primaryKeyword: has(flags.keyword) ? (keyword?.(at) ?? '') : null,
      isPriority: has(flags.priority),
      draftCount: has(flags.draft) ? 1 : 0,
      latestGrade: gradeAt(facts.grades[at] ?? 0),
      latestScore: numberAt('latestScore', at),
      opportunityScore: numberAt('opportunityScore', at),
      openRecommendationCount: numberAt('openRecommendationCount', at) ?? 0,
      wordCount: numberAt('wordCount', at),
      statusCode: numberAt('statusCode', at),
      createdAt: timeAt('createdAt', at),
      updatedAt: timeAt('updatedAt', at),
    };
    return { id, page };
  });
}

/** A part holds at most these, so that each of its rows fits into an item however little it can be compressed. */
const PART_PAGES_MAX = 2_048;
const PART_STRING_BYTES_MAX = 200_000;

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

/** Of the larger of the two longest columns. */
const countStringBytes = (page: SelectablePage | null): number =>
  Math.max(
    Buffer.byteLength(`${page?.url ?? ''}${page?.path ?? ''}`),
    Buffer.byteLength(page?.title ?? ''),
    Buffer.byteLength(page?.primaryKeyword ?? ''),
  );
