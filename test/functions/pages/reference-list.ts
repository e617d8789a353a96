/** The expected response of GET /sites/{siteId}/pages, written down once more as plainly as can be. */
import type { Page } from '../../../shared/table/pages.ts';

export type ListQuery = Partial<
  Record<
    | 'search'
    | 'is_priority'
    | 'has_keyword'
    | 'has_draft'
    | 'has_recommendations'
    | 'grade'
    | 'max_grade'
    | 'min_score'
    | 'max_score'
    | 'sort'
    | 'direction',
    string
  >
>;

/** Of the grades that these pages have. */
const atMost: Record<string, string[]> = { 'A+': ['A+', 'A', 'F'], A: ['A', 'F'], D: ['F'], F: ['F'] };

const sortValue = (page: Page, sort: string): string | number | null => {
  switch (sort) {
    case 'created_at':
      return page.createdAt;
    case 'updated_at':
      return page.updatedAt;
    case 'url':
      return page.url;
    case 'is_priority':
      return 0;
    case 'primary_keyword':
      return page.primaryKeyword;
    case 'opportunity_score':
      return page.opportunityScore;
    case 'overall_score':
      return page.latestScore;
    case 'word_count':
      return page.wordCount;
    case 'status':
      return page.statusCode;
    default:
      return page.path;
  }
};

const passes = (page: Page, query: ListQuery): boolean => {
  const asked = (filter: string | undefined, holds: boolean): boolean =>
    filter === undefined || (filter === 'true') === holds;
  const text = `${page.path ?? ''}\n${page.url ?? ''}`.toLowerCase();
  const score = page.opportunityScore;
  return [
    query.search === undefined || text.includes(query.search.toLowerCase()),
    asked(query.is_priority, page.isPriority),
    asked(query.has_keyword, page.primaryKeyword !== null),
    asked(query.has_draft, page.draftCount > 0),
    asked(query.has_recommendations, page.openRecommendationCount > 0),
    query.grade === undefined || page.latestGrade === query.grade,
    query.max_grade === undefined || atMost[query.max_grade]?.includes(page.latestGrade ?? '') === true,
    query.min_score === undefined || (score !== null && score >= Number(query.min_score)),
    query.max_score === undefined || (score !== null && score <= Number(query.max_score)),
  ].every(Boolean);
};

/** The ids of the whole list, in order. */
export function referenceList(pages: readonly Page[], query: ListQuery): number[] {
  const { sort = 'path', direction = 'asc' } = query;
  const sorted = (group: Page[]): Page[] => {
    const withValue = group.filter((page) => sortValue(page, sort) !== null);
    const without = group.filter((page) => sortValue(page, sort) === null).sort((a, b) => a.id - b.id);
    withValue.sort((a, b) => {
      const [one, two] = [sortValue(a, sort) ?? 0, sortValue(b, sort) ?? 0];
      const order =
        typeof one === 'number' ? one - Number(two) : Buffer.compare(Buffer.from(one), Buffer.from(String(two)));
      return (direction === 'asc' ? order : -order) || a.id - b.id;
    });
    return [...withValue, ...without];
  };
  const found = pages.filter((page) => passes(page, query));
  return [...sorted(found.filter((page) => page.isPriority)), ...sorted(found.filter((page) => !page.isPriority))].map(
    ({ id }) => id,
  );
}
