import type { Finding } from '../grading/grading-input.ts';
import { findPlaceholders } from '../grading/left-placeholders.ts';
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
  'depth_running_text',
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
/** Pages whose content is pictures. A text may do without. */
const withPictures: ReadonlySet<PageKind> = new Set(['recipe', 'product', 'local_service', 'home', 'event']);

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

/**
 * Of an article, a result shows its picture, its author and its date: without two of them on the page, markup would have nothing to say.
 * Of other kinds the essentials are what markup gives, and those are asked for by themselves.
 */
function earnsRichResult({ kind, signals }: PageReading): boolean {
  if (kind !== 'article' && kind !== 'news') return true;
  const values = [signals.authors.length, signals.dates.length, signals.images.filter(({ isLead }) => isLead).length];
  return values.filter((count) => count > 0).length >= 2;
}

/** Whether a finding is worth a sentence in the recommendation of another: a matter of taste that is met by half is not. */
export const isWorthMentioning = ({ finding, share }: Gap): boolean =>
  share < (companions.has(finding.criterion) ? 0.5 : 0.95);

/** A few lines without a date are a page of a small site, and no text that someone signs. */
const SIGNED_WORDS_MIN = 400;

/** A guessed keyword may be a name that the text cannot do without: only a very frequent one is reported. */
const isStuffed = ({ wordCount }: PageReading, share: number): boolean => wordCount >= 200 && share < 0.3;

/** Unfinished text is no matter of taste. */
const hasPlaceholder = ({ criterion }: Finding, page: PageReading): boolean =>
  (criterion === 'title_specificity' && findPlaceholders(page, page.title).length > 0) ||
  (criterion === 'meta_description_appeal' && findPlaceholders(page, page.metaDescription).length > 0);

function leads({ finding, share, hasExample }: Gap, page: PageReading): boolean {
  const { criterion, edit } = finding;
  if (hasPlaceholder(finding, page)) return true;
  if (share >= MET_ENOUGH || companions.has(criterion)) return false;
  switch (criterion) {
    case 'schema_coverage':
      return (
        !withoutRichResults.has(page.kind) &&
        page.signals.markupItems.length === 0 &&
        (page.keyword?.isExplicit === true || earnsRichResult(page))
      );
    case 'schema_validity':
    case 'schema_completeness':
      return page.structuredData !== null;
    case 'links_anchor_text':
    case 'links_variety':
      return edit !== 'body:internal-links' || hasExample;
    case 'trust_author':
    case 'trust_dates':
      return page.wordCount >= SIGNED_WORDS_MIN;
    case 'readability_tone':
      return share < 0.6;
    case 'keyword_density':
      return edit !== 'body:keyword-frequency' || page.keyword?.isExplicit === true || isStuffed(page, share);
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
      return share < 0.3 && hasExample;
    case 'trust_experience':
      return share < 0.35 && page.keyword?.isExplicit === true;
    case 'heading_coverage':
    case 'heading_hierarchy':
      return edit !== 'body:new-headings' || page.wordCount >= 350;
    default:
      return true;
  }
}
