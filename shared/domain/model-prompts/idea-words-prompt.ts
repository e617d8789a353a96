import * as z from 'zod';
import type { Proposal } from '../ideas/proposal.ts';
import { matchesAll } from '../ideas/same-search.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { keywordSignature } from '../language/keyword-signature.ts';
import { nameLanguage } from './advice-language.ts';
import { createPrompt } from './create-prompt.ts';
import type { CheckMaterial } from './data-blocks.ts';
import type { DroppedText, DropReason } from './dropped-text.ts';
import { type IdeaSite, ideaLines, siteLines, type WordedProposal } from './idea-site.ts';
import { cleanText, hasMarkup, type ModelPrompt } from './model-prompt.ts';
import { type Evidence, findFault, isForeignTo, readEvidence } from './text-faults.ts';

const TITLE_CHARACTERS_MAX = 150;
const DESCRIPTION_CHARACTERS_MAX = 600;
/** Twenty titles with descriptions. */
const ANSWER_TOKENS = 4_000;

/** Of a model they are empty where it has none. */
type IdeaWords = Pick<Proposal, 'title' | 'description'>;

const wordsSchema = z.object({
  ideas: z.array(z.object({ number: z.number(), title: z.string(), description: z.string() })),
});

/** Asks for better titles and descriptions of content ideas, about twenty at a time. Their evidence is decided before. */
export const ideaWordsPrompt = (
  ideas: readonly WordedProposal[],
  site: IdeaSite,
  boundary: string,
): ModelPrompt<IdeaWords[]> =>
  createPrompt(
    {
      purpose: 'word-ideas',
      instructions: instructions(nameLanguage(site.adviceLanguage)),
      material: ideasMaterial(ideas, site),
      request: 'Word the ideas now.',
      schema: wordsSchema,
      maxTokens: ANSWER_TOKENS,
      read(answer) {
        const said = new Map(answer.ideas.map((words) => [words.number, words]));
        const value = ideas.map((_, at) => ({
          title: cleanText(said.get(at + 1)?.title ?? '', TITLE_CHARACTERS_MAX),
          description: cleanText(said.get(at + 1)?.description ?? '', DESCRIPTION_CHARACTERS_MAX),
        }));
        return { ok: true, value };
      },
    },
    boundary,
  );

const instructions = (
  language: string,
): string => `You are an editor who words content ideas for a web site. For each idea, by its number, give
- title: the working title of the page or of the change, specific, at most 90 characters, with the keyword in natural words, in the language of the keyword. Of a retitle: the title that the page should get.
- description: one or two sentences in ${language} on what the page should say and for whom.
Use only what the idea and the site say. Add no numbers, names or facts.`;

/** The material that the words of a batch of ideas are checked against. */
export const ideasMaterial = (ideas: readonly WordedProposal[], site: IdeaSite): CheckMaterial[] => [
  { name: 'site', text: siteLines(site) },
  ...ideas.map((idea, at) => ({ name: `idea ${at + 1}`, text: ideaLines(idea) })),
];

interface IdeaCheck {
  readonly at: number;
  readonly part: keyof IdeaWords;
  readonly text: string;
}

/** The words of a batch that go into its check: all that code found no fault with. */
export function listIdeaChecks(
  ideas: readonly WordedProposal[],
  words: readonly IdeaWords[],
  site: IdeaSite,
): IdeaCheck[] {
  return ideas.flatMap((idea, at) => {
    const evidence = ideaEvidence(idea, site);
    const { title = '', description = '' } = words[at] ?? {};
    return [
      ...(title !== '' && findTitleFault(idea, title, evidence, site) === null
        ? [{ at, part: 'title', text: `Title of idea ${at + 1}: ${title}` } as const]
        : []),
      ...(description !== '' && findDescriptionFault(description, evidence, site) === null
        ? [{ at, part: 'description', text: `Idea ${at + 1}: ${description}` } as const]
        : []),
    ];
  });
}

interface SettledWords {
  readonly words: readonly (IdeaWords & { isModels: boolean })[];
  readonly dropped: readonly DroppedText[];
}

/**
 * The words of each idea: the model's, or the rules' where those are not borne out, or the title is one that a page or another idea has.
 * @param unsupported Indexes of checks; null where the second question has no answer: then the words are the rules'.
 * @param given Titles of ideas before these.
 */
export function settleIdeaWords(
  ideas: readonly WordedProposal[],
  words: readonly IdeaWords[],
  { site, unsupported, given }: { site: IdeaSite; unsupported: ReadonlySet<number> | null; given: readonly string[] },
): SettledWords {
  const failed = new Set(
    listIdeaChecks(ideas, words, site).flatMap(({ at, part }, index) =>
      unsupported?.has(index) ? `${part} ${at}` : [],
    ),
  );
  const taken = new Set([...site.titles, ...given].map(titleSignature));
  const dropped: DroppedText[] = [];
  const settled = ideas.map((idea, at) => {
    const evidence = ideaEvidence(idea, site);
    const { title = '', description = '' } = words[at] ?? {};
    const judge = (part: keyof IdeaWords): DropReason | null =>
      unsupported === null ? 'unchecked' : failed.has(`${part} ${at}`) ? 'unsupported' : null;
    const choose = (part: keyof IdeaWords, text: string, reason: DropReason | null): string => {
      if (text === '') return idea[part];
      if (reason !== null) dropped.push({ kind: part, name: idea.title, reason });
      return reason === null ? text : idea[part];
    };
    const titleReason =
      findTitleFault(idea, title, evidence, site) ?? (taken.has(titleSignature(title)) ? 'duplicate' : judge('title'));
    const descriptionReason = findDescriptionFault(description, evidence, site) ?? judge('description');
    const chosen = {
      title: choose('title', title, titleReason),
      description: choose('description', description, descriptionReason),
    };
    taken.add(titleSignature(chosen.title));
    return { ...chosen, isModels: chosen.title !== idea.title || chosen.description !== idea.description };
  });
  return { words: settled, dropped };
}

const titleSignature = (title: string): string => keywordSignature(title, null);

const ideaEvidence = (idea: WordedProposal, site: IdeaSite): Evidence =>
  readEvidence([ideaLines(idea), siteLines(site)], 'en');

function findTitleFault(idea: WordedProposal, title: string, evidence: Evidence, site: IdeaSite): DropReason | null {
  const keyword = idea.keywords[0]?.keyword ?? '';
  if (title === '') return null;
  if (hasMarkup.test(title)) return 'markup';
  // A title that lost the subject would promise another page.
  if (!matchesAll(title, keyword, null) && matchesAll(idea.title, keyword, null)) return 'unsupported';
  return findFault(title, { ...evidence, language: detectLanguage(title, site.language).language });
}

function findDescriptionFault(
  description: string,
  evidence: Evidence,
  { adviceLanguage }: IdeaSite,
): DropReason | null {
  if (description === '') return null;
  if (isForeignTo(description, adviceLanguage)) return 'language';
  return findFault(description, { ...evidence, language: adviceLanguage });
}
