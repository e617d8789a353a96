import type { Finding } from '../grading/grading-input.ts';
import type { PageReading } from '../grading/page-reading.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';

/**
 * Criteria whose gap is no reason for an edit by itself: they are matters of taste, or of a keyword that was guessed. An edit that
 * something else asks for sees to them as well.
 */
const companions: ReadonlySet<string> = new Set([
  'title_specificity',
  'title_wording',
  'meta_description_appeal',
  'meta_description_distinct',
  'schema_completeness',
  'serp_preview',
  'serp_answer',
  'serp_format',
  'links_variety',
  'readability_transitions',
]);

const keywordCriteria: ReadonlySet<string> = new Set([
  'title_keyword',
  'meta_description_keyword',
  'h1_keyword',
  'keyword_intro',
  'keyword_headings',
  'keyword_spread',
  'keyword_density',
  'serp_intent',
  'depth_questions',
]);

/** Search engines show no rich result of them. */
const withoutRichResults: ReadonlySet<PageKind> = new Set([
  'about',
  'contact',
  'legal',
  'utility',
  'reference',
  'category',
]);
/** Pages that live by pictures. A text may do without. */
const withPictures: ReadonlySet<PageKind> = new Set(['recipe', 'product', 'local_service', 'home', 'event']);
/** Pages whose reader asks who has tried it. */
const withExperience: ReadonlySet<PageKind> = new Set(['article', 'product', 'local_service']);

/** How far a criterion may fall short before it is worth an edit. */
const MET_ENOUGH = 0.85;

interface Gap {
  readonly finding: Finding;
  /** How far the criterion is met, after the score curve. */
  readonly share: number;
  /** Whether an example could be made from the page. */
  readonly hasExample: boolean;
}

/**
 * Whether a finding is about a keyword that was guessed: it is no keyword to write down, save that a text which repeats it too often should
 * do so less.
 */
export function isGuesswork({ criterion, edit }: Finding, page: PageReading): boolean {
  const isKeyword = keywordCriteria.has(criterion) && edit !== 'body:keyword-frequency' && edit !== 'body:rewrite';
  return isKeyword && page.hasBody && page.keyword?.isExplicit !== true;
}

/** Whether an edit is worth its place among the few that an editor reads: at least one of its gaps says something about this page. */
export function isWorthSaying(gaps: readonly Gap[], page: PageReading): boolean {
  return !page.hasBody || gaps.some((gap) => leads(gap, page));
}

function leads({ finding, share, hasExample }: Gap, page: PageReading): boolean {
  const { criterion, edit } = finding;
  if (share >= MET_ENOUGH || companions.has(criterion)) return false;
  switch (criterion) {
    case 'schema_coverage':
      return !withoutRichResults.has(page.kind) && page.signals.markupItems.length === 0;
    case 'schema_fit':
      return page.structuredData !== null && !withoutRichResults.has(page.kind);
    case 'depth_length':
      return share < 0.5;
    case 'depth_coverage':
      return page.input.fields.secondaryKeywords.length > 0;
    case 'structure_images':
      return page.images.length > 0 || withPictures.has(page.kind);
    case 'structure_lists':
    case 'depth_specificity':
    case 'trust_sources':
    case 'links_outbound':
    case 'links_internal':
    case 'heading_wording':
      return hasExample;
    case 'structure_opening':
      return share < 0.4;
    case 'structure_next_step':
      return share < 0.3;
    case 'trust_experience':
      return share < 0.35 && withExperience.has(page.kind) && page.keyword?.isExplicit === true;
    case 'heading_coverage':
    case 'heading_hierarchy':
      return edit !== 'body:new-headings' || page.wordCount >= 350;
    default:
      return true;
  }
}
