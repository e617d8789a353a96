import type { JobRow } from '../table/jobs.ts';
import { defaultStarts } from './default-starts.ts';
import type { StartableKind } from './job-kind.ts';
import { analysisKind } from './kinds/analysis.ts';
import { crawlKind } from './kinds/crawl.ts';
import { ideasRunKind } from './kinds/ideas-run.ts';
import { keywordGenerationKind } from './kinds/keyword-generation.ts';
import { modelBatchKind } from './kinds/model-batch.ts';
import { opportunityScoresKind } from './kinds/opportunity-scores.ts';
import { outlineKind } from './kinds/outline.ts';
import { planGenerationKind } from './kinds/plan-generation.ts';
import { planKeywordsKind } from './kinds/plan-keywords.ts';

/** By the `workKind` of the rows in the index of due work. */
export type JobKinds = ReadonlyMap<string, StartableKind<JobRow>>;

/**
 * Every kind of job. The sweeper, a restart, the operator's commands and the tests read it: a kind that is missing here is
 * never looked after, and the sweeper logs an error for it each minute.
 */
export const jobKinds: JobKinds = new Map(
  [
    { ...analysisKind, start: defaultStarts.analysis },
    { ...crawlKind, start: defaultStarts.crawl },
    { ...ideasRunKind, start: defaultStarts.ideas_run },
    { ...keywordGenerationKind, start: defaultStarts.keyword_generation },
    { ...modelBatchKind, start: defaultStarts.model_batch },
    { ...opportunityScoresKind, start: defaultStarts.opportunity_scores },
    { ...outlineKind, start: defaultStarts.outline },
    { ...planGenerationKind, start: defaultStarts.plan_generation },
    { ...planKeywordsKind, start: defaultStarts.plan_keywords },
  ].map((kind): [string, StartableKind<JobRow>] => [kind.name, kind]),
);

/** The state machines of all kinds: one file each in `statemachines/`. */
export const jobMachines: readonly string[] = [...jobKinds.values()].flatMap(({ machines }) => machines);

/** The kind of a job id; null when no kind has such ids. */
export const kindOfJobId = (jobId: string, kinds: JobKinds = jobKinds): StartableKind<JobRow> | null =>
  [...kinds.values()].find(({ idPrefix }) => jobId.startsWith(idPrefix)) ?? null;
