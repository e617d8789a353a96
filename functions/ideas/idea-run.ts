import * as z from 'zod';
import {
  cooldownEnd,
  isStale,
  nextRefreshAt,
  runModes,
  runStages,
  runStatuses,
  runTriggers,
} from '../../shared/domain/ideas/run-rules.ts';
import type { Messages } from '../../shared/domain/messages/render-message.ts';
import { timestamp } from '../../shared/http/schemas.ts';
import { failureReasonField, readFailureReason } from '../../shared/resources/failure-reason.ts';
import type { IdeaRun, IdeasState } from '../../shared/table/idea-runs.ts';

/** An idea run (spec, Idea run). */
export const ideaRunSchema = z.lazy(() =>
  z
    .strictObject({
      id: z.uuid(),
      status: z.enum(runStatuses),
      stale: z.boolean().meta({ description: 'True when the run failed because it stopped reporting.' }),
      failure_reason: failureReasonField().meta({ description: 'As of its job.' }),
      trigger: z.enum(runTriggers),
      stage: z.enum(runStages),
      progress: z.string(),
      mode: z.enum(runModes).nullable(),
      started_at: timestamp(),
      finished_at: timestamp().nullable(),
      ideas: z.number().int().min(0).meta({ description: 'Number of ideas of the last successful run.' }),
      last_succeeded_at: timestamp().nullable(),
      can_refresh_at: timestamp()
        .nullable()
        .meta({ description: 'When the next refresh may start; null when one may start now.' }),
      auto_refresh: z.boolean(),
      next_refresh_at: timestamp().nullable(),
    })
    .meta({ id: 'IdeaRun' }),
);

/** The run as it reads now: one that stopped reporting is failed, also before anyone has written so. */
export function ideaRunView(
  run: IdeaRun,
  { state, autoRefresh, now, messages }: { state: IdeasState; autoRefresh: boolean; now: Date; messages: Messages },
): z.input<typeof ideaRunSchema> {
  const dead = isStale(run, now);
  const heldUntil = run.status === 'running' && !dead ? cooldownEnd(run.startedAt) : state.cooldownUntil;
  return {
    id: run.id,
    status: dead ? 'failed' : run.status,
    stale: run.stale || dead,
    failure_reason: dead ? 'lost' : readFailureReason(run),
    trigger: run.trigger,
    stage: run.stage,
    progress: dead ? messages.render({ id: 'ideas.progress.lost' }) : messages.renderKept(run.said, run.progress),
    mode: run.mode,
    started_at: run.startedAt,
    finished_at: run.finishedAt,
    ideas: state.ideas,
    last_succeeded_at: state.lastSucceededAt,
    can_refresh_at: heldUntil !== null && heldUntil > now.toISOString() ? heldUntil : null,
    auto_refresh: autoRefresh,
    next_refresh_at: autoRefresh && state.lastSucceededAt !== null ? nextRefreshAt(state.lastSucceededAt) : null,
  };
}
