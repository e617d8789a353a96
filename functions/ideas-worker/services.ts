import { randomUUID } from 'node:crypto';
import { readEnvironment } from '../../shared/environment.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { type JobQueue, openDelayedQueue, openJobQueue, type SendLater } from '../../shared/jobs/job-queue.ts';
import { type KeywordDataFor, openKeywordData } from '../../shared/providers/keyword-data/open-keyword-data.ts';
import { openSerp, type Serp } from '../../shared/providers/keyword-data/open-serp.ts';
import type { Embedder } from '../../shared/providers/model/embedder.ts';
import { type IdeaWriter, openIdeaWriter } from '../../shared/providers/model/idea-writer.ts';
import { openEmbedder } from '../../shared/providers/model/open-embedder.ts';
import { type BatchProvider, openModelBatches } from '../../shared/providers/model/open-model-batches.ts';
import { openSiteSearch } from '../../shared/providers/search-console/open-site-search.ts';
import type { SiteSearch } from '../../shared/providers/search-console/site-search.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { openModelSwitch } from '../../shared/table/model-switch.ts';

/** Services of the job that sends questions of analyses through batches. */
export interface BatchServices extends BaseServices {
  jobs: JobQueue;
  sendLater: SendLater;
  /** Null where the operator has not switched them on. */
  batches: BatchProvider | null;
  /** Whether the operator has models switched off now. */
  areOff(): Promise<boolean>;
}

/** Where batches are switched on. */
export type OpenBatchServices = BatchServices & { batches: BatchProvider };

export interface IdeasWorkerServices extends BaseServices {
  /** A new UUID. */
  newId: () => string;
  writer: IdeaWriter;
  /** Null where the operator has named no embedding model. */
  embedder: Embedder | null;
  siteSearch: SiteSearch;
  /** Null without credentials: then only the cache has what is searched. */
  keywordDataFor: KeywordDataFor | null;
  /** Null without credentials: then nothing is known of what ranks. */
  serp: Serp | null;
}

export function openIdeasWorkerServices(): IdeasWorkerServices & BatchServices {
  const environment = readEnvironment();
  const table = openTable(environment);
  return {
    table,
    now: () => new Date(),
    newId: randomUUID,
    jobs: openJobQueue(environment),
    sendLater: openDelayedQueue(environment),
    batches: openModelBatches(environment),
    ...openModelSwitch(table),
    writer: openIdeaWriter(environment, openModelSwitch(table)),
    embedder: openEmbedder(environment, openModelSwitch(table)),
    siteSearch: openSiteSearch(environment, table),
    keywordDataFor: openKeywordData(environment, table),
    serp: openSerp(environment, table),
  };
}
