import type { SiteTopics } from '../../shared/domain/ideas/authority-map.ts';
import type { Candidate } from '../../shared/domain/ideas/candidate.ts';
import type { IdeaKeyword } from '../../shared/domain/ideas/idea.ts';
import type { PageProfile } from '../../shared/domain/ideas/page-profile.ts';
import type { Proposal } from '../../shared/domain/ideas/proposal.ts';
import type { PageSearches } from '../../shared/domain/ideas/propose-search-changes.ts';
import type { SkipReason } from '../../shared/domain/ideas/validate-candidates.ts';
import type { RefusalReason } from '../../shared/domain/model-prompts/choose-ideas-prompt.ts';
import { JobOverError, PermanentError } from '../../shared/jobs/worker-errors.ts';
import type { SearchAnswer } from '../../shared/providers/search-console/site-search.ts';
import { readBlob, releaseBlob, storeBlob } from '../../shared/table/engine/blobs.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { type IdeaRun, updateIdeaRunWrite } from '../../shared/table/idea-runs.ts';
import type { MarketData } from './read-market.ts';
import type { IdeasWorkerServices } from './services.ts';

export interface Understood {
  profiles: PageProfile[];
  /** Live pages of the site; more than `profiles` when it has more than a run reads. */
  pageCount: number;
  /** Topics by meaning; absent where no model placed the pages. */
  topicsByMeaning?: SiteTopics;
  /** The model of meanings failed: words stand in. */
  meaningFailed?: true;
}

/** The sources of a run beside the site itself, for the notes of its playbook. */
export interface Sources {
  /** As a read of Search Console ended. */
  searches: SearchAnswer<unknown>['status'];
  /** Queries that people saw the site for. */
  queryCount: number;
  provider: MarketData['provider'];
}

export interface Researched extends Understood {
  topics: SiteTopics;
  sources: Sources;
  candidates: { candidate: Candidate; metrics: IdeaKeyword }[];
  /** Of the keywords that pages have already, and of the queries that they were shown for. */
  pageKeywords: IdeaKeyword[];
  /** Search Console's data on single pages. */
  searches: PageSearches;
}

export interface Validated extends Understood {
  topics: SiteTopics;
  sources: Sources;
  proposals: Proposal[];
  /** How many keywords' search results were asked for and read; absent without a provider. */
  looked?: { asked: number; read: number } | null | undefined;
  /** The work of a model on them: why it refused proposals, how many of its titles and descriptions were not kept, and whether it failed at some. */
  editing?: { refused: readonly RefusalReason[]; droppedCount: number; failed: boolean };
  gaps: string[];
  skipped: Record<SkipReason, number>;
  /** Ids for what the last step makes, so that a second try of it makes the same. */
  ids: string[];
}

/** Reads the output of the previous step. It is not validated: only this worker writes it. */
export async function readWork<T extends Understood>({ table }: IdeasWorkerServices, run: IdeaRun): Promise<T> {
  if (run.work === null) throw new PermanentError(`ideas run ${run.id} has nothing of the step before`);
  return (await readBlob(table, run.work)) as T;
}

/** Leaves what a step made to the next one, over what it was made of. A step that runs twice writes the same. */
export async function storeWork(services: IdeasWorkerServices, run: IdeaRun, work: Understood): Promise<void> {
  const { table, now } = services;
  const stored = await storeBlob(table, work, now());
  const result = await transact(table, [updateIdeaRunWrite(run, { work: stored.pointer }), ...stored.claims]);
  if (!result.ok) throw new JobOverError(`ideas run ${run.id} is over`);
  await releaseBlob(table, run.work, now());
}
