import { randomUUID } from 'node:crypto';
import { outlinePrompt } from '../../domain/model-prompts/outline-prompt.ts';
import type { OutlineInput } from '../../domain/outlines/outline-input.ts';
import type { ProposedSection } from '../../domain/outlines/outline-section.ts';
import { proposeOutline } from '../../domain/outlines/propose-outline.ts';
import { askModel } from './ask-model.ts';
import { modelPort } from './model-port.ts';
import type { TextModel } from './text-model.ts';

/** Below the two minutes of the task that outlines. */
const OUTLINE_BUDGET_MS = 90_000;

/** The port that outlines a page for a keyword. */
export interface Outliner {
  /**
   * The sections in the order of the page: 6 to 20, the first one of level 1, no level skipped on the way down.
   * @throws ModelError when a language model has no outline.
   */
  outline(input: OutlineInput): Promise<readonly ProposedSection[]>;
}

/** `rules-v1`: from the page's own headings, its keywords and what ranks; deterministic, no key and no network. */
const rulesOutliner: Outliner = {
  outline: async (input) => proposeOutline(input),
};

const modelOutliner = (model: TextModel, budgetMs = OUTLINE_BUDGET_MS): Outliner => ({
  outline: (input) => askModel(model, outlinePrompt(input, randomUUID()), AbortSignal.timeout(budgetMs)),
});

export const openOutliner = modelPort<Outliner>({ rules: rulesOutliner, model: modelOutliner });
