import { randomUUID } from 'node:crypto';
import { outlinePrompt } from '../../domain/model-prompts/outline-prompt.ts';
import type { OutlineInput } from '../../domain/outlines/outline-input.ts';
import type { ProposedSection } from '../../domain/outlines/outline-section.ts';
import { proposeOutline } from '../../domain/outlines/propose-outline.ts';
import { supportSections } from '../../domain/outlines/support-sections.ts';
import { log } from '../../logging/log.ts';
import { askModel } from './ask-model.ts';
import { modelPort } from './model-port.ts';
import type { TextModel } from './text-model.ts';

/** The sections of an outline, and what its reader should know of how they came about. */
interface WrittenOutline {
  readonly sections: readonly ProposedSection[];
  /** Says that rules made the outline because the language model failed; null otherwise. */
  readonly note: string | null;
}

/** The port that outlines a page for a keyword. */
export interface Outliner {
  /** The sections in the order of the page: at most 20, the first one of level 1, no level skipped on the way down. */
  outline(input: OutlineInput): Promise<WrittenOutline>;
}

const OUTLINED_BY_RULES =
  'The language model failed, so the outline is made by rules. Start another outline to ask the model again.';

/** `rules-v1`: from the page's own headings, its keywords and what ranks; deterministic, no key and no network. */
const rulesOutliner: Outliner = {
  outline: async (input) => ({ sections: proposeOutline(input), note: null }),
};

/** Outlines with a language model in one call. What it fails at is done by the rules, and the outline says so. */
const modelOutliner = (model: TextModel): Outliner => ({
  async outline(input) {
    try {
      const sections = await askModel(model, outlinePrompt(input, randomUUID()));
      return { sections: supportSections(sections, input), note: null };
    } catch (error) {
      log.error('an outline is made by rules, because the model failed', error, { model: model.model });
      return { ...(await rulesOutliner.outline(input)), note: OUTLINED_BY_RULES };
    }
  },
});

export const openOutliner = modelPort<Outliner>({ task: 'outlines', rules: rulesOutliner, model: modelOutliner });
