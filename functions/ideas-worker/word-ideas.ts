import { OPEN_IDEAS_MAX } from '../../shared/domain/ideas/open-ideas-max.ts';
import type { Proposal } from '../../shared/domain/ideas/proposal.ts';
import type { IdeaWriter } from '../../shared/providers/model/idea-writer.ts';

/** The proposals in their order, those that can become open ideas in the writer's words; the others are never shown. */
export async function wordIdeas(
  writer: IdeaWriter,
  proposals: readonly Proposal[],
  titles: readonly string[],
): Promise<{ proposals: Proposal[]; failed: boolean }> {
  const best = proposals.toSorted((a, b) => b.score - a.score).slice(0, OPEN_IDEAS_MAX);
  const { ideas: worded, failed } = await writer.word(best, titles);
  const words = new Map(best.map((proposal, at) => [proposal, worded[at]]));
  return { proposals: proposals.map((proposal) => words.get(proposal) ?? proposal), failed };
}
