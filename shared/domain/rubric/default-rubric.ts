import { contentCriteria } from './default-criteria-content.ts';
import { markupCriteria } from './default-criteria-markup.ts';
import type { ComponentType, Rubric, RubricComponent } from './rubric.ts';

function system(componentType: ComponentType, label: string, weight: number): RubricComponent {
  const criteria = { ...markupCriteria, ...contentCriteria }[componentType];
  return { componentType, label, weight, isSystem: true, criteria };
}

/**
 * The rubric of a site that has set none. What the page says weighs more than its markup: depth,
 * readability and trust are more than half. docs/rubric.md lists the criteria.
 */
export const defaultRubric: Rubric = {
  components: [
    system('title', 'Title', 0.06),
    system('meta_description', 'Meta description', 0.04),
    system('headings', 'Headings', 0.08),
    system('content_depth', 'Depth and coverage', 0.4),
    system('keyword_use', 'Keyword use', 0.04),
    system('readability', 'Readability', 0.14),
    system('structure', 'Structure and media', 0.04),
    system('internal_links', 'Links', 0.05),
    system('structured_data', 'Structured data', 0.03),
    system('trust_signals', 'Experience and trust', 0.08),
    system('serp_analysis', 'Search results fit', 0.04),
  ],
};
