import type { ComponentType } from '../rubric/rubric.ts';
import type { PagePart } from './page-texts.ts';

/**
 * The criteria that take judgement, and so go to a language model. All others are counted (lengths, levels, links, required
 * properties) or found (an author, a date, a contact): rules measure them better than any model does, at no cost, and no text on a page can talk them round.
 */
const judged: Readonly<Record<ComponentType, readonly string[]>> = {
  title: ['title_specificity', 'title_wording', 'title_h1_agreement'],
  meta_description: ['meta_description_appeal', 'meta_description_distinct'],
  headings: ['heading_wording'],
  content_depth: ['depth_coverage', 'depth_questions', 'depth_specificity', 'depth_originality'],
  keyword_use: ['keyword_density', 'keyword_secondary'],
  readability: ['readability_ease', 'readability_tone'],
  structure: ['structure_opening', 'structure_next_step'],
  internal_links: ['links_anchor_text'],
  structured_data: ['schema_fit'],
  trust_signals: ['trust_experience', 'trust_sources'],
  serp_analysis: ['serp_intent', 'serp_answer'],
};

export const takesJudgement = (componentType: ComponentType, criterion: string): boolean =>
  judged[componentType].includes(criterion);

/** The same of a criterion whose component is not at hand: keys are unique in a rubric. */
export const takesJudgementAnywhere = (criterion: string): boolean =>
  Object.values(judged).some((criteria) => criteria.includes(criterion));

/**
 * Parts of the page by which each component is judged: the body is most of a call's cost, so only components that need
 * it get it.
 */
export const partsOfComponent: Readonly<Record<ComponentType, readonly PagePart[]>> = {
  title: ['fields', 'opening'],
  meta_description: ['fields', 'opening'],
  headings: ['fields', 'headings', 'opening'],
  content_depth: ['fields', 'body'],
  keyword_use: ['fields', 'body'],
  readability: ['fields', 'body'],
  structure: ['fields', 'body'],
  internal_links: ['fields', 'links'],
  structured_data: ['fields', 'structuredData', 'opening'],
  trust_signals: ['fields', 'body', 'structuredData'],
  serp_analysis: ['fields', 'headings', 'opening'],
};

/** The part without which there is nothing to judge: rules then say what is missing. */
export const subjectOfComponent: Readonly<Record<ComponentType, 'title' | 'metaDescription' | 'schema' | 'body'>> = {
  title: 'title',
  meta_description: 'metaDescription',
  headings: 'body',
  content_depth: 'body',
  keyword_use: 'body',
  readability: 'body',
  structure: 'body',
  internal_links: 'body',
  structured_data: 'schema',
  trust_signals: 'body',
  serp_analysis: 'body',
};
