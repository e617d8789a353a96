import type { OutlineInput } from '../../domain/outlines/outline-input.ts';
import type { ProposedSection } from '../../domain/outlines/outline-section.ts';
import { proposeOutline } from '../../domain/outlines/propose-outline.ts';
import { type Environment, EnvironmentError } from '../../environment.ts';

/** The port that outlines a page for a keyword. */
export interface Outliner {
  /** The sections in the order of the page: 6 to 20, the first one of level 1, no level skipped on the way down. */
  outline(input: OutlineInput): Promise<readonly ProposedSection[]>;
}

/** `rules-v1`: from the page's own headings, its keywords and what ranks; deterministic, no key and no network. */
const rulesOutliner: Outliner = {
  outline: async (input) => proposeOutline(input),
};

/**
 * The outliner that the environment asks for.
 * @throws EnvironmentError for a provider that this release has no adapter for.
 */
export function openOutliner({ MODEL_PROVIDER }: Pick<Environment, 'MODEL_PROVIDER'>): Outliner {
  if (MODEL_PROVIDER === 'rules') return rulesOutliner;
  throw new EnvironmentError(
    `invalid environment: MODEL_PROVIDER: no adapter for ${MODEL_PROVIDER} in this release; use rules`,
  );
}
