/** Which pages of a site a list shows, and in which order, from packed columns: the rules of `select-pages.ts`. */

import type { PageFilters, PageOrder } from '../pages/select-pages.ts';
import { searchedForms } from '../pages/select-pages.ts';
import { gradeBands } from '../rubric/grade-bands.ts';
import { toMeanScore } from '../scoring/site-score-history.ts';
import {
  JoinedParts,
  joinNumbers,
  listCurrent,
  type PackedPart,
  readStrings,
  type StringGroup,
} from './joined-parts.ts';
import { findPlaces, isKeptOrder, listMixedParts, readPlaces } from './kept-order.ts';
import { type ColumnGroup, flags, placeOfGrade } from './packed-pages.ts';
import { markFound } from './packed-strings.ts';
import { selectInOrder } from './page-orders.ts';

interface PackedSite {
  /** Each page once. */
  base: readonly PackedPart[];
  /** Whether they are in the order of a list by path. */
  isInOrder: boolean;
  /** Pages that changed since, the oldest change first: the last one of a page counts. */
  changes: readonly PackedPart[];
}

export interface PackedSelection {
  filters: PageFilters;
  order: PageOrder;
  /** Left out when it is false. */
  isWanted?: ((pageId: number) => boolean) | undefined;
  /** Whether the grades and the mean of the scores are asked for. */
  isGraded?: boolean;
  /** Places in the list: from the first to before the second. */
  from: number;
  to: number;
}

export interface SelectedPages {
  ids: number[];
  total: number;
  /** How many have each grade, by the place of the grade; at 0 those without one. None where they were not asked for. */
  grades: Uint32Array;
  /** Of their scores; null where none has one, or none was asked for. */
  meanScore: number | null;
}

/** A list whose pages are counted, and not yet in order. */
interface CountedPages extends Omit<SelectedPages, 'ids'> {
  /** The parts of the base whose paths decide. */
  mixedParts: readonly number[];
  /** The ids of the pages that it shows; with the paths of those parts. */
  readIds(paths: ReadonlyMap<number, Uint8Array>): number[];
}

/** The groups that a list takes of each part. */
export function groupsToRead({ filters, order, isGraded }: PackedSelection): ColumnGroup[] {
  const { search, searchTitles, hasRecommendations, minScore, maxScore } = filters;
  const groups: (ColumnGroup | false)[] = [
    'pages',
    Boolean(search) && 'addresses',
    Boolean(search && searchTitles) && 'titles',
    hasRecommendations !== undefined && 'openRecommendationCount',
    (minScore !== undefined || maxScore !== undefined) && 'opportunityScore',
    isGraded === true && 'latestScore',
    order.sort !== 'isPriority' && order.sort,
  ];
  return [...new Set(groups.filter((group) => group !== false))];
}

/** Of these, those that it takes of a base in order: it then asks for the paths of single parts. */
export const groupsInOrder = (groups: readonly ColumnGroup[], order: PageOrder): ColumnGroup[] =>
  groups.filter((group) => group !== 'path' || !isKeptOrder(order));

export function selectPacked(site: PackedSite, selection: PackedSelection): CountedPages {
  const joined = new JoinedParts([...site.base, ...site.changes]);
  const current = listCurrent(joined, joined.starts[site.base.length] ?? 0);
  const filter = createFilter(joined, selection);
  const [unchanged, changed] = [filter(current.unchanged), filter(current.changed)];
  const { from, to, order } = selection;
  const toIds = (pages: Uint32Array | readonly number[]): number[] => [...joined.readIds(pages)];
  const counted = { total: unchanged.length + changed.length, ...summarize(joined, [unchanged, changed], selection) };
  if (!(site.isInOrder && isKeptOrder(order))) {
    const all = new Uint32Array(counted.total);
    all.set(unchanged);
    all.set(changed, unchanged.length);
    const readIds = (): number[] => toIds(selectInOrder(joined, all, { from, to, order }));
    return { ...counted, mixedParts: [], readIds };
  }
  const places = findPlaces(joined, { unchanged, changed }, { baseParts: site.base.length, from, to });
  return {
    ...counted,
    mixedParts: listMixedParts(places),
    readIds(paths) {
      for (const [at, path] of paths) joined.parts[at] = { ...site.base[at], path } as PackedPart;
      return toIds(readPlaces(joined, places, from, to));
    },
  };
}

function summarize(joined: JoinedParts, lists: readonly Uint32Array[], { isGraded }: PackedSelection) {
  const grades = new Uint32Array(gradeBands.length + 1);
  if (!isGraded) return { grades, meanScore: null };
  const scores = joinNumbers(joined, 'latestScore');
  let scored = 0;
  let sum = 0;
  for (const list of lists) {
    for (let at = 0; at < list.length; at += 1) {
      const page = list[at] ?? 0;
      const grade = joined.grades[page] ?? 0;
      if (grade < grades.length) grades[grade] = (grades[grade] ?? 0) + 1;
      const score = scores[page] ?? Number.NaN;
      if (Number.isNaN(score)) continue;
      scored += 1;
      sum += score;
    }
  }
  return { grades, meanScore: toMeanScore(sum, scored) };
}

type Passes = (page: number) => boolean;

/** A filter after the other: each looks at what the ones before it have left. */
function createFilter(joined: JoinedParts, selection: PackedSelection): (pages: Uint32Array) => Uint32Array {
  const all = [...createFlagFilters(joined, selection), ...createColumnFilters(joined, selection)];
  return (pages) => all.reduce(keepWhere, pages);
}

function keepWhere(pages: Uint32Array, passes: Passes): Uint32Array {
  let count = 0;
  for (let at = 0; at < pages.length; at += 1) {
    const page = pages[at] ?? 0;
    if (!passes(page)) continue;
    pages[count] = page;
    count += 1;
  }
  return pages.subarray(0, count);
}

function createFlagFilters({ flags: bits, grades: places }: JoinedParts, { filters }: PackedSelection): Passes[] {
  const asked = [
    [flags.priority, filters.isPriority],
    [flags.keyword, filters.hasKeyword],
    [flags.draft, filters.hasDraft],
  ] as const;
  const wanted = asked.reduce((all, [flag, isWanted]) => (isWanted ? all | flag : all), 0);
  const mask = asked.reduce((all, [flag, isWanted]) => (isWanted === undefined ? all : all | flag), 0);
  const all: Passes[] = mask === 0 ? [] : [(page) => ((bits[page] ?? 0) & mask) === wanted];
  if (filters.grades !== undefined) {
    const isAsked = new Uint8Array(256);
    for (const grade of filters.grades) isAsked[placeOfGrade(grade)] = 1;
    all.push((page) => isAsked[places[page] ?? 0] === 1);
  }
  return all;
}

function createColumnFilters(joined: JoinedParts, { filters, isWanted }: PackedSelection): Passes[] {
  const { hasRecommendations, minScore, maxScore, search, searchTitles } = filters;
  const all: Passes[] = [];
  if (hasRecommendations !== undefined) {
    const open = joinNumbers(joined, 'openRecommendationCount');
    all.push((page) => (open[page] ?? 0) > 0 === hasRecommendations);
  }
  if (minScore !== undefined || maxScore !== undefined) {
    const [low, high] = [minScore ?? Number.NEGATIVE_INFINITY, maxScore ?? Number.POSITIVE_INFINITY];
    const scores = joinNumbers(joined, 'opportunityScore');
    // Without a score neither comparison holds.
    all.push((page) => (scores[page] ?? Number.NaN) >= low && (scores[page] ?? Number.NaN) <= high);
  }
  if (search) {
    const found = findInStrings(joined, searchedForms(search), searchTitles ? ['addresses', 'titles'] : ['addresses']);
    all.push((page) => found[page] === 1);
  }
  if (isWanted) {
    const { ids } = joined;
    all.push((page) => isWanted(ids[page] ?? 0));
  }
  return all;
}

/** 1 for each page that has one of the strings in one of the groups. */
function findInStrings(joined: JoinedParts, searched: readonly string[], groups: readonly StringGroup[]): Uint8Array {
  const found = new Uint8Array(joined.size);
  const needles = searched.map((text) => Buffer.from(text));
  for (const [at, part] of joined.parts.entries()) {
    const marks = found.subarray(joined.starts[at], joined.starts[at + 1]);
    for (const group of groups) {
      const strings = readStrings(part, group);
      for (const needle of needles) markFound(strings, needle, marks);
    }
  }
  return found;
}
