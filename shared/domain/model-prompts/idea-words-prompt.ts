import * as z from 'zod';
import type { Proposal } from '../ideas/proposal.ts';
import { matchesAll } from '../ideas/same-search.ts';
import { dataBlocks } from './data-blocks.ts';
import { answerSchema, cleanText, type ModelPrompt, readBySchema } from './model-prompt.ts';

const TITLE_CHARACTERS_MAX = 150;
const DESCRIPTION_CHARACTERS_MAX = 600;
/** Twenty titles with descriptions. */
const ANSWER_TOKENS = 4_000;

export type WordedProposal = Pick<
  Proposal,
  'title' | 'description' | 'why' | 'publicWhy' | 'change' | 'keywords' | 'pageType'
>;
export type IdeaWords = Pick<Proposal, 'title' | 'description'>;

const wordsSchema = z.object({
  ideas: z.array(z.object({ number: z.number(), title: z.string(), description: z.string() })),
});

/**
 * Asks for better titles and descriptions of content ideas, about twenty at a time. Which ideas there are, and their
 * evidence, is decided before: words that bring in a number of their own, that lose the keyword, or that are missing, are not taken.
 */
export function ideaWordsPrompt(ideas: readonly WordedProposal[], boundary: string): ModelPrompt<IdeaWords[]> {
  const data = dataBlocks(boundary);
  return {
    purpose: 'word-ideas',
    system: `${INSTRUCTIONS}\n\n${data.rule}`,
    user: [...ideas.map((idea, at) => data.block(`idea ${at + 1}`, ideaLines(idea))), 'Word the ideas now.'].join(
      '\n\n',
    ),
    schema: answerSchema(wordsSchema),
    maxTokens: ANSWER_TOKENS,
    read(answer) {
      const parsed = readBySchema(wordsSchema, answer);
      if (!parsed.ok) return parsed;
      const said = new Map(parsed.value.ideas.map((words) => [words.number, words]));
      return { ok: true, value: ideas.map((idea, at) => better(idea, said.get(at + 1))) };
    },
  };
}

const INSTRUCTIONS = `You are an editor who words content ideas for a web site. For each idea, by its number, give
- title: the working title of the page or of the change, specific, at most 90 characters, with the keyword in natural words, in the language of the keyword. Of a retitle: the title that the page should get.
- description: one or two sentences in English on what the page should say and for whom.
Use only what the idea says. Add no numbers, names or facts.`;

function ideaLines({ title, description, why, publicWhy, change, keywords, pageType }: WordedProposal): string {
  return [
    `Kind: ${change}, ${pageType}`,
    `Keywords: ${keywords
      .slice(0, 8)
      .map(({ keyword }) => cleanText(keyword, 200))
      .join(', ')}`,
    `Title: ${cleanText(title, 300)}`,
    `Description: ${cleanText(description, 1_000)}`,
    `Evidence: ${cleanText(publicWhy ?? why, 600)}`,
  ].join('\n');
}

function better(idea: WordedProposal, said: IdeaWords | undefined): IdeaWords {
  const known = new Set(
    numbersIn([idea.title, idea.description, idea.why, ...idea.keywords.map(({ keyword }) => keyword)]),
  );
  const taken = (text: string, before: string, charactersMax: number): string => {
    const clean = cleanText(text, charactersMax);
    return clean === '' || numbersIn([clean]).some((number) => !known.has(number)) ? before : clean;
  };
  const title = taken(said?.title ?? '', idea.title, TITLE_CHARACTERS_MAX);
  const keyword = idea.keywords[0]?.keyword ?? '';
  return {
    // A title that lost the subject would promise another page.
    title: matchesAll(title, keyword, null) || !matchesAll(idea.title, keyword, null) ? title : idea.title,
    description: taken(said?.description ?? '', idea.description, DESCRIPTION_CHARACTERS_MAX),
  };
}

const numbersIn = (texts: readonly string[]): string[] => texts.flatMap((text) => text.match(/\d+/g) ?? []);
