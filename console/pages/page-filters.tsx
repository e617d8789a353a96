/** The filters and the order of the table, which are part of the address. */
import { currentLocation, setQuery } from '../app/router.ts';
import { Select } from '../design/field.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { texts } from '../texts/texts.ts';
import { type PageOrder, pageOrders } from './page-columns.tsx';
import type { PageFilter } from './use-pages.ts';

const t = texts.pages;

/** `A+`, `A` and `A-` are one choice, as they are one part of the distribution. */
const letters = {
  A: { max_grade: 'A+', min_grade: 'A-' },
  B: { max_grade: 'B+', min_grade: 'B-' },
  C: { max_grade: 'C+', min_grade: 'C-' },
  D: { max_grade: 'D+', min_grade: 'D-' },
  F: { max_grade: 'F' },
} as const satisfies Record<string, PageFilter>;
type Letter = keyof typeof letters;
const letterList = Object.keys(letters) as Letter[];

type Show = keyof typeof t.shows;
const pageFilters: Readonly<Record<Show, PageFilter>> = {
  all: {},
  priority: { is_priority: true },
  advice: { has_recommendations: true },
  drafts: { has_draft: true },
  keyword: { has_keyword: true },
  noKeyword: { has_keyword: false },
};
const shows: readonly Show[] = ['all', 'priority', 'advice', 'drafts', 'keyword', 'noKeyword'];

const param = (name: string): string => currentLocation.value.query.get(name) ?? '';
const shown = (): Show => shows.find((show) => show === param('show')) ?? 'all';
const graded = (): Letter | undefined => letterList.find((letter) => letter === param('grade'));
/** The lowest scores first, unless the address names another order. */
const ordered = (): PageOrder => pageOrders.find((order) => order === param('sort')) ?? 'overall_score';

/** The filter of the address, as the API takes it. What the address says wrongly is left out. */
export function readFilter(): PageFilter {
  const grade = graded();
  const search = param('search').slice(0, 200);
  return {
    ...pageFilters[shown()],
    ...(search === '' ? {} : { search, search_titles: true }),
    ...(grade === undefined ? {} : letters[grade]),
    sort: ordered(),
    ...(param('direction') === 'desc' ? { direction: 'desc' } : {}),
  };
}

const largestFirst: ReadonlySet<PageOrder> = new Set(['opportunity_score', 'open_recommendation_count', 'status']);

/** How a heading shows and changes the order. The first click on numbers shows the largest first. */
export function describeSort(order: PageOrder): {
  direction: 'ascending' | 'descending' | null;
  onSort: () => void;
} {
  const active = ordered() === order;
  const descending = param('direction') === 'desc';
  const next = active ? !descending : largestFirst.has(order);
  return {
    direction: active ? (descending ? 'descending' : 'ascending') : null,
    onSort: () => setQuery({ sort: order, direction: next ? 'desc' : null }),
  };
}

export function PageFilters() {
  return (
    <search class="row filters" aria-label={t.filters}>
      <SearchField label={t.search} name="search" />
      <Select
        label={t.show}
        value={shown()}
        options={shows.map((value) => ({ value, label: t.shows[value] }))}
        onChange={(value) => setQuery({ show: value === 'all' ? null : value })}
      />
      <Select
        label={t.grade}
        value={graded() ?? ''}
        options={[{ value: '', label: t.anyGrade }, ...letterList.map((value) => ({ value, label: value }))]}
        onChange={(value) => setQuery({ grade: value })}
      />
    </search>
  );
}
