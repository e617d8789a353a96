import { rulesModel } from '../../shared/domain/grading/rules-model.ts';
import { OPEN_IDEAS_MAX } from '../../shared/domain/ideas/open-ideas-max.ts';
import type { PageProfile } from '../../shared/domain/ideas/page-profile.ts';
import type { Proposal } from '../../shared/domain/ideas/proposal.ts';
import { siteLanguage } from '../../shared/domain/ideas/site-language.ts';
import { readAdviceLanguage } from '../../shared/domain/model-prompts/advice-language.ts';
import type { IdeaSite } from '../../shared/domain/model-prompts/idea-site.ts';
import type { IdeaWriter } from '../../shared/providers/model/idea-writer.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { getOrganization } from '../../shared/table/organizations.ts';
import { readPlan } from '../../shared/table/planning.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { Validated } from './run-work.ts';

/** Proposals that an editor chooses from: half more than can become open ideas. */
const CHOSEN_FROM_MAX = 60;

/**
 * The proposals as an editor chose, ordered and worded the best of them; those below follow in the words of the rules. What the editor
 * refuses is left out.
 */
export async function wordIdeas(
  writer: IdeaWriter,
  proposals: readonly Proposal[],
  site: IdeaSite,
): Promise<{ proposals: Proposal[]; editing: NonNullable<Validated['editing']> }> {
  const ranked = proposals.toSorted((a, b) => b.score - a.score);
  const looked = ranked.slice(0, CHOSEN_FROM_MAX).map((proposal, at) => ({ ...proposal, at }));
  const { ideas, refused, isChosen, droppedCount, failed } = await writer.write(looked, site, OPEN_IDEAS_MAX);
  const written = new Set(ideas.map(({ at }) => at));
  const placed = ideas.map(
    ({ at: _, ...idea }, at): Proposal => ({
      ...idea,
      wordedBy: idea.wordedBy ?? rulesModel,
      ...(isChosen ? { place: at + 1 } : {}),
    }),
  );
  const rest = ranked
    .filter((_, at) => !written.has(at) && !refused.has(at))
    .map((proposal) => ({ ...proposal, wordedBy: rulesModel }));
  return {
    proposals: [...placed, ...rest],
    editing: { refused: [...refused.values()], droppedCount, failed },
  };
}

/** The site as an editor needs to know it: a planned one is what its brief says. */
export async function readIdeaSite(table: Table, site: Site, profiles: readonly PageProfile[]): Promise<IdeaSite> {
  const brief = site.planned && site.businessContext === null ? (await readPlan(table, site)).brief : null;
  return {
    name: site.name ?? site.domain,
    context: site.businessContext ?? brief,
    country: site.location.countryName,
    city: site.location.cityName,
    language: siteLanguage(profiles),
    adviceLanguage: readAdviceLanguage((await getOrganization(table, site.organizationId))?.language),
    titles: profiles.flatMap(({ title }) => title ?? []),
  };
}
