/** The rubric of a site's content: spec section "Rubric". Weights of the components sum to 1. */
export interface Rubric {
  readonly components: readonly RubricComponent[];
}

export interface RubricComponent {
  readonly componentType: ComponentType;
  readonly label: string;
  /** Share of the overall score, above 0 and at most 1. */
  readonly weight: number;
  /** True for a component of the product's own rubric, false for one that a site defined. */
  readonly isSystem: boolean;
  readonly criteria: readonly RubricCriterion[];
}

export interface RubricCriterion {
  /** Unique in the whole rubric, because a recommendation names its criteria without their component. */
  readonly key: string;
  readonly label: string;
  readonly description: string;
  readonly category: string | null;
  readonly maxScore: number;
}

/** The component types that a grader exists for, in the order in which a rubric lists them. */
export const componentTypes = [
  'title',
  'meta_description',
  'headings',
  'content_depth',
  'keyword_use',
  'readability',
  'structure',
  'internal_links',
  'structured_data',
  'trust_signals',
  'serp_analysis',
] as const;

export type ComponentType = (typeof componentTypes)[number];
