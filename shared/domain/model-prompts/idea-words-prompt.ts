import * as z from 'zod';
import type { Proposal } from '../ideas/proposal.ts';
import { matchesAll } from '../ideas/same-search.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { assertsMore, isInstruction, listBeginnings, saysOnly } from '../language/editorial-words.ts';
import { keywordSignature } from '../language/keyword-signature.ts';
import { segmentSentences } from '../language/segment-words.ts';
import { dataBlocks } from './data-blocks.ts';
import { answerSchema, cleanText, hasMarkup, type ModelPrompt, readBySchema } from './model-prompt.ts';
import { capitalsRule, isForeignTo, isSupported, shownTexts, supportedSentences } from './supported-words.ts';

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
 * evidence, is decided before. Of the words, sentences are not taken that bring in a number, a quotation, a new name or claim, nor
 * descriptions in another language than English, nor titles that lose the keyword or that a page or another idea has.
 * @param titles - Of the existing pages.
 */
export function ideaWordsPrompt(
  ideas: readonly WordedProposal[],
  boundary: string,
  titles: readonly string[] = [],
): ModelPrompt<IdeaWords[]> {
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
      const taken = new Set(titles.map(titleSignature));
      return { ok: true, value: ideas.map((idea, at) => better(idea, said.get(at + 1), taken)) };
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

const titleSignature = (title: string): string => keywordSignature(title, null);

/** @param taken - Titles that are given away; what is taken of the answer is added. */
function better(idea: WordedProposal, said: IdeaWords | undefined, taken: Set<string>): IdeaWords {
  const texts = [idea.title, idea.description, idea.publicWhy ?? idea.why, ...idea.keywords.map((one) => one.keyword)];
  const shown = shownTexts(texts, 'en');
  const stems = listBeginnings(texts.join('\n'), 'en');
  const title = cleanText(said?.title ?? '', TITLE_CHARACTERS_MAX);
  const keyword = idea.keywords[0]?.keyword ?? '';
  // A title that lost the subject would promise another page.
  const hasSubject = matchesAll(title, keyword, null) || !matchesAll(idea.title, keyword, null);
  const isTaken = taken.has(titleSignature(title));
  const isTitle =
    title !== '' &&
    hasSubject &&
    !isTaken &&
    !hasMarkup.test(title) &&
    !assertsMore(title, stems, detectLanguage(title).language) &&
    isSupported(title, { ...shown, language: capitalsRule(title, detectLanguage(`${title}\n${idea.title}`).language) });
  const description = segmentSentences(
    supportedSentences(cleanText(said?.description ?? '', DESCRIPTION_CHARACTERS_MAX), shown),
  )
    .filter((sentence) => isInstruction(sentence) || saysOnly(sentence, stems, 'en') || isForeignTo(sentence, 'en'))
    .join(' ');
  const words = {
    title: isTitle ? title : idea.title,
    description: description === '' || isForeignTo(description, 'en') ? idea.description : description,
  };
  taken.add(titleSignature(words.title));
  return words;
}
