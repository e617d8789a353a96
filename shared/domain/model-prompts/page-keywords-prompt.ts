import * as z from 'zod';
import { type KeywordSubject, keywordCandidates } from '../planning/page-keywords.ts';
import { createPrompt } from './create-prompt.ts';
import { cleanText, type ModelPrompt } from './model-prompt.ts';
import { usableKeywords } from './usable-keywords.ts';

const ANSWER_TOKENS = 400;
/** The part of the brief for the keyword of a page that a client added; those of the plan come with it. */
const BRIEF_CHARACTERS_MAX = 6_000;

const keywordsSchema = z.object({ keywords: z.array(z.string()) });

/** Asks for keywords that a planned page could aim at. The rules' own guesses follow the model's. */
export function pageKeywordsPrompt(subject: KeywordSubject, boundary: string): ModelPrompt<string[]> {
  const { brief, siteName, page } = subject;
  const pageLines = [
    `Site: ${cleanText(siteName, 300)}`,
    `Page: ${cleanText(page.name, 300)}`,
    `Purpose: ${cleanText(page.purpose ?? '', 2_000) || '(none)'}`,
  ];
  return createPrompt(
    {
      purpose: 'suggest-keywords',
      instructions: INSTRUCTIONS,
      material: [
        { name: 'page', text: pageLines.join('\n') },
        { name: 'brief', text: cleanText(brief, BRIEF_CHARACTERS_MAX) },
      ],
      request: 'Name the keywords now.',
      schema: keywordsSchema,
      maxTokens: ANSWER_TOKENS,
      read({ keywords }) {
        const said = usableKeywords(keywords, subject);
        if (said.length === 0)
          return { ok: false, problem: 'no keyword is about the page and in the words of the brief' };
        return { ok: true, value: [...new Set([...said, ...keywordCandidates(subject)])] };
      },
    },
    boundary,
  );
}

const INSTRUCTIONS = `You choose what a planned web page should rank for. Give 3 to 6 search queries, the best first: what somebody who needs exactly this page types, two to five words, lower case, in the language of the brief. Add the city where customers search locally. No brand names of others.`;
