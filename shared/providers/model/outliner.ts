import { randomUUID } from 'node:crypto';
import { rulesModel } from '../../domain/grading/rules-model.ts';
import { type DroppedText, listDropCodes } from '../../domain/model-prompts/dropped-text.ts';
import { outlineMaterial } from '../../domain/model-prompts/outline-material.ts';
import { outlinePrompt } from '../../domain/model-prompts/outline-prompt.ts';
import { listOutlineChecks, settleOutline } from '../../domain/model-prompts/settle-outline.ts';
import type { OutlineInput } from '../../domain/outlines/outline-input.ts';
import { OUTLINE_SECTIONS_MIN, type ProposedSection } from '../../domain/outlines/outline-section.ts';
import { proposeOutline } from '../../domain/outlines/propose-outline.ts';
import { supportSections } from '../../domain/outlines/support-sections.ts';
import { log } from '../../logging/log.ts';
import { askNamedModel, timeLimit } from './ask-model.ts';
import { checkTexts } from './check-texts.ts';
import { countDroppedTexts } from './count-dropped-texts.ts';
import { modelPort } from './model-port.ts';
import { ModelError, type TextModel } from './text-model.ts';

/** The sections of an outline, and what its reader should know of how they came about. */
interface WrittenOutline {
  readonly sections: readonly ProposedSection[];
  /** Says that rules made the outline, or that it was not checked, because the language model failed; null otherwise. */
  readonly note: string | null;
  /** The model's words that the outline is without, and why. */
  readonly dropped: readonly DroppedText[];
}

/** The port that outlines a page for a keyword. */
export interface Outliner {
  /** The sections in the order of the page: at most 20, the first one of level 1, no level skipped on the way down. */
  outline(input: OutlineInput): Promise<WrittenOutline>;
}

const OUTLINED_BY_RULES =
  'The language model failed, so the outline is made by rules. Start another outline to ask the model again.';

const NOT_CHECKED =
  'The language model did not check its outline, so the guidance is in the words of the rules. Start another outline to ask the model again.';

/** `rules-v1`: from the page's own headings, its keywords and what ranks; deterministic, no key and no network. */
const rulesOutliner: Outliner = {
  outline: async (input) => ({
    sections: proposeOutline(input).map((section) => ({ ...section, basis: 'rules', wordedBy: rulesModel })),
    note: null,
    dropped: [],
  }),
};

/** Outlines with a language model, which is asked a second time what of it the material does not bear out. What it fails at is done by the rules, and the outline says so. */
const modelOutliner = (model: TextModel): Outliner => ({
  async outline(input) {
    try {
      return await outlineInTwoCalls(model, input);
    } catch (error) {
      log.error('an outline is made by rules, because the model failed', error, { model: model.model });
      return { ...(await rulesOutliner.outline(input)), note: OUTLINED_BY_RULES };
    }
  },
});

async function outlineInTwoCalls(model: TextModel, input: OutlineInput): Promise<WrittenOutline> {
  const boundary = randomUUID();
  const signal = timeLimit(model, 'outline');
  const { value: draft, model: named } = await askNamedModel(model, outlinePrompt(input, boundary), signal);
  const unsupported = await checkTexts(
    model,
    { material: outlineMaterial(input), sentences: listOutlineChecks(draft, input).map(({ text }) => text) },
    { boundary, signal },
  );
  const { sections, dropped } = settleOutline(draft, input, { unsupported, model: named });
  countDroppedTexts('outline', listDropCodes(dropped));
  if (sections.length < OUTLINE_SECTIONS_MIN)
    throw new ModelError('malformed', `fewer than ${OUTLINE_SECTIONS_MIN} sections are borne out`);
  const note = unsupported === null ? NOT_CHECKED : null;
  return { sections: supportSections(sections, input), note, dropped };
}

export const openOutliner = modelPort<Outliner>({
  task: 'outlines',
  rules: rulesOutliner,
  model: modelOutliner,
  asks: ['outline'],
});
