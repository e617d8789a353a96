import type { RowKind } from '../../table/engine/row-kinds.ts';

export interface Exported {
  /** Attributes that hold JSON as text, and are exported as values. */
  jsonTexts?: readonly string[];
  /** Secrets, and what is of use to the table alone. */
  without?: readonly string[];
}

/** What an export holds: a file for each of these kinds of rows. */
export const exportedKinds: Partial<Record<RowKind, Exported>> = {
  organization: {},
  user: {},
  organizationKey: { without: ['secretHash', 'encryptedSecret'] },
  usage: {},
  site: {},
  rubric: {},
  crawlSchedule: {},
  searchConsole: { without: ['encryptedCredentials'] },
  keywordGeneration: {},
  planKeywordRun: {},
  planBrief: {},
  fact: { jsonTexts: ['data'] },
  pageFacts: { jsonTexts: ['observations'] },
  ideaRun: {},
  playbook: {},
  idea: {},
  authorityMap: {},
  dismissedKeyword: {},
  ideasState: {},
  page: {},
  draft: {},
  closedDraft: {},
  contentVersion: {},
  snapshot: {},
  pageLinks: {},
  outline: {},
  analysis: {},
  component: {},
  components: {},
  recommendation: {},
  crawl: {},
  crawledUrls: {},
};

/** What it leaves out, and why. A kind of row that is added has to be in one of the two. */
export const leftOutKinds: Partial<Record<RowKind, string>> = {
  apiKey: 'the digest of a secret',
  apiKeyById: 'a pointer',
  owner: 'a pointer',
  jobPointer: 'a pointer',
  siteHost: 'a pointer',
  pagePath: 'a pointer',
  factIdentity: 'a pointer',
  snapshotPointer: 'a pointer',
  recommendationPointer: 'a pointer',
  blobPart: 'exported within the row that it is a part of',
  siteCrawl: 'a pointer',
  jobSlot: 'a lease',
  waitingJob: 'its message; the job is exported',
  admissionBeat: 'of all organizations',
  siteLock: 'a lease',
  addedPageLock: 'a lease',
  outlineLock: 'a lease',
  analysisLock: 'a lease',
  opportunities: 'computed again at each request',
  opportunityScores: 'the progress of a computation',
  indexReconciliation: 'the progress of a computation',
  ideasRevision: 'a counter of changes',
  crawlState: 'between two batches of a crawl',
  frontierUrl: 'between two batches of a crawl',
  seenUrlPack: 'between two batches of a crawl',
  seenUrl: 'between two batches of a crawl',
  idCounter: 'of all organizations',
  ipWindow: 'of all organizations',
  keywordMetrics: 'of all organizations',
  serpSnapshot: 'of all organizations',
  hostPause: 'of all organizations',
  hostSlots: 'of all organizations',
  checksEngine: 'of all organizations',
  demoOrganization: 'of all organizations',
  deletion: 'of the operator',
  migration: 'of the operator',
};
