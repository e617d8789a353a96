/** Which pages of a site a list shows, and in which order, from packed columns: the rules of `select-pages.ts`. */

import type { PageFilters, PageOrder, PageSort } from '../pages/select-pages.ts';
import { searchedForms } from '../pages/select-pages.ts';
import { gradeBands } from '../rubric/grade-bands.ts';
import { toMeanScore } from '../scoring/site-score-history.ts';
import {
  type ColumnGroup,
  type Facts,
  flags,
  type NumberColumn,
  placeOfGrade,
  type Strings,
  type TimeColumn,
} from './packed-pages.ts';
import { selectSlice } from './select-slice.ts';

/** Some pages of a site. Of the groups, those that `groupsToRead` names. */
export interface PackedPart {
  facts: Facts;
  times?: Readonly<Record<TimeColumn, Float64Array>>;
  strings: Partial<Record<StringGroup, Strings>>;
}
type StringGroup = Exclude<ColumnGroup, 'facts' | 'times'>;

interface PackedSite {
  /** Each page once. */
  base: readonly PackedPart[];
  /** Pages that changed since, the oldest change first: the last one of a page counts. */
  changes: readonly PackedPart[];
}

export interface PackedSelection {
  filters: PageFilters;
  order: PageOrder;
  /** Left out when it is false. */
  isWanted?: ((pageId: number) => boolean) | undefined;
  /** Places in the list: from the first to before the second. */
  from: number;
  to: number;
}

export interface SelectedPages {
  ids: number[];
  total: number;
  /** How many have each grade, by the place of the grade; at 0 those without one. */
  grades: Uint32Array;
  /** Of their scores; null where none has one. */
  meanScore: number | null;
}

const numberSorts: ReadonlySet<PageSort> = new Set<NumberColumn>([
  'latestScore',
  'opportunityScore',
  'openRecommendationCount',
  'wordCount',
  'statusCode',
]);
const stringSorts = { path: 'paths', url: 'urls', primaryKeyword: 'keywords' } as const;
/** The flag of a page that has the string. */
const stringFlags = { path: flags.path, url: flags.url, primaryKeyword: flags.keyword } as const;
type StringSort = keyof typeof stringSorts;
const isStringSort = (sort: PageSort): sort is StringSort => sort in stringSorts;
const isTimeSort = (sort: PageSort): sort is TimeColumn => sort === 'createdAt' || sort === 'updatedAt';
const isNumberSort = (sort: PageSort): sort is NumberColumn => numberSorts.has(sort);

/** The groups that a list takes. */
export function groupsToRead({ search, searchTitles }: PageFilters, { sort }: PageOrder): ColumnGroup[] {
  return [
    'facts',
    ...(search ? (['addresses'] as const) : []),
    ...(search && searchTitles ? (['titles'] as const) : []),
    ...(isTimeSort(sort) ? (['times'] as const) : []),
    ...(isStringSort(sort) ? [stringSorts[sort]] : []),
  ];
}

/** The pages of a site as one list: a page has the number of its place in it. */
interface Pages {
  parts: readonly PackedPart[];
  /** The number of each part's first page; at the end that of all. */
  starts: readonly number[];
  ids: Float64Array;
  flags: Uint8Array;
  grades: Uint8Array;
}

export function selectPacked(site: PackedSite, selection: PackedSelection): SelectedPages {
  const pages = joinParts([...site.base, ...site.changes]);
  const current = listCurrent(pages, pages.starts[site.base.length] ?? 0);
  const passes = createFilter(pages, selection);
  let count = 0;
  const grades = new Uint32Array(gradeBands.length + 1);
  const scores = joinNumbers(pages, ({ facts }) => facts.numbers.latestScore);
  let scored = 0;
  let sum = 0;
  for (const page of current) {
    if (!passes(page)) continue;
    current[count] = page;
    count += 1;
    const grade = pages.grades[page] ?? 0;
    if (grade < grades.length) grades[grade] = (grades[grade] ?? 0) + 1;
    const score = scores[page] ?? Number.NaN;
    if (Number.isNaN(score)) continue;
    scored += 1;
    sum += score;
  }
  const shown = selectSlice(
    current.subarray(0, count),
    selection.from,
    selection.to,
    createComparison(pages, selection.order),
  );
  return {
    ids: Array.from(shown, (page) => pages.ids[page] ?? 0),
    total: count,
    grades,
    meanScore: toMeanScore(sum, scored),
  };
}

function joinParts(parts: readonly PackedPart[]): Pages {
  const starts = [0];
  for (const { facts } of parts) starts.push((starts.at(-1) ?? 0) + facts.ids.length);
  const size = starts.at(-1) ?? 0;
  const pages = {
    parts,
    starts,
    ids: new Float64Array(size),
    flags: new Uint8Array(size),
    grades: new Uint8Array(size),
  };
  for (const [at, { facts }] of parts.entries()) {
    const start = starts[at] ?? 0;
    pages.ids.set(facts.ids, start);
    pages.flags.set(facts.flags, start);
    pages.grades.set(facts.grades, start);
  }
  return pages;
}

/** The pages as they are: without those that changed since, and those that are gone. */
function listCurrent({ ids, flags: bits }: Pages, baseSize: number): Uint32Array {
  const current = new Uint32Array(ids.length);
  const changed = new Set<number>();
  let count = 0;
  for (let page = ids.length - 1; page >= 0; page -= 1) {
    const id = ids[page] ?? 0;
    if (page >= baseSize) {
      if (changed.has(id)) continue;
      changed.add(id);
    } else if (changed.size > 0 && changed.has(id)) continue;
    if ((bits[page] ?? 0) & flags.gone) continue;
    current[count] = page;
    count += 1;
  }
  return current.subarray(0, count);
}

type Filter = (page: number) => boolean;

function createFilter(pages: Pages, { filters, isWanted }: PackedSelection): Filter {
  const all: Filter[] = [];
  const hasFlag = (flag: number, wanted: boolean | undefined): void => {
    if (wanted !== undefined) all.push((page) => ((pages.flags[page] ?? 0) & flag) > 0 === wanted);
  };
  hasFlag(flags.priority, filters.isPriority);
  hasFlag(flags.keyword, filters.hasKeyword);
  hasFlag(flags.draft, filters.hasDraft);
  const { hasRecommendations, grades, minScore, maxScore, search } = filters;
  if (hasRecommendations !== undefined) {
    const open = joinNumbers(pages, ({ facts }) => facts.numbers.openRecommendationCount);
    all.push((page) => (open[page] ?? 0) > 0 === hasRecommendations);
  }
  if (grades !== undefined) {
    const places = new Set([...grades].map(placeOfGrade));
    all.push((page) => places.has(pages.grades[page] ?? 0));
  }
  if (minScore !== undefined || maxScore !== undefined) {
    const [low, high] = [minScore ?? Number.NEGATIVE_INFINITY, maxScore ?? Number.POSITIVE_INFINITY];
    const scores = joinNumbers(pages, ({ facts }) => facts.numbers.opportunityScore);
    // Without a score neither comparison holds.
    all.push((page) => (scores[page] ?? Number.NaN) >= low && (scores[page] ?? Number.NaN) <= high);
  }
  if (isWanted) all.push((page) => isWanted(pages.ids[page] ?? 0));
  if (search) {
    const found = findInStrings(
      pages,
      searchedForms(search),
      filters.searchTitles ? ['addresses', 'titles'] : ['addresses'],
    );
    all.push((page) => found[page] === 1);
  }
  return (page) => all.every((passes) => passes(page));
}

function joinNumbers(pages: Pages, readColumn: (part: PackedPart) => Float64Array): Float64Array {
  const joined = new Float64Array(pages.ids.length);
  for (const [at, part] of pages.parts.entries()) joined.set(readColumn(part), pages.starts[at] ?? 0);
  return joined;
}

/** 1 for each page that has one of the strings in one of the groups. */
function findInStrings(pages: Pages, searched: readonly string[], groups: readonly StringGroup[]): Uint8Array {
  const found = new Uint8Array(pages.ids.length);
  const needles = searched.map((text) => Buffer.from(text));
  for (const [at, part] of pages.parts.entries()) {
    const marks = found.subarray(pages.starts[at] ?? 0, pages.starts[at + 1] ?? 0);
    for (const group of groups) for (const needle of needles) markFound(readStrings(part, group), needle, marks);
  }
  return found;
}

/** Looks through all strings at once: most of them do not have it. */
function markFound({ bytes, ends }: Strings, needle: Buffer, marks: Uint8Array): void {
  let row = 0;
  let at = bytes.indexOf(needle);
  while (at !== -1) {
    while ((ends[row] ?? 0) <= at) row += 1;
    const end = ends[row] ?? 0;
    // It may begin in one string and end in the next.
    const isWithin = at + needle.length <= end;
    if (isWithin) marks[row] = 1;
    at = bytes.indexOf(needle, isWithin ? end : at + 1);
  }
}

function readStrings({ strings }: PackedPart, group: StringGroup): Strings {
  const read = strings[group];
  if (!read) throw new Error(`the group ${group} was not read`);
  return read;
}

type Comparison = (a: number, b: number) => number;

/** Priority pages first; pages without the value last, whatever the direction; equal values by id. */
function createComparison(pages: Pages, { sort, direction }: PageOrder): Comparison {
  const sign = direction === 'asc' ? 1 : -1;
  const compareValues = createValueComparison(pages, sort, sign);
  return (a, b) =>
    ((pages.flags[b] ?? 0) & flags.priority) - ((pages.flags[a] ?? 0) & flags.priority) ||
    compareValues(a, b) ||
    (pages.ids[a] ?? 0) - (pages.ids[b] ?? 0);
}

function createValueComparison(pages: Pages, sort: PageSort, sign: 1 | -1): Comparison {
  if (isStringSort(sort)) return compareStrings(pages, sort, sign);
  if (isTimeSort(sort))
    return compareNumbers(
      joinNumbers(pages, ({ times }) => times?.[sort] ?? new Float64Array()),
      sign,
    );
  if (isNumberSort(sort))
    return compareNumbers(
      joinNumbers(pages, ({ facts }) => facts.numbers[sort]),
      sign,
    );
  return () => 0;
}

function compareNumbers(values: Float64Array, sign: 1 | -1): Comparison {
  return (a, b) => {
    const [valueOfA = 0, valueOfB = 0] = [values[a], values[b]];
    const isNull = Number.isNaN(valueOfA);
    return isNull || Number.isNaN(valueOfB)
      ? Number(isNull) - Number(Number.isNaN(valueOfB))
      : sign * (valueOfA - valueOfB);
  };
}

/** By bytes, which is by code point. */
function compareStrings(pages: Pages, sort: StringSort, sign: 1 | -1): Comparison {
  const parts = pages.parts.map((part) => readStrings(part, stringSorts[sort]));
  const partNumbers = new Uint16Array(pages.ids.length);
  for (const at of parts.keys()) partNumbers.fill(at, pages.starts[at], pages.starts[at + 1]);
  const hasValue = stringFlags[sort];
  return (a, b) => {
    const isNull = ((pages.flags[a] ?? 0) & hasValue) === 0;
    const isOtherNull = ((pages.flags[b] ?? 0) & hasValue) === 0;
    if (isNull || isOtherNull) return Number(isNull) - Number(isOtherNull);
    const [partA = 0, partB = 0] = [partNumbers[a], partNumbers[b]];
    const [one, other] = [parts[partA], parts[partB]];
    if (!one || !other) return 0;
    const [rowOfA, rowOfB] = [a - (pages.starts[partA] ?? 0), b - (pages.starts[partB] ?? 0)];
    return sign * compareRows(one, rowOfA, other, rowOfB);
  };
}

function compareRows(one: Strings, rowOfOne: number, other: Strings, rowOfOther: number): number {
  let at = one.ends[rowOfOne - 1] ?? 0;
  let atOther = other.ends[rowOfOther - 1] ?? 0;
  const lengthOfOne = (one.ends[rowOfOne] ?? 0) - at;
  const lengthOfOther = (other.ends[rowOfOther] ?? 0) - atOther;
  const end = at + Math.min(lengthOfOne, lengthOfOther);
  for (; at < end; at += 1, atOther += 1) {
    const difference = (one.bytes[at] ?? 0) - (other.bytes[atOther] ?? 0);
    if (difference !== 0) return difference;
  }
  return lengthOfOne - lengthOfOther;
}
