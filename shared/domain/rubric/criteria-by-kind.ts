import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import type { ComponentType, Rubric } from './rubric.ts';

/** A visitor's need on a kind of page. `grading/essentials.ts` says how each is found. */
export type Essential =
  | 'address'
  | 'answers'
  | 'contact'
  | 'date'
  | 'examples'
  | 'hours'
  | 'ingredients'
  | 'links'
  | 'measures'
  | 'name'
  | 'pay'
  | 'price'
  | 'question'
  | 'steps'
  | 'tasks';

interface KindRubric {
  /** Words from which on more length earns no more credit. */
  readonly fullLength: number;
  /** Criteria of the rubric that a good page of this kind does not meet, and need not. */
  readonly leaves: ReadonlySet<string>;
  readonly essentials: readonly Essential[];
}

const keywordCriteria = [
  'keyword_intro',
  'keyword_headings',
  'keyword_density',
  'keyword_spread',
  'keyword_secondary',
  'keyword_url',
];
const searchCriteria = ['serp_intent', 'serp_answer', 'serp_format'];
const schemaCriteria = ['schema_coverage', 'schema_validity', 'schema_completeness', 'schema_fit'];
const descriptionCriteria = ['meta_description_length', 'meta_description_distinct'];
const linkCriteria = ['links_internal', 'links_variety', 'links_outbound'];
/** Pages for looking up, buying or filling in may be made of lists, tables and labels. */
const passageCriteria = ['depth_passages'];
const guideCriteria = ['depth_coverage', 'depth_questions', 'depth_specificity'];
const authorCriteria = ['trust_author', 'trust_sources'];
/** Where a contact is what the page is for, or stands in the frame of a form, it earns no trust beside that. */
const contactCriteria = ['trust_contact'];
/** No one searches for these pages by a keyword, and no one reads them for pleasure. */
const ownPageCriteria = [
  ...passageCriteria,
  ...keywordCriteria,
  ...searchCriteria,
  ...guideCriteria,
  ...linkCriteria,
  ...authorCriteria,
  'title_keyword',
  'meta_description_keyword',
  'meta_description_appeal',
  'h1_keyword',
  'structure_opening',
  'structure_lists',
  'structure_images',
  'structure_next_step',
  'readability_transitions',
  'readability_openings',
  'readability_passive',
  'trust_experience',
];

/** A list has no running text to judge. */
const runningTextCriteria = [
  'readability_ease',
  'readability_sentences',
  'readability_transitions',
  'readability_openings',
  'readability_passive',
];

function kind(fullLength: number, leaves: readonly string[], essentials: readonly Essential[]): KindRubric {
  return { fullLength, leaves: new Set(leaves), essentials };
}

/**
 * The rubric for each kind of page: written here alone, and the same for the graders, the advice and the verification.
 * A criterion that is left is not graded and costs nothing; the points of its component are divided among the others.
 */
export const criteriaByKind: Readonly<Record<PageKind, KindRubric>> = {
  article: kind(1200, [], []),
  news: kind(800, ['depth_questions', 'structure_lists', 'structure_next_step', 'serp_format', 'trust_experience'], []),
  recipe: kind(
    500,
    [
      ...passageCriteria,
      ...guideCriteria,
      'links_outbound',
      'trust_sources',
      'trust_experience',
      'structure_next_step',
      'serp_format',
    ],
    ['ingredients', 'steps', 'measures'],
  ),
  product: kind(
    400,
    [
      ...passageCriteria,
      ...authorCriteria,
      'depth_coverage',
      'depth_questions',
      'links_outbound',
      'trust_dates',
      'readability_transitions',
    ],
    ['price', 'measures'],
  ),
  category: kind(
    250,
    [
      ...passageCriteria,
      ...guideCriteria,
      ...authorCriteria,
      ...runningTextCriteria,
      'heading_coverage',
      'keyword_spread',
      'links_outbound',
      'serp_answer',
      'serp_format',
      'structure_next_step',
      'trust_dates',
      'trust_experience',
    ],
    ['links'],
  ),
  local_service: kind(
    600,
    [...authorCriteria, 'links_outbound', 'trust_dates'],
    ['contact', 'address', 'hours', 'price'],
  ),
  home: kind(
    500,
    [...authorCriteria, 'depth_questions', 'keyword_spread', 'keyword_url', 'links_outbound', 'trust_dates'],
    ['contact', 'links'],
  ),
  about: kind(
    300,
    ownPageCriteria.filter((key) => !['structure_images', 'depth_specificity', 'trust_experience'].includes(key)),
    ['name', 'contact'],
  ),
  contact: kind(
    100,
    [...ownPageCriteria, ...runningTextCriteria, ...contactCriteria, 'heading_coverage'],
    ['contact', 'address'],
  ),
  legal: kind(
    200,
    [
      ...ownPageCriteria,
      ...schemaCriteria,
      ...descriptionCriteria,
      ...contactCriteria,
      'readability_ease',
      'readability_tone',
      'serp_preview',
    ],
    ['name', 'contact'],
  ),
  reference: kind(
    800,
    [
      ...passageCriteria,
      ...authorCriteria,
      'depth_coverage',
      'depth_questions',
      'links_outbound',
      'structure_next_step',
    ],
    ['examples'],
  ),
  forum: kind(
    300,
    [
      ...authorCriteria,
      ...guideCriteria,
      'heading_coverage',
      'keyword_headings',
      'keyword_spread',
      'links_outbound',
      'readability_transitions',
      'structure_images',
      'structure_lists',
      'structure_next_step',
      'structure_opening',
      'trust_experience',
    ],
    ['question', 'answers'],
  ),
  event: kind(
    250,
    [
      ...passageCriteria,
      ...authorCriteria,
      ...guideCriteria,
      'keyword_spread',
      'links_outbound',
      'serp_format',
      'trust_dates',
      'trust_experience',
    ],
    ['date', 'address', 'price'],
  ),
  job: kind(
    300,
    [
      ...passageCriteria,
      ...authorCriteria,
      ...guideCriteria,
      'keyword_spread',
      'links_outbound',
      'structure_images',
      'trust_experience',
    ],
    ['tasks', 'pay', 'contact'],
  ),
  utility: kind(
    50,
    [
      ...ownPageCriteria,
      ...schemaCriteria,
      ...descriptionCriteria,
      ...runningTextCriteria,
      ...contactCriteria,
      'heading_coverage',
      'serp_preview',
    ],
    [],
  ),
};

/** Whether pages of this kind are judged by the criterion; where visitors come for nothing in particular, it is not looked for. */
export const appliesToKind = (criterion: string, pageKind: PageKind): boolean =>
  !criteriaByKind[pageKind].leaves.has(criterion) &&
  (criterion !== 'depth_essentials' || criteriaByKind[pageKind].essentials.length > 0);

interface ComponentOfKind {
  readonly componentType: ComponentType;
  readonly criteria: readonly string[];
}

/**
 * The part of the rubric for a page of this kind, in the rubric's order; a component without a criterion is left out.
 */
export const rubricOfKind = ({ components }: Rubric, pageKind: PageKind): ComponentOfKind[] =>
  components.flatMap(({ componentType, criteria }) => {
    const keys = criteria.map(({ key }) => key).filter((key) => appliesToKind(key, pageKind));
    return keys.length === 0 ? [] : [{ componentType, criteria: keys }];
  });
