import * as z from 'zod';
import { type IdeaStatus, ideaChanges, ideaStatuses } from '../../shared/domain/ideas/idea.ts';
import { runModes } from '../../shared/domain/ideas/run-rules.ts';
import type { Messages } from '../../shared/domain/messages/render-message.ts';
import { wordTexts } from '../../shared/domain/messages/word-texts.ts';
import { timestamp } from '../../shared/http/schemas.ts';
import type { Playbook } from '../../shared/table/playbooks.ts';
import type { Site } from '../../shared/table/sites.ts';

const move = z.lazy(() =>
  z.strictObject({
    title: z.string(),
    why: z.string(),
    effort: z.string(),
    searches_per_month: z.number().nullable(),
    keywords: z.array(z.string()),
    idea_ids: z.array(z.uuid()),
  }),
);

const play = z.lazy(() =>
  z.strictObject({
    id: z.uuid(),
    name: z.string(),
    pattern: z.string(),
    rationale: z.string(),
    effort: z.string(),
    channels: z.array(z.string()),
    notes: z.string().nullable(),
    rank: z.number().int(),
    volume: z.number().nullable(),
    ideas: z.array(
      z.strictObject({
        id: z.uuid(),
        title: z.string(),
        primary_keyword: z.string(),
        status: z.enum(ideaStatuses),
        change: z.enum(ideaChanges),
        page_path: z.string().nullable(),
        proposed_path: z.string().nullable(),
      }),
    ),
  }),
);

/** A playbook (spec, Content idea). */
export const playbookSchema = z.lazy(() =>
  z
    .strictObject({
      id: z.uuid(),
      created_at: timestamp(),
      moves: z.array(move).meta({ description: 'First steps, best first.' }),
      plays: z.array(play),
      keywords: z.array(
        z.strictObject({
          keyword: z.string(),
          play: z.string().nullable().meta({ description: 'The name of the play.' }),
          volume: z.number().nullable(),
          kd: z.number().nullable(),
          cpc: z.number().nullable(),
          idea_id: z.uuid().nullable(),
        }),
      ),
      notes: z.array(z.strictObject({ kind: z.enum(['data', 'skipped']), text: z.string() })),
      mode: z.enum(runModes),
      changes: z.array(z.string()).meta({ description: 'Changes made by an update; empty for a rebuild.' }),
      needs_live_update: z.boolean().meta({
        description:
          'True when the playbook was written before the site went live and the site has been crawled since.',
      }),
    })
    .meta({ id: 'Playbook' }),
);

/** A playbook with the statuses that its ideas have now. An idea that a later run took away is left out. */
export function playbookView(
  playbook: Playbook,
  { site, statuses, messages }: { site: Site; statuses: ReadonlyMap<string, IdeaStatus>; messages: Messages },
): z.input<typeof playbookSchema> {
  const word = wordTexts(playbook.said, messages);
  return {
    id: playbook.id,
    created_at: playbook.createdAt,
    moves: playbook.moves.map(({ searchesPerMonth, ideaIds, ...rest }) => ({
      ...rest,
      title: word(rest.title),
      why: word(rest.why),
      searches_per_month: searchesPerMonth,
      idea_ids: ideaIds,
    })),
    plays: playbook.plays.map((given) => ({
      ...given,
      name: word(given.name),
      rationale: word(given.rationale),
      notes: given.notes && word(given.notes),
      ideas: given.ideas.flatMap(({ id, title, primaryKeyword, change, pagePath, proposedPath }) => {
        const status = statuses.get(id);
        if (status === undefined) return [];
        return [
          {
            id,
            title: word(title),
            primary_keyword: primaryKeyword,
            status,
            change,
            page_path: pagePath,
            proposed_path: proposedPath,
          },
        ];
      }),
    })),
    keywords: playbook.keywords.map(({ ideaId, ...rest }) => ({
      ...rest,
      play: rest.play && word(rest.play),
      idea_id: ideaId,
    })),
    notes: playbook.notes.map(({ kind, text }) => ({ kind, text: word(text) })),
    mode: playbook.mode,
    changes: playbook.changes.map(word),
    needs_live_update:
      playbook.beforeLive && !site.planned && site.lastCrawledAt !== null && site.lastCrawledAt > playbook.createdAt,
  };
}
