import * as z from 'zod';
import { funnelStages, ideaActions, ideaChanges, ideaStatuses } from '../../../shared/domain/ideas/idea.ts';
import { timestamp } from '../../../shared/http/schemas.ts';
import { wordIdea } from '../../../shared/resources/worded-idea.ts';
import { type Idea, listIdeas } from '../../../shared/table/ideas.ts';
import { batchByUuid } from '../batch-by-uuid.ts';
import type { Exporter } from '../exporter.ts';

const exportedIdea = z
  .strictObject({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    status: z.enum(ideaStatuses),
    action: z.enum(ideaActions),
    change: z.enum(ideaChanges),
    primary_keyword: z.string(),
    secondary_keywords: z.array(z.string()),
    volume: z.number().nullable(),
    difficulty: z.number().nullable(),
    cpc: z.number().nullable(),
    page_type: z.string(),
    funnel_stage: z.enum(funnelStages),
    why: z.string(),
    worded_by: z.string().nullable(),
    caveats: z.array(z.string()),
    page_id: z.number().int().nullable(),
    page_path: z.string().nullable(),
    proposed_path: z.string().nullable(),
    play_id: z.uuid().nullable(),
    play_name: z.string().nullable(),
    topic_id: z.uuid().nullable(),
    topic_name: z.string().nullable(),
    score: z.number(),
    created_at: timestamp(),
    status_changed_at: timestamp().nullable(),
  })
  .meta({ id: 'ExportedIdea' });

const toRow = (idea: Idea): z.input<typeof exportedIdea> => ({
  id: idea.id,
  title: idea.title,
  description: idea.description,
  status: idea.status,
  action: idea.action,
  change: idea.change,
  primary_keyword: idea.primaryKeyword,
  secondary_keywords: idea.secondaryKeywords,
  volume: idea.volume,
  difficulty: idea.difficulty,
  cpc: idea.cpc,
  page_type: idea.pageType,
  funnel_stage: idea.funnelStage,
  why: idea.why,
  worded_by: idea.wordedBy,
  caveats: idea.caveats,
  page_id: idea.pageId,
  page_path: idea.pagePath,
  proposed_path: idea.proposedPath,
  play_id: idea.play?.id ?? null,
  play_name: idea.play?.name ?? null,
  topic_id: idea.topic?.id ?? null,
  topic_name: idea.topic?.name ?? null,
  score: idea.score,
  created_at: idea.createdAt,
  status_changed_at: idea.statusChangedAt,
});

export const ideasExporter: Exporter = {
  row: exportedIdea,
  read: async ({ table }, request) =>
    batchByUuid(await listIdeas(table, request), request, (idea) => toRow(wordIdea(idea, request.messages))),
};
