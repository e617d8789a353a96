/**
 * Every key shape of the single table, on one page.
 *
 * The organization is part of the partition key of everything that belongs to one. A handler can only build keys from the
 * caller's own organization id, so a foreign resource is not "found and refused": it is not there, exactly as a missing one
 * (spec, What the service does 7), in body, in cost and in time.
 *
 * docs/data-model.md lists the access patterns that these keys serve.
 */
import { createHash } from 'node:crypto';

export interface Key {
  pk: string;
  sk: string;
}

/** Integers sort as text only when they have one width; 2^53 has 16 digits. */
const ID_WIDTH = 16;
export const padId = (id: number): string => String(id).padStart(ID_WIDTH, '0');

/** DynamoDB's limit on a sort key is 1,024 bytes; a URL path can be longer, so long strings are keyed by their digest. */
const SORT_KEY_TEXT_BYTES_MAX = 900;
const fitSortKey = (text: string): string =>
  Buffer.byteLength(text) <= SORT_KEY_TEXT_BYTES_MAX
    ? text
    : `sha256:${createHash('sha256').update(text).digest('hex')}`;

/** A prefix of the text that fits a sort key: order is kept up to that length, identity is not. */
const sortablePrefix = (text: string): string => {
  const bytes = Buffer.from(text);
  return bytes.length <= SORT_KEY_TEXT_BYTES_MAX
    ? text
    : bytes
        .subarray(0, SORT_KEY_TEXT_BYTES_MAX)
        .toString('utf8')
        .replace(/\uFFFD$/, '');
};

const organizationPk = (organizationId: number): string => `ORG#${organizationId}`;
const sitePk = (organizationId: number, siteId: number): string => `ORG#${organizationId}#SITE#${siteId}`;
const pagePk = (organizationId: number, pageId: number): string => `ORG#${organizationId}#PAGE#${pageId}`;
const analysisPk = (organizationId: number, analysisId: number): string =>
  `ORG#${organizationId}#ANALYSIS#${analysisId}`;
const crawlPk = (organizationId: number, crawlId: number): string => `ORG#${organizationId}#CRAWL#${crawlId}`;
/** What crawls found out of a site: apart from the site's own items, which requests read. */
const auditPk = (organizationId: number, siteId: number): string => `ORG#${organizationId}#SITE#${siteId}#AUDIT`;
const ideasPk = (organizationId: number, siteId: number): string => `ORG#${organizationId}#SITE#${siteId}#IDEAS`;
const webhookPk = (organizationId: number, webhookId: number): string => `ORG#${organizationId}#WEBHOOK#${webhookId}`;

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
  /** A job that waits for a slot, by its organization. */
  waitingJob: (kind: string, organizationId: number, queuedAt: string, execution: string): Key => ({
    pk: `JOBSWAITING#${kind}`,
    sk: `ORG#${padId(organizationId)}#${queuedAt}#${execution}`,
  }),
  demoOrganization: (): Key => ({ pk: 'DEMO', sk: 'DEMO' }),
  checksEngine: (): Key => ({ pk: 'ENGINE#CHECKS', sk: 'ENGINE' }),
  /** Operator look-ups name a resource by its id alone; this pointer says which organization it belongs to. */
  owner: (kind: 'SITE' | 'CRAWL' | 'RECOMMENDATION' | 'ANALYSIS', id: number): Key => ({
    pk: `OWNER#${kind}#${id}`,
    sk: 'OWNER',
  }),
  /** How far the deletion of an organization (`ORG#5`), a site or a page is; for some time also that it was done. */
  deletion: (subject: string): Key => ({ pk: `DELETION#${subject}`, sk: 'DELETION' }),
  /** How far a migration of the rows is, and when it ended. */
  migration: (name: string): Key => ({ pk: `MIGRATION#${name}`, sk: 'MIGRATION' }),
  /** Operator commands name a job by its id alone; this pointer says which row is the job. */
  jobPointer: (jobId: string): Key => ({ pk: `JOB#${jobId}`, sk: 'JOB' }),

  // Organization
  organization: (organizationId: number): Key => ({ pk: organizationPk(organizationId), sk: 'ORG' }),
  user: (organizationId: number, userId: number): Key => ({
    pk: organizationPk(organizationId),
    sk: `USER#${padId(userId)}`,
  }),
  organizationKey: (organizationId: number, keyId: number): Key => ({
    pk: organizationPk(organizationId),
    sk: `KEY#${padId(keyId)}`,
  }),
  /** A person's session, for the list of those of an organization or of one user. */
  organizationSession: (organizationId: number, userId: number, tokenHash: string): Key => ({
    pk: organizationPk(organizationId),
    sk: `SESSION#${padId(userId)}#${tokenHash}`,
  }),
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
  usage: (organizationId: number, month: string): Key => ({
    pk: organizationPk(organizationId),
    sk: `USAGE#${month}`,
  }),
  /** What paid calls for a site cost in a month. It outlives the site: the organization paid. */
  siteUsage: (organizationId: number, month: string, siteId: number): Key => ({
    pk: organizationPk(organizationId),
    sk: `USAGE#${month}#SITE#${padId(siteId)}`,
  }),
  site: (organizationId: number, siteId: number): Key => ({
    pk: organizationPk(organizationId),
    sk: `SITE#${padId(siteId)}`,
  }),
  siteHost: (organizationId: number, host: string, siteId: number): Key => ({
    pk: organizationPk(organizationId),
    sk: `HOST#${host}#${padId(siteId)}`,
  }),
  webhook: (organizationId: number, webhookId: number): Key => ({
    pk: organizationPk(organizationId),
    sk: `WEBHOOK#${padId(webhookId)}`,
  }),
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
  webhookDelivery: (organizationId: number, webhookId: number, deliveryId: string): Key => ({
    pk: webhookPk(organizationId, webhookId),
    sk: `DELIVERY#${deliveryId}`,
  }),
  /** When the next attempt of a delivery is due: there is one while it is pending. */
  dueDelivery: (organizationId: number, webhookId: number, dueAt: string, deliveryId: string): Key => ({
    pk: webhookPk(organizationId, webhookId),
    sk: `DUE#${dueAt}#${deliveryId}`,
  }),

  // Site
  pagePath: (organizationId: number, siteId: number, pathKey: string): Key => ({
    pk: sitePk(organizationId, siteId),
    sk: `PATH#${fitSortKey(pathKey)}`,
  }),
  siteLock: (organizationId: number, siteId: number, name: 'CRAWL' | 'IDEAS' | 'KEYWORDS'): Key => ({
    pk: sitePk(organizationId, siteId),
    sk: `LOCK#${name}`,
  }),
  /** The pages that an export of the site goes through, while it is read. */
  siteExport: (organizationId: number, siteId: number, exportId: string): Key => ({
    pk: sitePk(organizationId, siteId),
    sk: `EXPORT#${exportId}`,
  }),
  /** The crawl of a page that was just added, which runs beside the crawl that holds the site's lock. */
  addedPageLock: (organizationId: number, siteId: number, crawlId: number): Key => ({
    pk: sitePk(organizationId, siteId),
    sk: `LOCK#CRAWL#${padId(crawlId)}`,
  }),
  /** A crawl of the whole site, for the list of its crawls. */
  siteCrawl: (organizationId: number, siteId: number, crawlId: number): Key => ({
    pk: sitePk(organizationId, siteId),
    sk: `CRAWLS#${padId(crawlId)}`,
  }),
  /** The issues of the site as the latest crawl that was audited left them. */
  siteAudit: (organizationId: number, siteId: number): Key => ({ pk: sitePk(organizationId, siteId), sk: 'AUDIT' }),
  /** What a crawl knows of the site's URLs, in parts. */
  auditedUrls: (organizationId: number, siteId: number, crawlId: number, part: number): Key => ({
    pk: auditPk(organizationId, siteId),
    sk: `AUDITED#${padId(crawlId)}#${padId(part)}`,
  }),
  /** The pages that have an issue, in parts. */
  issuePages: (organizationId: number, siteId: number, crawlId: number, issueId: string, part: number): Key => ({
    pk: auditPk(organizationId, siteId),
    sk: `ISSUE#${padId(crawlId)}#${issueId}#${padId(part)}`,
  }),
  /** That a crawl found changes, and when they were there to be read. */
  siteChanges: (organizationId: number, siteId: number, crawlId: number): Key => ({
    pk: auditPk(organizationId, siteId),
    sk: `CHANGES#${padId(crawlId)}`,
  }),
  changesPart: (organizationId: number, siteId: number, crawlId: number, part: number): Key => ({
    pk: auditPk(organizationId, siteId),
    sk: `CHANGESPART#${padId(crawlId)}#${padId(part)}`,
  }),
  rubric: (organizationId: number, siteId: number): Key => ({ pk: sitePk(organizationId, siteId), sk: 'RUBRIC' }),
  searchConsole: (organizationId: number, siteId: number): Key => ({
    pk: sitePk(organizationId, siteId),
    sk: 'SEARCHCONSOLE',
  }),
  opportunities: (organizationId: number, siteId: number): Key => ({
    pk: sitePk(organizationId, siteId),
    sk: 'OPPORTUNITIES',
  }),
  /** The latest keyword generation of the site: where it stands, and the pages that it is about. */
  keywordGeneration: (organizationId: number, siteId: number): Key => ({
    pk: sitePk(organizationId, siteId),
    sk: 'KEYWORDGENERATION',
  }),
  /** Whether the opportunity scores of the site's pages have to be computed again, and who does it. */
  opportunityScores: (organizationId: number, siteId: number): Key => ({
    pk: sitePk(organizationId, siteId),
    sk: 'OPPORTUNITYSCORES',
  }),
  /** How far the site's pages were compared with the search engine's index, and when to go on. */
  indexReconciliation: (organizationId: number, siteId: number): Key => ({
    pk: sitePk(organizationId, siteId),
    sk: 'INDEXRECONCILIATION',
  }),
  /** When the site is crawled by itself, and what became of the latest run. */
  crawlSchedule: (organizationId: number, siteId: number): Key => ({
    pk: sitePk(organizationId, siteId),
    sk: 'CRAWLSCHEDULE',
  }),
  /** The latest assignment of keywords to the planned pages of the site: its job. */
  planKeywordRun: (organizationId: number, siteId: number): Key => ({
    pk: sitePk(organizationId, siteId),
    sk: 'PLANKEYWORDRUN',
  }),
  planBrief: (organizationId: number, siteId: number): Key => ({ pk: sitePk(organizationId, siteId), sk: 'PLANBRIEF' }),
  fact: (organizationId: number, siteId: number, factId: string): Key => ({
    pk: sitePk(organizationId, siteId),
    sk: `FACT#${factId}`,
  }),
  factIdentity: (organizationId: number, siteId: number, identity: string): Key => ({
    pk: sitePk(organizationId, siteId),
    sk: `FACTIDENTITY#${fitSortKey(identity)}`,
  }),
  /** What the latest reading of a page says of the business; facts and their citations are derived from all of them. */
  pageFacts: (organizationId: number, siteId: number, pageId: number): Key => ({
    pk: sitePk(organizationId, siteId),
    sk: `PAGEFACTS#${padId(pageId)}`,
  }),

  // Ideas of a site
  ideaRun: (organizationId: number, siteId: number, startedAt: string, runId: string): Key => ({
    pk: ideasPk(organizationId, siteId),
    sk: `RUN#${startedAt}#${runId}`,
  }),
  playbook: (organizationId: number, siteId: number, createdAt: string, playbookId: string): Key => ({
    pk: ideasPk(organizationId, siteId),
    sk: `PLAYBOOK#${createdAt}#${playbookId}`,
  }),
  idea: (organizationId: number, siteId: number, ideaId: string): Key => ({
    pk: ideasPk(organizationId, siteId),
    sk: `IDEA#${ideaId}`,
  }),
  /** Counts the changes of the site's ideas, so that what a process has read of them can be kept. */
  ideasRevision: (organizationId: number, siteId: number): Key => ({
    pk: ideasPk(organizationId, siteId),
    sk: 'REVISION',
  }),
  authorityMap: (organizationId: number, siteId: number): Key => ({
    pk: ideasPk(organizationId, siteId),
    sk: 'AUTHORITYMAP',
  }),
  dismissedKeyword: (organizationId: number, siteId: number, keyword: string): Key => ({
    pk: ideasPk(organizationId, siteId),
    sk: `DISMISSEDKEYWORD#${fitSortKey(keyword)}`,
  }),

  /** What outlives the runs of a site: its latest success, the cooldown, the next scheduled refresh. */
  ideasState: (organizationId: number, siteId: number): Key => ({ pk: ideasPk(organizationId, siteId), sk: 'STATE' }),

  // Page. The row and its active drafts share a prefix, so that one Query reads the page detail.
  page: (organizationId: number, pageId: number): Key => ({ pk: pagePk(organizationId, pageId), sk: 'PAGE' }),
  /** One active draft per field: the field is the key, so a second one cannot exist. */
  draft: (organizationId: number, pageId: number, field: string): Key => ({
    pk: pagePk(organizationId, pageId),
    sk: `PAGE#DRAFT#${field}`,
  }),
  closedDraft: (organizationId: number, pageId: number, field: string, draftId: number): Key => ({
    pk: pagePk(organizationId, pageId),
    sk: `CLOSEDDRAFT#${field}#${padId(draftId)}`,
  }),
  contentVersion: (organizationId: number, pageId: number, versionId: number): Key => ({
    pk: pagePk(organizationId, pageId),
    sk: `VERSION#${padId(versionId)}`,
  }),
  snapshot: (organizationId: number, pageId: number, snapshotId: number): Key => ({
    pk: pagePk(organizationId, pageId),
    sk: `SNAPSHOT#${padId(snapshotId)}`,
  }),
  /** What issues need of the page, as its latest crawl read it. */
  pageRecord: (organizationId: number, pageId: number): Key => ({ pk: pagePk(organizationId, pageId), sk: 'RECORD' }),
  pageLinks: (organizationId: number, pageId: number): Key => ({ pk: pagePk(organizationId, pageId), sk: 'LINKS' }),
  outline: (organizationId: number, pageId: number, outlineId: number): Key => ({
    pk: pagePk(organizationId, pageId),
    sk: `OUTLINE#${padId(outlineId)}`,
  }),
  outlineLock: (organizationId: number, pageId: number): Key => ({
    pk: pagePk(organizationId, pageId),
    sk: 'LOCK#OUTLINE',
  }),
  analysisLock: (organizationId: number, pageId: number): Key => ({
    pk: pagePk(organizationId, pageId),
    sk: 'LOCK#ANALYSIS',
  }),

  // Named by id alone in the API
  snapshotPointer: (organizationId: number, snapshotId: number): Key => ({
    pk: `ORG#${organizationId}#SNAPSHOT#${snapshotId}`,
    sk: 'SNAPSHOT',
  }),
  recommendationPointer: (organizationId: number, recommendationId: number): Key => ({
    pk: `ORG#${organizationId}#RECOMMENDATION#${recommendationId}`,
    sk: 'RECOMMENDATION',
  }),

  // Analysis: the row is the job `job_an_{id}`; its components and recommendations are read with it in one Query.
  analysis: (organizationId: number, analysisId: number): Key => ({
    pk: analysisPk(organizationId, analysisId),
    sk: 'ANALYSIS',
  }),
  component: (organizationId: number, analysisId: number, componentType: string): Key => ({
    pk: analysisPk(organizationId, analysisId),
    sk: `COMPONENT#${componentType}`,
  }),
  /** All graded components of a completed analysis. */
  components: (organizationId: number, analysisId: number): Key => ({
    pk: analysisPk(organizationId, analysisId),
    sk: 'COMPONENTS',
  }),
  recommendation: (organizationId: number, analysisId: number, recommendationId: number): Key => ({
    pk: analysisPk(organizationId, analysisId),
    sk: `RECOMMENDATION#${padId(recommendationId)}`,
  }),

  // Crawl: the row is the job `job_cr_{id}`.
  crawl: (organizationId: number, crawlId: number): Key => ({ pk: crawlPk(organizationId, crawlId), sk: 'CRAWL' }),
  /** What a crawl remembers between its batches: the robots rules and the counts of what it took. */
  crawlState: (organizationId: number, crawlId: number): Key => ({ pk: crawlPk(organizationId, crawlId), sk: 'STATE' }),
  /** A URL of the frontier that is still to be read. `order` sorts the frontier; it is derived from the URL, so that adding a URL
   * again, after a crash, adds nothing. */
  frontierUrl: (organizationId: number, crawlId: number, order: string): Key => ({
    pk: crawlPk(organizationId, crawlId),
    sk: `QUEUED#${order}`,
  }),
  /** Digests of the URL keys that this crawl has met, so that a URL enters the frontier once; `name` is derived from them. */
  seenUrlPack: (organizationId: number, crawlId: number, name: string): Key => ({
    pk: crawlPk(organizationId, crawlId),
    sk: `SEENPACK#${name}`,
  }),
  /** A URL key of a page that was given up for the one that it names as canonical; before, of every URL that was met. */
  seenUrl: (organizationId: number, crawlId: number, urlKey: string): Key => ({
    pk: crawlPk(organizationId, crawlId),
    sk: `SEEN#${fitSortKey(urlKey)}`,
  }),

  /** What the sitemaps and other files for crawlers say, until the site was audited. */
  crawlFiles: (organizationId: number, crawlId: number): Key => ({
    pk: crawlPk(organizationId, crawlId),
    sk: 'FILES',
  }),
  /** What the crawl did with the URLs of a batch. */
  crawledUrls: (organizationId: number, crawlId: number, part: number): Key => ({
    pk: crawlPk(organizationId, crawlId),
    sk: `URLS#${padId(part)}`,
  }),

  // Large values, in parts below the item limit
  blobPart: (blobId: string, part: number): Key => ({
    pk: `BLOB#${blobId}`,
    sk: `PART#${String(part).padStart(4, '0')}`,
  }),
} as const;

/** Sort-key prefixes for the queries that read a family of items of one partition. */
export const prefixes = {
  waitingJob: 'ORG#',
  /** Where those of the organizations behind this one begin. */
  waitingJobsAfter: (organizationId: number): string => `ORG#${padId(organizationId + 1)}`,
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
  siteCrawl: 'CRAWLS#',
  /** Of all audits of a site. */
  auditParts: ['AUDITED#', 'ISSUE#'],
  siteChanges: 'CHANGES#',
  fact: 'FACT#',
  pageFacts: 'PAGEFACTS#',
  ideaRun: 'RUN#',
  playbook: 'PLAYBOOK#',
  idea: 'IDEA#',
  dismissedKeyword: 'DISMISSEDKEYWORD#',
  listedJob: 'JOB#',
  webhook: 'WEBHOOK#',
  webhookOutbox: 'EVENTS#',
  webhookDelivery: 'DELIVERY#',
  dueDelivery: 'DUE#',
} as const;

/**
 * The secondary indexes, all sparse: an item is in one only while it carries the index's attributes.
 * `sitePages` lists the live pages of a site, priority pages first, then by path.
 * `pageChanges` lists the pages of a site by when what a list shows of them changed last; deleted pages stay in it, so that
 * a reader that knows the site (shared/pages/page-catalogue.ts) learns of their end.
 * `dueWork` lists what has to be looked at again at a time: unfinished jobs (by their deadline) and what comes at regular times.
 */
const listedPageAttributes = [
  'id',
  'siteId',
  'url',
  'path',
  'title',
  'name',
  'planned',
  'primaryKeyword',
  'isPriority',
  'opportunityScore',
  'draftCount',
  'openRecommendationCount',
  'latestGrade',
  'createdAt',
  'updatedAt',
] as const;

export const indexes = {
  sitePages: {
    name: 'sitePages',
    hash: 'sitePagesKey',
    range: 'sitePagesSort',
    projected: listedPageAttributes,
  },
  pageChanges: {
    name: 'pageChanges',
    hash: 'pageChangesKey',
    range: 'pageChangedAt',
    projected: [...listedPageAttributes, 'deletedAt'],
  },
  dueWork: {
    name: 'dueWork',
    hash: 'dueKind',
    range: 'dueAt',
    projected: ['workKind', 'organizationId', 'workId', 'status'],
  },
} as const;

/**
 * The index keys of a live page. A space ends the path, because no path has one and every character of a path sorts after
 * it: `/a/` comes before `/a/!b/`, as the paths alone do. A deleted page keeps `pageChangesKey` and loses the other two.
 */
export const sitePagesIndexKey = (page: {
  organizationId: number;
  siteId: number;
  isPriority: boolean;
  path: string | null;
  id: number;
}): { sitePagesKey: string; sitePagesSort: string; pageChangesKey: string } => ({
  sitePagesKey: sitePagesPartition(page.organizationId, page.siteId),
  sitePagesSort: `${page.isPriority ? 0 : 1}#${sortablePrefix(page.path ?? '')} ${padId(page.id)}`,
  pageChangesKey: sitePagesPartition(page.organizationId, page.siteId),
});

export const sitePagesPartition = (organizationId: number, siteId: number): string =>
  `${sitePk(organizationId, siteId)}#PAGES`;

/** Unfinished work is spread over a few partitions so that the index has no hot key; the sweeper reads them all. */
export const DUE_WORK_SHARDS = 4;
export type DueWorkKind = 'job' | 'refresh' | 'reconciliation' | 'schedule' | 'events' | 'webhook';
/** Where rows of earlier versions have their keyword generations and opportunity scores: read, and no longer written. */
type FormerDueWorkKind = 'keywords';
export const dueWorkIndexKey = (work: {
  kind: DueWorkKind;
  id: number;
  dueAt: string;
}): {
  dueKind: string;
  dueAt: string;
} => ({ dueKind: `${work.kind}#${work.id % DUE_WORK_SHARDS}`, dueAt: work.dueAt });
export const dueWorkPartitions = (kind: DueWorkKind | FormerDueWorkKind): string[] =>
  Array.from({ length: DUE_WORK_SHARDS }, (_, shard) => `${kind}#${shard}`);
