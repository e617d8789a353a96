import * as z from 'zod';
import {
  acceptActions,
  dismissReasons,
  funnelStages,
  ideaActions,
  ideaChanges,
  ideaStatuses,
} from '../../shared/domain/ideas/idea.ts';
import type { Messages } from '../../shared/domain/messages/render-message.ts';
import { timestamp } from '../../shared/http/schemas.ts';
import { wordIdea } from '../../shared/resources/worded-idea.ts';
import type { Idea } from '../../shared/table/ideas.ts';

const group = () => z.strictObject({ id: z.uuid(), name: z.string() }).nullable();

const listed = {
  id: z.uuid(),
  title: z.string(),
  status: z.enum(ideaStatuses),
  action: z.enum(ideaActions).meta({ description: 'The action that accepts the idea; `either` allows both.' }),
  change: z.enum(ideaChanges),
  primary_keyword: z.string(),
  secondary_keywords: z.array(z.string()),
  volume: z.number().nullable().meta({ description: 'Monthly searches; null when unknown.' }),
  difficulty: z.number().nullable(),
  cpc: z.number().nullable(),
  page_type: z.string(),
  funnel_stage: z.enum(funnelStages),
  why: z.string().meta({ description: 'The evidence.' }),
  caveats: z.array(z.string()),
  worded_by: z.string().nullable().meta({
    description:
      'Whose words title and description have: the id of a model, or `rules-v1`; null for an idea that was made before this was kept.',
  }),
  page_id: z.number().int().nullable(),
  page_path: z.string().nullable(),
  proposed_path: z
    .string()
    .nullable()
    .meta({ description: 'Path of the page to create; null when the idea has a page.' }),
  play: group(),
  topic: group(),
  score: z.number(),
  created_at: timestamp(),
  status_changed_at: timestamp().nullable(),
};

/** An idea in the list (spec, Content idea). */
export const ideaSchema = z.lazy(() => z.strictObject(listed).meta({ id: 'Idea' }));

export const ideaDetailSchema = z.lazy(() =>
  z
    .strictObject({
      ...listed,
      description: z.string(),
      keywords: z.array(
        z.strictObject({
          keyword: z.string(),
          volume: z.number().nullable(),
          kd: z.number().nullable(),
          cpc: z.number().nullable(),
        }),
      ),
      accepted_action: z.enum(acceptActions).nullable(),
      accepted_keywords: z.array(z.string()).nullable(),
      dismiss_reason: z.enum(dismissReasons).nullable(),
      dismiss_note: z.string().nullable(),
    })
    .meta({ id: 'IdeaDetail' }),
);

/** Of an idea that is worded already. */
export const ideaView = (idea: Idea): z.input<typeof ideaSchema> => ({
  id: idea.id,
  title: idea.title,
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
  caveats: idea.caveats,
  worded_by: idea.wordedBy,
  page_id: idea.pageId,
  page_path: idea.pagePath,
  proposed_path: idea.proposedPath,
  play: idea.play,
  topic: idea.topic,
  score: idea.score,
  created_at: idea.createdAt,
  status_changed_at: idea.statusChangedAt,
});

export const ideaDetailView = (stored: Idea, messages: Messages): z.input<typeof ideaDetailSchema> => {
  const idea = wordIdea(stored, messages);
  return {
    ...ideaView(idea),
    description: idea.description,
    keywords: idea.keywords,
    accepted_action: idea.acceptedAction,
    accepted_keywords: idea.acceptedKeywords,
    dismiss_reason: idea.dismissReason,
    dismiss_note: idea.dismissNote,
  };
};
