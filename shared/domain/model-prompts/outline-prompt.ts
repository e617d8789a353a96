import * as z from 'zod';
import type { OutlineInput } from '../outlines/outline-input.ts';
import { OUTLINE_SECTIONS_MAX, OUTLINE_SECTIONS_MIN, sectionSources } from '../outlines/outline-section.ts';
import { createPrompt } from './create-prompt.ts';
import type { ModelPrompt } from './model-prompt.ts';
import { type OutlineDraft, readOutlineDraft } from './outline-draft.ts';
import { outlineMaterial } from './outline-material.ts';

const ANSWER_TOKENS = 4_000;

const section = { level: z.number(), heading: z.string(), guidance: z.string(), source: z.enum(sectionSources) };
const askedSchema = z.object({ sections: z.array(z.object({ basis_words: z.string(), ...section })) });
/** A section without a quotation is one, too. */
const outlineSchema = z.object({ sections: z.array(z.object({ basis_words: z.string().optional(), ...section })) });

/** Asks for the outline of a page, with all that is known of the page, its site and what ranks beside it. */
export const outlinePrompt = (input: OutlineInput, boundary: string): ModelPrompt<OutlineDraft> =>
  createPrompt(
    {
      purpose: 'outline',
      instructions: INSTRUCTIONS,
      material: outlineMaterial(input),
      request: `Outline the page now, in ${languageName(input)}.`,
      schema: outlineSchema,
      asked: askedSchema,
      maxTokens: ANSWER_TOKENS,
      read: ({ sections }) => readOutlineDraft(sections, input),
    },
    boundary,
  );

const languageName = ({ language, region = null }: OutlineInput): string =>
  language === null
    ? 'the language of the page'
    : (new Intl.DisplayNames(['en'], { type: 'language' }).of(region === null ? language : `${language}-${region}`) ??
      language);

const INSTRUCTIONS = `You outline a web page for a search query: the sections it should have, in order.
- Give ${OUTLINE_SECTIONS_MIN} to ${OUTLINE_SECTIONS_MAX} sections. The first has level 1 and names the query; all others have level 2 or 3, and a level 3 belongs to the level 2 before it.
- Keep sections that the page has and needs, in its own words. Add what a searcher asks next and the page does not answer, what the brief asks for, and what pages that rank have. No heading twice, no filler. Answer the questions that people ask; leave to the other pages of the site what they are about.
- basis_words: the words of the brief, the page, the business, the facts, the questions or the pages that rank on which the section rests, at most 20 of them, copied letter by letter; empty for a section that you propose yourself.
- heading: at most 100 characters. guidance: one to three sentences on what to write there, about how many words, which of the facts to bring, what to leave out. Say it to the writer. Invent no facts: where the writer has to look something up, say so. Name no page that ranks.
- source: own for a section that the page has, serp for one taken from pages that rank, gap for all others.`;
