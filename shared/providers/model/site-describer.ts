import { randomUUID } from 'node:crypto';
import {
  type SiteContextWords,
  type SiteTexts,
  siteContextPrompt,
} from '../../domain/model-prompts/site-context-prompt.ts';
import { log } from '../../logging/log.ts';
import { askModel } from './ask-model.ts';
import { modelPort } from './model-port.ts';
import type { TextModel } from './text-model.ts';

/** The port that says in words what a site is about, its tone and where it works. */
export interface SiteDescriber {
  /** Null where there are no words beyond what rules read in the markup, or the model has none. Never throws. */
  describe(texts: SiteTexts): Promise<SiteContextWords | null>;
}

/** Rules read the markup of the start page and guess nothing: there is nothing to add. */
const rulesSiteDescriber: SiteDescriber = { describe: async () => null };

const modelSiteDescriber = (model: TextModel): SiteDescriber => ({
  async describe(texts) {
    if (texts.pages.every(({ markdown }) => markdown.trim() === '')) return null;
    try {
      return await askModel(model, siteContextPrompt(texts, randomUUID()));
    } catch (error) {
      log.error('a site keeps what rules read of it, because the model failed', error, { model: model.model });
      return null;
    }
  },
});

export const openSiteDescriber = modelPort<SiteDescriber>({
  task: 'descriptions',
  rules: rulesSiteDescriber,
  model: modelSiteDescriber,
  asks: ['describe'],
});
