import type { JobKind } from './job-kind.ts';
import { analysisKind } from './kinds/analysis.ts';
import { crawlKind } from './kinds/crawl.ts';
import { ideasRunKind } from './kinds/ideas-run.ts';
import { keywordGenerationKind } from './kinds/keyword-generation.ts';
import { opportunityScoresKind } from './kinds/opportunity-scores.ts';
import { outlineKind } from './kinds/outline.ts';
import { planKeywordsKind } from './kinds/plan-keywords.ts';

/**
 * Every kind of job. The sweeper, a restart and the operator's list read it: a kind that is missing here is never looked
 * after, and the sweeper logs an error for it each minute.
 */
const kinds: readonly JobKind<unknown>[] = [
  analysisKind,
  crawlKind,
  ideasRunKind,
  keywordGenerationKind,
  opportunityScoresKind,
  outlineKind,
  planKeywordsKind,
];

/** By the `workKind` of the rows in the index of due work. */
export const jobKinds: ReadonlyMap<string, JobKind<unknown>> = new Map(kinds.map((kind) => [kind.name, kind]));
