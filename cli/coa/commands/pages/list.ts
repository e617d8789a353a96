import { defineCommand, option, requiredOption } from '../../command.ts';
import { list } from '../../output.ts';
import { findSiteId } from '../../references.ts';
import { number, parseChoice, site, text, yesOrNo } from '../../values.ts';

const sorts = [
  'path',
  'url',
  'created_at',
  'updated_at',
  'is_priority',
  'primary_keyword',
  'opportunity_score',
  'overall_score',
  'open_recommendation_count',
  'word_count',
  'status',
] as const;
const grades = ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-', 'F'] as const;

export const pagesList = defineCommand({
  name: 'list',
  description: 'List the pages of a site; priority pages come first',
  arguments: {},
  options: {
    site: requiredOption(site, 'id or domain'),
    search: option(text('text'), 'only URLs with this text'),
    priority: option(yesOrNo, 'only priority pages, or only the others'),
    keyword: option(yesOrNo, 'only pages with a keyword, or without'),
    draft: option(yesOrNo, 'only pages with an active draft, or without'),
    recommendations: option(yesOrNo, 'only pages with open recommendations, or without'),
    grade: option(parseChoice(grades, 'grade'), 'only pages with this grade'),
    maxGrade: option(parseChoice(grades, 'grade'), 'only pages with this grade or a worse one'),
    minScore: option(number('score'), 'only pages with at least this opportunity score'),
    maxScore: option(number('score'), 'only pages with at most this opportunity score'),
    sort: option(parseChoice(sorts, 'field'), 'the order'),
    direction: option(parseChoice(['asc', 'desc']), 'up or down'),
  },
  examples: [
    'coa pages list --site 1',
    'coa pages list --site www.example.com --grade F --recommendations yes --json',
    'coa pages list --site 1 --sort opportunity_score --direction desc',
    'coa pages list --site 1 --sort overall_score --max-grade D',
  ],
  async run(given, context) {
    const api = await context.openApi();
    const siteId = await findSiteId(api, given.site);
    const query = {
      search: given.search,
      is_priority: given.priority,
      has_keyword: given.keyword,
      has_draft: given.draft,
      has_recommendations: given.recommendations,
      grade: given.grade,
      max_grade: given.maxGrade,
      min_score: given.minScore,
      max_score: given.maxScore,
      sort: given.sort,
      direction: given.direction,
    };
    return list({
      items: api.each.listPages({ siteId, limit: 100, ...removeMissing(query) }),
      columns: [
        { title: 'Id', of: ({ id }) => id, align: 'right' },
        { title: 'Path', of: ({ path, url }) => path ?? url },
        { title: 'Title', of: ({ title }) => title },
        { title: 'Keyword', of: ({ primary_keyword }) => primary_keyword },
        { title: 'Score', of: ({ overall_score: score }) => roundOrNull(score), align: 'right' },
        { title: 'Grade', of: ({ overall_grade }) => overall_grade },
        { title: 'Priority', of: ({ is_priority }) => is_priority },
        { title: 'Opportunity', of: ({ opportunity_score: score }) => roundOrNull(score), align: 'right' },
      ],
      idOf: ({ id }) => id,
      none: 'no page fits',
    });
  },
});

/** A service of an earlier release has no score in lists. */
const roundOrNull = (score: number | null | undefined): number | null => (score == null ? null : Math.round(score));

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const removeMissing = <T extends object>(query: T): Present<T> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Present<T>;
