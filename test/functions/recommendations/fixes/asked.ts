/** The criteria that the product asks for together. */
export const asked = {
  title: ['title_length', 'title_keyword', 'title_specificity', 'serp_preview'],
  description: [
    'meta_description_length',
    'meta_description_keyword',
    'meta_description_appeal',
    'meta_description_distinct',
  ],
  h1: ['h1_keyword'],
  text: ['depth_running_text', 'depth_coverage', 'depth_length'],
  links: ['links_internal', 'links_variety'],
  sources: ['trust_sources', 'links_outbound'],
  questions: ['depth_questions'],
  image: ['structure_images'],
  author: ['trust_author', 'trust_dates'],
  contact: ['trust_contact'],
  figures: ['depth_specificity'],
  list: ['structure_lists'],
  schema: ['schema_coverage', 'schema_validity', 'schema_completeness', 'schema_fit'],
} as const;
