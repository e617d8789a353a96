import { randomUUID } from 'node:crypto';
import { type IdeaWords, ideaWordsPrompt, type WordedProposal } from '../../domain/model-prompts/idea-words-prompt.ts';
import { log } from '../../logging/log.ts';
import { askModel } from './ask-model.ts';
import { modelPort } from './model-port.ts';
import type { TextModel } from './text-model.ts';

const IDEAS_PER_CALL = 20;

/** The port that words content ideas. It changes nothing but titles and descriptions: which ideas there are is decided before. */
export interface IdeaWriter {
  /** The same ideas in the same order, none with one of the given titles of pages. Ideas that could not be worded keep their words, and `failed` says so. Never throws. */
  word<T extends WordedProposal>(
    ideas: readonly T[],
    titles: readonly string[],
  ): Promise<{ ideas: T[]; failed: boolean }>;
}

/** Rules word an idea when they propose it. */
export const rulesIdeaWriter: IdeaWriter = {
  word: async (ideas) => ({ ideas: [...ideas], failed: false }),
};

/** Twenty ideas a call, one call after the other; after the first that fails the rest keep their words. */
const modelIdeaWriter = (model: TextModel): IdeaWriter => ({
  async word<T extends WordedProposal>(
    ideas: readonly T[],
    titles: readonly string[],
  ): Promise<{ ideas: T[]; failed: boolean }> {
    const worded: T[] = [];
    let failed = false;
    try {
      while (worded.length < ideas.length) {
        const batch = ideas.slice(worded.length, worded.length + IDEAS_PER_CALL);
        const given = worded.map(({ title }) => title);
        const prompt = ideaWordsPrompt(batch, randomUUID(), [...titles, ...given]);
        const words: IdeaWords[] = await askModel(model, prompt);
        worded.push(...batch.map((idea, at) => ({ ...idea, ...words[at] })));
      }
    } catch (error) {
      failed = true;
      log.error('ideas keep the words of the rules, because the model failed', error, { model: model.model });
    }
    return { ideas: [...worded, ...ideas.slice(worded.length)], failed };
  },
});

export const openIdeaWriter = modelPort<IdeaWriter>({ task: 'ideas', rules: rulesIdeaWriter, model: modelIdeaWriter });
