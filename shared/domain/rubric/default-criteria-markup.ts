import type { RubricCriterion } from './rubric.ts';

type MarkupComponent =
  | 'title'
  | 'meta_description'
  | 'headings'
  | 'internal_links'
  | 'structured_data'
  | 'serp_analysis';

/** Builds one criterion; the table below then reads as a table. */
export function criterion(
  key: string,
  maxScore: number,
  category: string | null,
  label: string,
  description: string,
): RubricCriterion {
  return { key, label, description, category, maxScore };
}

/** Criteria of the components that judge what search engines read first: fields, headings, links and markup. */
export const markupCriteria: Readonly<Record<MarkupComponent, readonly RubricCriterion[]>> = {
  title: [
    criterion(
      'title_length',
      10,
      'length',
      'Title length',
      'The title has 30 to 60 characters, so that results show it whole.',
    ),
    criterion(
      'title_keyword',
      15,
      'keyword',
      'Keyword in the title',
      'The title carries the primary keyword, close to its start.',
    ),
    criterion(
      'title_specificity',
      10,
      'wording',
      'Specific title',
      'The title says what this page offers and is no generic label such as "Home".',
    ),
    criterion(
      'title_wording',
      6,
      'wording',
      'Clean wording',
      'No repeated words, no shouting, no chains of separators.',
    ),
    criterion(
      'title_h1_agreement',
      6,
      'consistency',
      'Agreement with the H1',
      'The title and the main heading promise the same thing.',
    ),
  ],
  meta_description: [
    criterion(
      'meta_description_length',
      10,
      'length',
      'Description length',
      'The description has 120 to 160 characters.',
    ),
    criterion(
      'meta_description_keyword',
      8,
      'keyword',
      'Keyword in the description',
      'The description carries the primary keyword.',
    ),
    criterion(
      'meta_description_appeal',
      8,
      'wording',
      'Reason to click',
      'The description gives a concrete reason to click: a fact, a benefit or an invitation.',
    ),
    criterion(
      'meta_description_distinct',
      6,
      'wording',
      'Text of its own',
      'The description adds to the title instead of repeating it.',
    ),
  ],
  headings: [
    criterion('h1_count', 10, 'hierarchy', 'One main heading', 'The body has exactly one H1.'),
    criterion('h1_keyword', 10, 'keyword', 'Keyword in the H1', 'The H1 carries the primary keyword.'),
    criterion('heading_hierarchy', 8, 'hierarchy', 'Heading levels', 'Headings go down one level at a time.'),
    criterion(
      'heading_coverage',
      10,
      'hierarchy',
      'Sections',
      'No stretch of more than about 300 words goes without a heading.',
    ),
    criterion(
      'heading_wording',
      6,
      'wording',
      'Descriptive headings',
      'Headings are distinct and say what their section answers.',
    ),
  ],
  internal_links: [
    criterion(
      'links_internal',
      12,
      'internal',
      'Internal links',
      'The text links to at least two other pages of the site, more when it is long.',
    ),
    criterion(
      'links_anchor_text',
      10,
      'anchor',
      'Anchor texts',
      'Link texts describe their target; none says "click here" or shows a bare URL.',
    ),
    criterion(
      'links_variety',
      6,
      'internal',
      'Different targets',
      'Links lead to different pages instead of repeating one.',
    ),
    criterion('links_outbound', 6, 'outbound', 'Outbound links', 'The text links to a source outside the site.'),
  ],
  structured_data: [
    criterion(
      'schema_coverage',
      12,
      'presence',
      'Structured data',
      'The page carries JSON-LD of a type that search engines use.',
    ),
    criterion(
      'schema_validity',
      10,
      'validity',
      'Valid markup',
      'The JSON-LD has every required property, in the documented form.',
    ),
    criterion(
      'schema_completeness',
      6,
      'validity',
      'Recommended properties',
      'The recommended properties of its types are filled in.',
    ),
    criterion(
      'schema_fit',
      6,
      'presence',
      'Fitting type',
      "A type says what the page itself is: an article, a product … Breadcrumbs, and below the home page the site's own Organization and WebSite, do not; questions, steps and lists count only where the page shows them.",
    ),
  ],
  serp_analysis: [
    criterion(
      'serp_intent',
      12,
      'intent',
      'Search intent',
      'Title, H1 and format fit what a searcher of the keyword wants to do.',
    ),
    criterion(
      'serp_answer',
      10,
      'snippet',
      'Direct answer',
      'The opening answers the query in a short, quotable paragraph.',
    ),
    criterion(
      'serp_format',
      8,
      'snippet',
      'Extractable formats',
      'Lists, tables or questions with answers that result features can show.',
    ),
    criterion(
      'serp_preview',
      8,
      'snippet',
      'Result preview',
      'Title and description together make a complete, untruncated result.',
    ),
  ],
};
