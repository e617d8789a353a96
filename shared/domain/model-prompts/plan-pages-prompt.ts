import * as z from 'zod';
import type { PlanInput } from '../planning/plan-input.ts';
import { createPrompt } from './create-prompt.ts';
import { cleanText, type ModelPrompt } from './model-prompt.ts';
import { type PlanDraft, readDraft } from './plan-draft.ts';

/** Twenty pages of some 110 tokens each, and thought. */
const ANSWER_TOKENS = 6_000;

const pageSchema = z.object({
  name: z.string(),
  slug: z.string(),
  brief_words: z.string(),
  purpose: z.string(),
  keywords: z.array(z.string()),
});
const askedSchema = z.object({ pages: z.array(pageSchema) });
/** A page without a quotation or keywords is one, too. */
const pagesSchema = z.object({ pages: z.array(pageSchema.partial({ brief_words: true, keywords: true })) });

/**
 * Asks for the pages that a site of this brief needs, each with the words of the brief that it rests on, its purpose and its keywords: all of
 * them in one answer, so that no two pages serve one search. Slugs are ours: made from what was answered, each once.
 */
export const planPagesPrompt = (input: PlanInput, boundary: string): ModelPrompt<PlanDraft> =>
  createPrompt(
    {
      purpose: 'plan-pages',
      instructions: INSTRUCTIONS,
      material: [
        { name: 'site name', text: cleanText(input.siteName, 300) },
        { name: 'brief', text: input.brief },
      ],
      request: 'Plan the pages now.',
      schema: pagesSchema,
      asked: askedSchema,
      maxTokens: ANSWER_TOKENS,
      read: ({ pages }) => readDraft(pages, input),
    },
    boundary,
  );

const INSTRUCTIONS = `You plan a web site that does not exist yet: the pages it needs to win visitors from search engines and serve them.
- Give 6 to 14 pages, the homepage first (slug "home"). One page per search intent: each offering that people search for by itself has a page of its own, and no two pages serve the same search. Every page that the brief asks for; none that it does not want; nothing that it does not support.
- name: what the page is called in the navigation, at most 60 characters, in the language of the brief. slug: one path segment, lower case with hyphens.
- brief_words: the words of the brief that ask for or offer what the page is about, at most 20 of them, copied letter by letter; empty for a page that every such site has.
- purpose: for the person who will write the page, one or two sentences of at most 40 words in the language of the brief: whom it is for, which question it answers, what from the brief it says, what it leaves to another page of the plan. Invent no facts; a competitor is named only on the page that compares with it.
- keywords: the 3 to 5 search queries that the page should be found by, the best first: two to five words, lower case, in the language of the brief, no query for two pages. With the city where customers search locally. None for legal pages.`;
