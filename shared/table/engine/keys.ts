/**
 * Every key shape of the single table, on one page.
 *
 * The organization is part of the partition key of everything that belongs to one. A handler can only build keys from the
 * caller's own organization id, so a foreign resource is not "found and refused": it is not there, exactly as a missing one
 * (spec, What the service does 7), in body, in cost and in time.
 *
 * docs/data-model.md lists the access patterns that these keys serve.
 */
import { fitSortKey, padId } from './key-text.ts';

export interface Key {
  pk: string;
  sk: string;
}

/** Keys of the organization's own partition. The parts of a key after its ids are those of its sort key. */
const organizationKey =
  <Parts extends readonly unknown[]>(sortKey: (...parts: Parts) => string) =>
  (organizationId: number, ...parts: Parts): Key => ({ pk: `ORG#${organizationId}`, sk: sortKey(...parts) });

/** Keys of the partition of one resource of an organization. */
const partitionKey =
  (partition: (organizationId: number, resourceId: number) => string) =>
  <Parts extends readonly unknown[]>(sortKey: (...parts: Parts) => string) =>
  (organizationId: number, resourceId: number, ...parts: Parts): Key => ({
    pk: partition(organizationId, resourceId),
    sk: sortKey(...parts),
  });

export const sitePk = (organizationId: number, siteId: number): string => `ORG#${organizationId}#SITE#${siteId}`;

const inSite = partitionKey(sitePk);
/** Audits of a site: apart from the site's own items, which requests read. */
const inAudit = partitionKey((organizationId, siteId) => `${sitePk(organizationId, siteId)}#AUDIT`);
const inList = partitionKey((organizationId, siteId) => `${sitePk(organizationId, siteId)}#LIST`);
const inIdeas = partitionKey((organizationId, siteId) => `${sitePk(organizationId, siteId)}#IDEAS`);
/** Questions to a model about pages of a site: the site's own items are read without them. */
const inQuestions = partitionKey((organizationId, siteId) => `${sitePk(organizationId, siteId)}#QUESTIONS`);
const inPage = partitionKey((organizationId, pageId) => `ORG#${organizationId}#PAGE#${pageId}`);
const inAnalysis = partitionKey((organizationId, analysisId) => `ORG#${organizationId}#ANALYSIS#${analysisId}`);
const inCrawl = partitionKey((organizationId, crawlId) => `ORG#${organizationId}#CRAWL#${crawlId}`);
const inPlanGeneration = partitionKey((organizationId, id) => `ORG#${organizationId}#PLANGENERATION#${id}`);
const inWebhook = partitionKey((organizationId, webhookId) => `ORG#${organizationId}#WEBHOOK#${webhookId}`);

export const keys = {
  // Global
  idCounter: (kind: string): Key => ({ pk: `COUNTER#${kind}`, sk: 'COUNTER' }),
  apiKey: (secretHash: string): Key => ({ pk: `APIKEY#${secretHash}`, sk: 'APIKEY' }),
  apiKeyById: (keyId: number): Key => ({ pk: `APIKEYID#${keyId}`, sk: 'APIKEYID' }),
  /** A one-time link that signs a person in to the console. */
  signInLink: (tokenHash: string): Key => ({ pk: `SIGNINLINK#${tokenHash}`, sk: 'SIGNINLINK' }),
  session: (tokenHash: string): Key => ({ pk: `SESSION#${tokenHash}`, sk: 'SESSION' }),
  /** Whom an email address signs in: an address is one user's of one organization. */
  signInEmail: (email: string): Key => ({ pk: `EMAIL#${email}`, sk: 'EMAIL' }),
  /** A sign-in at the identity provider that has begun its session. */
  usedSignIn: (digest: string): Key => ({ pk: `SIGNIN#${digest}`, sk: 'SIGNIN' }),
  /** The grant of a person to an assistant, until its code is redeemed. */
  oauthCode: (codeHash: string): Key => ({ pk: `OAUTHCODE#${codeHash}`, sk: 'OAUTHCODE' }),
  /** Which report a link leads to. */
  sharedReportLink: (tokenHash: string): Key => ({ pk: `SHAREDREPORT#${tokenHash}`, sk: 'SHAREDREPORT' }),
  ipWindow: (ip: string, window: number): Key => ({ pk: `IP#${ip}`, sk: `WINDOW#${window}` }),
  keywordMetrics: (location: number, language: string, keyword: string): Key => ({
    pk: `KEYWORD#${location}#${language}#${fitSortKey(keyword)}`,
    sk: 'METRICS',
  }),
  serpSnapshot: (location: number, language: string, keyword: string): Key => ({
    pk: `KEYWORD#${location}#${language}#${fitSortKey(keyword)}`,
    sk: 'SERP',
  }),
  /** The pauses that a web host asks for, and when the next request to it may start. */
  hostPause: (host: string): Key => ({ pk: `HOSTPAUSE#${host}`, sk: 'PAUSE' }),
  /** Who sends how many requests at a time to a web host, and its pause after an overload. */
  hostSlots: (host: string): Key => ({ pk: `HOSTPAUSE#${host}`, sk: 'SLOTS' }),
  /** A job that runs, of those that a kind may have at the same time. */
  jobSlot: (kind: string, slot: number): Key => ({ pk: `JOBSLOTS#${kind}`, sk: `SLOT#${padId(slot)}` }),
  /** When the jobs of a kind that wait for a slot are looked at next; read together with the slots. */
  admissionBeat: (kind: string): Key => ({ pk: `JOBSLOTS#${kind}`, sk: 'BEAT' }),
  /** That no job of the kind begins; read together with the slots. */
  jobPause: (kind: string): Key => ({ pk: `JOBSLOTS#${kind}`, sk: 'PAUSE' }),
  /** A job that waits for a slot, by its organization. */
  waitingJob: (kind: string, organizationId: number, queuedAt: string, execution: string): Key => ({
    pk: `JOBSWAITING#${kind}`,
    sk: `ORG#${padId(organizationId)}#${queuedAt}#${execution}`,
  }),
  demoOrganization: (): Key => ({ pk: 'DEMO', sk: 'DEMO' }),
  checksEngine: (): Key => ({ pk: 'ENGINE#CHECKS', sk: 'ENGINE' }),
  modelSwitch: (): Key => ({ pk: 'SWITCH#MODELS', sk: 'SWITCH' }),
  writesSwitch: (): Key => ({ pk: 'SWITCH#WRITES', sk: 'SWITCH' }),
  /** Operator look-ups name a resource by its id alone; this pointer says which organization it belongs to. */
  owner: (kind: 'SITE' | 'CRAWL' | 'RECOMMENDATION' | 'ANALYSIS', id: number): Key => ({
    pk: `OWNER#${kind}#${id}`,
    sk: 'OWNER',
  }),
  /** As `recommendationIds`, of all organizations: operator commands name a recommendation by its id alone. */
  recommendationOwner: (group: number, analysisId: number): Key => ({
    pk: `OWNER#RECOMMENDATIONS#${group}`,
    sk: `ANALYSIS#${padId(analysisId)}`,
  }),
  /** How far the deletion of an organization (`ORG#5`), a site or a page is; for some time also that it was done. */
  deletion: (subject: string): Key => ({ pk: `DELETION#${subject}`, sk: 'DELETION' }),
  /** How far a migration of the rows is, and when it ended. */
  migration: (name: string): Key => ({ pk: `MIGRATION#${name}`, sk: 'MIGRATION' }),
  /** Operator commands name a job by its id alone; this pointer says which row is the job. */
  jobPointer: (jobId: string): Key => ({ pk: `JOB#${jobId}`, sk: 'JOB' }),
  /** The starts of a task of a job, of which no end was seen. */
  taskStarts: (jobId: string, attempt: number, task: string): Key => ({
    pk: `JOB#${jobId}`,
    sk: `STARTS#${attempt}#${task}`,
  }),

  // Organization
  organization: organizationKey(() => 'ORG'),
  /** When an organization had its last turn among those whose jobs of a kind wait. */
  jobTurn: organizationKey((kind: string) => `JOBTURN#${kind}`),
  user: organizationKey((userId: number) => `USER#${padId(userId)}`),
  organizationKey: organizationKey((keyId: number) => `KEY#${padId(keyId)}`),
  /** A person's session, for the list of those of an organization or of one user. */
  organizationSession: organizationKey((userId: number, tokenHash: string) => `SESSION#${padId(userId)}#${tokenHash}`),
  /** The first request that an API key sent with an `Idempotency-Key`; `digest` is of the key's text. */
  idempotencyKey: (organizationId: number, keyId: number, digest: string): Key => ({
    pk: `ORG#${organizationId}#KEY#${keyId}`,
    sk: `IDEMPOTENCY#${digest}`,
  }),
  /** As above, of a person's session. */
  sessionIdempotencyKey: (organizationId: number, sessionHash: string, digest: string): Key => ({
    pk: `ORG#${organizationId}#SESSION#${sessionHash}`,
    sk: `IDEMPOTENCY#${digest}`,
  }),
  usage: organizationKey((month: string) => `USAGE#${month}`),
  /** Costs of paid calls for a site in a month. It outlives the site: the organization paid. */
  siteUsage: organizationKey((month: string, siteId: number) => `USAGE#${month}#SITE#${padId(siteId)}`),
  site: organizationKey((siteId: number) => `SITE#${padId(siteId)}`),
  siteHost: organizationKey((host: string, siteId: number) => `HOST#${host}#${padId(siteId)}`),
  webhook: organizationKey((webhookId: number) => `WEBHOOK#${padId(webhookId)}`),
  /** Events of one transaction, until they are handed out to the webhooks of the organization. */
  webhookOutbox: (organizationId: number, eventId: string): Key => ({
    pk: `ORG#${organizationId}#OUTBOX`,
    sk: `EVENTS#${eventId}`,
  }),

  /** A job that clients are shown, in the list of those of the organization; it sorts by when the job was created. */
  listedJob: (organizationId: number, createdAt: string, id: string, kind: string): Key => ({
    pk: `ORG#${organizationId}#JOBS`,
    sk: `JOB#${createdAt}#${id}#${kind}`,
  }),

  // Webhook
  webhookDelivery: inWebhook((deliveryId: string) => `DELIVERY#${deliveryId}`),
  /** When the next attempt of a delivery is due: there is one while it is pending. */
  dueDelivery: inWebhook((dueAt: string, deliveryId: string) => `DUE#${dueAt}#${deliveryId}`),

  // Site
  pagePath: inSite((pathKey: string) => `PATH#${fitSortKey(pathKey)}`),
  siteLock: inSite((name: 'CRAWL' | 'IDEAS' | 'KEYWORDS' | 'PLAN' | 'BATCH') => `LOCK#${name}`),
  /** The pages that an export of the site goes through, while it is read. */
  siteExport: inSite((exportId: string) => `EXPORT#${exportId}`),
  /** The crawl of a page that was just added, which runs beside the crawl that holds the site's lock. */
  addedPageLock: inSite((crawlId: number) => `LOCK#CRAWL#${padId(crawlId)}`),
  /** A crawl of the whole site, for the list of its crawls. */
  siteCrawl: inSite((crawlId: number) => `CRAWLS#${padId(crawlId)}`),
  /** The issues of the site as the latest crawl that was audited left them. */
  siteAudit: inSite(() => 'AUDIT'),
  /** The pages that are no longer at their URLs. */
  absentPages: inSite(() => 'ABSENTPAGES'),
  /** How many links each page has and gets, as the latest crawl counted them. */
  linkCounts: inSite(() => 'LINKCOUNTS'),
  /** A type of issue that is left as it is. */
  ignoredIssue: inSite((issueId: string) => `IGNOREDISSUE#${issueId}`),
  /** The lines of text that several pages have, as the latest crawl found them. */
  recurringLines: inSite(() => 'RECURRINGLINES'),
  /** A crawl's record of the site's URLs, in parts. */
  auditedUrls: inAudit((crawlId: number, part: number) => `AUDITED#${padId(crawlId)}#${padId(part)}`),
  /** The pages that have an issue, in parts. */
  issuePages: inAudit(
    (crawlId: number, issueId: string, part: number) => `ISSUE#${padId(crawlId)}#${issueId}#${padId(part)}`,
  ),
  /** Results of addresses that are no pages of the site, in parts. */
  auditedChecks: inAudit((crawlId: number, part: number) => `CHECKED#${padId(crawlId)}#${padId(part)}`),
  /** The links that lead to pages, in parts by the pages' ids. */
  linkSources: inAudit((crawlId: number, part: number) => `LINKEDFROM#${padId(crawlId)}#${padId(part)}`),
  /** That a crawl found changes, and when they were there to be read. */
  siteChanges: inAudit((crawlId: number) => `CHANGES#${padId(crawlId)}`),
  changesPart: inAudit((crawlId: number, part: number) => `CHANGESPART#${padId(crawlId)}#${padId(part)}`),
  rubric: inSite(() => 'RUBRIC'),
  searchConsole: inSite(() => 'SEARCHCONSOLE'),
  opportunities: inSite(() => 'OPPORTUNITIES'),
  /** The latest keyword generation of the site: where it stands, and the pages that it is about. */
  keywordGeneration: inSite(() => 'KEYWORDGENERATION'),
  /** Whether the opportunity scores of the site's pages have to be computed again, and who does it. */
  opportunityScores: inSite(() => 'OPPORTUNITYSCORES'),
  /** A report that is shown to whoever has its link. */
  sharedReport: inSite((id: string) => `SHAREDREPORT#${id}`),
  /** One of the places that a site has for shared reports. */
  sharedReportSlot: inSite((slot: number) => `SHAREDREPORTSLOT#${slot}`),
  /** The figures of the reports that were made of the site. */
  reportFigures: inSite(() => 'REPORTFIGURES'),
  /** The course of the site's score. */
  siteScores: inSite(() => 'SCORES'),
  /** How far the site's pages were compared with the search engine's index, and when to go on. */
  indexReconciliation: inSite(() => 'INDEXRECONCILIATION'),
  /** When the site is crawled by itself, and what became of the latest run. */
  crawlSchedule: inSite(() => 'CRAWLSCHEDULE'),
  /** The latest assignment of keywords to the planned pages of the site: its job. */
  planKeywordRun: inSite(() => 'PLANKEYWORDRUN'),
  /** The latest job that sends questions of the site's analyses through the model's batches, and the batch that is under way. */
  modelBatch: inSite(() => 'MODELBATCH'),
  /** A question of an analysis for a batch, then its answer. */
  batchQuestion: inQuestions((questionId: string) => `QUESTION#${questionId}`),
  planBrief: inSite(() => 'PLANBRIEF'),
  fact: inSite((factId: string) => `FACT#${factId}`),
  factIdentity: inSite((identity: string) => `FACTIDENTITY#${fitSortKey(identity)}`),
  /** Claims of the latest reading of a page on the business; facts and their citations are derived from all of them. */
  pageFacts: inSite((pageId: number) => `PAGEFACTS#${padId(pageId)}`),

  // The packed list of the pages of a site
  pageList: inList(() => 'LIST'),
  pageListLock: inList(() => 'LOCK'),
  /** A group of columns of some pages. */
  pageListPart: inList((part: string, group: string) => `PART#${part}#${group}`),

  // Ideas of a site
  ideaRun: inIdeas((startedAt: string, runId: string) => `RUN#${startedAt}#${runId}`),
  playbook: inIdeas((createdAt: string, playbookId: string) => `PLAYBOOK#${createdAt}#${playbookId}`),
  idea: inIdeas((ideaId: string) => `IDEA#${ideaId}`),
  /** Counts the changes of the site's ideas, so that what a process has read of them can be kept. */
  ideasRevision: inIdeas(() => 'REVISION'),
  authorityMap: inIdeas(() => 'AUTHORITYMAP'),
  dismissedKeyword: inIdeas((keyword: string) => `DISMISSEDKEYWORD#${fitSortKey(keyword)}`),

  /** The state between the runs of a site: its latest success, the cooldown, the next scheduled refresh. */
  ideasState: inIdeas(() => 'STATE'),

  // Page. The row, its active drafts and its link counts share a prefix, so that one Query reads the page detail.
  page: inPage(() => 'PAGE'),
  /** One active draft per field: the field is the key, so a second one cannot exist. */
  draft: inPage((field: string) => `PAGE#DRAFT#${field}`),
  /** How many links the page has and gets, as the latest crawl of its site counted them. */
  pageLinkCounts: inPage(() => 'PAGE#LINKCOUNTS'),
  closedDraft: inPage((field: string, draftId: number) => `CLOSEDDRAFT#${field}#${padId(draftId)}`),
  contentVersion: inPage((versionId: number) => `VERSION#${padId(versionId)}`),
  snapshot: inPage((snapshotId: number) => `SNAPSHOT#${padId(snapshotId)}`),
  /** The page for the detection of issues, as its latest crawl read it. */
  pageRecord: inPage(() => 'RECORD'),
  pageLinks: inPage(() => 'LINKS'),
  /** Where the page stands by its meaning. */
  pageVector: inPage(() => 'VECTOR'),
  outline: inPage((outlineId: number) => `OUTLINE#${padId(outlineId)}`),
  outlineLock: inPage(() => 'LOCK#OUTLINE'),
  analysisLock: inPage(() => 'LOCK#ANALYSIS'),

  // Named by id alone in the API
  snapshotPointer: (organizationId: number, snapshotId: number): Key => ({
    pk: `ORG#${organizationId}#SNAPSHOT#${snapshotId}`,
    sk: 'SNAPSHOT',
  }),
  /** Of an earlier release: the analysis of one recommendation. */
  recommendationPointer: (organizationId: number, recommendationId: number): Key => ({
    pk: `ORG#${organizationId}#RECOMMENDATION#${recommendationId}`,
    sk: 'RECOMMENDATION',
  }),
  /** The ids of an analysis's recommendations that are of a group (`groupIds`). */
  recommendationIds: (organizationId: number, group: number, analysisId: number): Key => ({
    pk: `ORG#${organizationId}#RECOMMENDATIONS#${group}`,
    sk: `ANALYSIS#${padId(analysisId)}`,
  }),

  // Analysis: the row is the job `job_an_{id}`; its components and recommendations are read with it in one Query.
  analysis: inAnalysis(() => 'ANALYSIS'),
  /** All graded components and recommendations of a completed analysis. */
  analysisResults: inAnalysis(() => 'RESULTS'),
  /** This and the two below: of an earlier release. */
  component: inAnalysis((componentType: string) => `COMPONENT#${componentType}`),
  components: inAnalysis(() => 'COMPONENTS'),
  recommendation: inAnalysis((recommendationId: number) => `RECOMMENDATION#${padId(recommendationId)}`),

  // Crawl: the row is the job `job_cr_{id}`.
  crawl: inCrawl(() => 'CRAWL'),
  /** A crawl's state between its batches: the robots rules and the counts of its URLs. */
  crawlState: inCrawl(() => 'STATE'),
  /** A URL of the frontier that is still to be read. `order` sorts the frontier; it is derived from the URL, so that adding a URL
   * again, after a crash, adds nothing. */
  frontierUrl: inCrawl((order: string) => `QUEUED#${order}`),
  /** Digests of the URL keys that this crawl has met, so that a URL enters the frontier once; `name` is derived from them. */
  seenUrlPack: inCrawl((name: string) => `SEENPACK#${name}`),
  /** A URL key of a page that was given up for the one that it names as canonical; before, of every URL that was met. */
  seenUrl: inCrawl((urlKey: string) => `SEEN#${fitSortKey(urlKey)}`),

  /** The sitemaps and other files for crawlers, until the site was audited. */
  crawlFiles: inCrawl(() => 'FILES'),
  /** Findings in search data of the site's pages, until the site was audited. */
  crawlSearches: inCrawl(() => 'SEARCHES'),
  /** URLs of the frontier that one of several workers reads, and then what it found; `batch` as of its URLs. */
  crawlSlice: inCrawl((batch: number) => `SLICE#${padId(batch)}`),
  /** Pages of a large site that a task digests for the audit, and then their digests. */
  digestedPages: inCrawl((part: number) => `DIGESTED#${padId(part)}`),
  /** Gathered of all pages of a large site for its audit: of the site as a whole, which is 0 and comes last, of their text and of their links. */
  gatheredSite: inCrawl((number: number) => `GATHERED#${padId(number)}`),
  /** A share of a large site for its audit, and then what its comparison found. */
  auditShare: inCrawl((number: number) => `SHARE#${padId(number)}`),
  /** The crawl's outcome for the URLs of a batch. */
  crawledUrls: inCrawl((part: number) => `URLS#${padId(part)}`),

  /** The generation of a site's plan: the row is the job `job_plan_{id}`. */
  planGeneration: inPlanGeneration(() => 'PLANGENERATION'),

  // Large values, in parts below the item limit
  blobPart: (blobId: string, part: number): Key => ({
    pk: `BLOB#${blobId}`,
    sk: `PART#${String(part).padStart(4, '0')}`,
  }),
} as const;

/** Sort-key prefixes for the queries that read a family of items of one partition. */
export const prefixes = {
  waitingJobs: (organizationId: number): string => `ORG#${padId(organizationId)}#`,
  site: 'SITE#',
  siteHost: (host: string): string => `HOST#${host}#`,
  organizationKey: 'KEY#',
  siteUsage: (month: string): string => `USAGE#${month}#SITE#`,
  user: 'USER#',
  session: 'SESSION#',
  userSession: (userId: number): string => `SESSION#${padId(userId)}#`,
  pagePath: 'PATH#',
  pageWithDrafts: 'PAGE',
  draft: 'PAGE#DRAFT#',
  closedDraft: 'CLOSEDDRAFT#',
  contentVersion: 'VERSION#',
  snapshot: 'SNAPSHOT#',
  outline: 'OUTLINE#',
  component: 'COMPONENT#',
  recommendation: 'RECOMMENDATION#',
  frontierUrl: 'QUEUED#',
  /** Of both forms. */
  seenUrls: 'SEEN',
  /** The site's crawl lock and those of added pages. */
  crawlLock: 'LOCK#CRAWL',
  crawledUrls: 'URLS#',
  digestedPages: 'DIGESTED#',
  gatheredSite: 'GATHERED#',
  auditShare: 'SHARE#',
  siteCrawl: 'CRAWLS#',
  ignoredIssue: 'IGNOREDISSUE#',
  /** Of all audits of a site. */
  auditParts: ['AUDITED#', 'ISSUE#', 'CHECKED#', 'LINKEDFROM#'],
  siteChanges: 'CHANGES#',
  fact: 'FACT#',
  pageFacts: 'PAGEFACTS#',
  ideaRun: 'RUN#',
  batchQuestion: 'QUESTION#',
  playbook: 'PLAYBOOK#',
  idea: 'IDEA#',
  dismissedKeyword: 'DISMISSEDKEYWORD#',
  listedJob: 'JOB#',
  sharedReport: 'SHAREDREPORT#',
  sharedReportSlot: 'SHAREDREPORTSLOT#',
  webhook: 'WEBHOOK#',
  webhookOutbox: 'EVENTS#',
  webhookDelivery: 'DELIVERY#',
  dueDelivery: 'DUE#',
} as const;
