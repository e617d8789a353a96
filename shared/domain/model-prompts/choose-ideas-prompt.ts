import * as z from 'zod';
import { createPrompt } from './create-prompt.ts';
import { type IdeaSite, siteLines, type WordedProposal } from './idea-site.ts';
import { cleanText, type ModelPrompt } from './model-prompt.ts';

const ANSWER_TOKENS = 2_000;

/** Why an editor leaves a proposal out. */
export const refusalReasons = ['not_relevant', 'already_covered', 'same_as_another', 'weak_evidence'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

const choiceSchema = z.object({
  refused: z.array(z.object({ number: z.number(), reason: z.enum(refusalReasons) })),
  chosen: z.array(z.number()),
});

/** The proposals as an editor orders them, by their indexes. */
interface IdeaChoice {
  /** The best first; proposals that were not spoken of follow in their own order. */
  readonly order: readonly number[];
  readonly refused: ReadonlyMap<number, RefusalReason>;
}

/** Asks which of the proposals are worth the work for this business, and in which order. Their evidence is the rules' and stays as it is. */
export function chooseIdeasPrompt(
  ideas: readonly WordedProposal[],
  site: IdeaSite,
  boundary: string,
): ModelPrompt<IdeaChoice> {
  const lines = ideas.map(({ change, pageType, title, keywords, publicWhy, why }, at) =>
    cleanText(`${at + 1}. ${change}, ${pageType}: ${title} (${keywords[0]?.keyword ?? ''}). ${publicWhy ?? why}`, 500),
  );
  return createPrompt(
    {
      purpose: 'choose-ideas',
      instructions: INSTRUCTIONS,
      material: [
        { name: 'site', text: siteLines(site) },
        { name: 'ideas', text: lines.join('\n') },
      ],
      request: 'Choose the ideas now.',
      schema: choiceSchema,
      maxTokens: ANSWER_TOKENS,
      read(answer) {
        const indexes = ideas.map((_, at) => at);
        const refused = new Map(
          answer.refused
            .map(({ number, reason }) => [number - 1, reason] as const)
            .filter(([at]) => indexes.includes(at)),
        );
        if (refused.size >= ideas.length) return { ok: false, problem: 'all ideas are refused' };
        const chosen = answer.chosen.map((number) => number - 1).filter((at) => indexes.includes(at));
        const order = [...new Set([...chosen, ...indexes])].filter((at) => !refused.has(at));
        return { ok: true, value: { order, refused } };
      },
    },
    boundary,
  );
}

const INSTRUCTIONS = `You are an editor who decides which content ideas a business should work on. The ideas come from counts of the site's pages and searches; you know what a business of this kind needs.
- refused: the numbers of ideas that are not worth the work, each with its reason: not_relevant (no customer of this business searches for it), already_covered (a page of the site is about it), same_as_another (another idea serves the same search), weak_evidence (what stands behind it does not show a need). None where all are good.
- chosen: the numbers of all others, the one that helps the business most first: near to a purchase before far from it, what the business lives on before what it mentions.`;
