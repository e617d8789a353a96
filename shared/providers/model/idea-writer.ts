import { randomUUID } from 'node:crypto';
import { chooseIdeasPrompt, type RefusalReason } from '../../domain/model-prompts/choose-ideas-prompt.ts';
import { listDropCodes } from '../../domain/model-prompts/dropped-text.ts';
import type { IdeaSite, WordedProposal } from '../../domain/model-prompts/idea-site.ts';
import {
  ideasMaterial,
  ideaWordsPrompt,
  listIdeaChecks,
  settleIdeaWords,
} from '../../domain/model-prompts/idea-words-prompt.ts';
import { log } from '../../logging/log.ts';
import { askModel, askNamedModel } from './ask-model.ts';
import { checkTexts } from './check-texts.ts';
import { countDroppedTexts } from './count-dropped-texts.ts';
import { modelPort } from './model-port.ts';
import type { TextModel } from './text-model.ts';

const IDEAS_PER_CALL = 20;

/** The proposals as a model left them. */
interface WrittenIdeas<T> {
  /** The proposals that stay, the best first. `wordedBy` is left out of those that keep the words of the rules. */
  readonly ideas: readonly (T & { readonly wordedBy?: string })[];
  /** Why proposals were refused, by their index. */
  readonly refused: ReadonlyMap<number, RefusalReason>;
  /** Whether the order is the model's. */
  readonly isChosen: boolean;
  /** How many of its titles and descriptions were not kept. */
  readonly droppedCount: number;
  /** The model did not choose, or did not word all of them. */
  readonly failed: boolean;
}

/** The port of the editor of content ideas. Their evidence and scores are decided before. */
export interface IdeaWriter {
  /**
   * The proposals that are worth the work, in the order of their worth and in better words.
   * @param ideas The best first.
   * @param max So many stay at most. Never throws: what could not be chosen or worded stays as it is.
   */
  write<T extends WordedProposal>(ideas: readonly T[], site: IdeaSite, max: number): Promise<WrittenIdeas<T>>;
}

/** Rules choose and word ideas when they propose them. */
export const rulesIdeaWriter: IdeaWriter = {
  write: async (ideas, _, max) => ({
    ideas: ideas.slice(0, max),
    refused: new Map(),
    isChosen: false,
    droppedCount: 0,
    failed: false,
  }),
};

/** One call to choose; then twenty ideas a call, each with its check, one after the other. After the first that fails the rest keep their words. */
const modelIdeaWriter = (model: TextModel): IdeaWriter => ({
  async write<T extends WordedProposal>(ideas: readonly T[], site: IdeaSite, max: number): Promise<WrittenIdeas<T>> {
    const run = { model, site, boundary: randomUUID() };
    const choice = await choose(run, ideas);
    const chosen = choice === null ? [...ideas] : choice.order.flatMap((at) => ideas[at] ?? []);
    const { worded, droppedCount, failed } = await word(run, chosen.slice(0, max));
    const refused: ReadonlyMap<number, RefusalReason> = choice?.refused ?? new Map();
    return { ideas: worded, refused, isChosen: choice !== null, droppedCount, failed: failed || choice === null };
  },
});

interface WritingRun {
  readonly model: TextModel;
  readonly site: IdeaSite;
  readonly boundary: string;
}

/** Null where the model has no answer; there is nothing to choose from a single idea. */
async function choose({ model, site, boundary }: WritingRun, ideas: readonly WordedProposal[]) {
  if (ideas.length < 2) return { order: ideas.map((_, at) => at), refused: new Map<number, RefusalReason>() };
  try {
    return await askModel(model, chooseIdeasPrompt(ideas, site, boundary));
  } catch (error) {
    log.error('ideas keep the order of the rules, because the model failed', error, { model: model.model });
    return null;
  }
}

async function word<T extends WordedProposal>(
  { model, site, boundary }: WritingRun,
  ideas: readonly T[],
): Promise<{ worded: (T & { wordedBy?: string })[]; droppedCount: number; failed: boolean }> {
  const worded: (T & { wordedBy?: string })[] = [];
  let droppedCount = 0;
  let failed = false;
  try {
    while (worded.length < ideas.length) {
      const batch = ideas.slice(worded.length, worded.length + IDEAS_PER_CALL);
      const { value: words, model: named } = await askNamedModel(model, ideaWordsPrompt(batch, site, boundary));
      const sentences = listIdeaChecks(batch, words, site).map(({ text }) => text);
      const unsupported = await checkTexts(model, { material: ideasMaterial(batch, site), sentences }, { boundary });
      const settled = settleIdeaWords(batch, words, { site, unsupported, given: worded.map(({ title }) => title) });
      countDroppedTexts('word-ideas', listDropCodes(settled.dropped));
      droppedCount += settled.dropped.length;
      failed ||= unsupported === null;
      worded.push(...batch.map((idea, at) => addWords(idea, settled.words[at], named)));
    }
    return { worded, droppedCount, failed };
  } catch (error) {
    log.error('ideas keep the words of the rules, because the model failed', error, { model: model.model });
    return { worded: [...worded, ...ideas.slice(worded.length)], droppedCount, failed: true };
  }
}

function addWords<T extends WordedProposal>(
  idea: T,
  words: { title: string; description: string; isModels: boolean } | undefined,
  wordedBy: string,
): T & { wordedBy?: string } {
  if (words === undefined || !words.isModels) return idea;
  const { title, description } = words;
  return { ...idea, title, description, wordedBy };
}

export const openIdeaWriter = modelPort<IdeaWriter>({
  task: 'ideas',
  rules: rulesIdeaWriter,
  model: modelIdeaWriter,
  asks: ['write'],
});
