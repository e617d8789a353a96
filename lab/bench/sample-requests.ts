import { DEFAULT_LANGUAGE, DEFAULT_LOCATION, type KeywordMetrics } from '../../shared/table/keyword-metrics.ts';
import { type Resources, sampleReport } from './prepared-resources.ts';

export interface SampleRequest {
  operationId: string;
  path(resources: Resources, at: number): string;
  body?(resources: Resources, at: number): object;
  /** How often it can be sent, where it uses up what it works on. */
  times?(resources: Resources): number;
  /** The path of a thing with a `status`, where the response has no job to wait for. */
  statusPath?(resources: Resources, at: number): string;
}

/** To be in the cache before the requests are sent. */
export const sampleKeywordMetrics: KeywordMetrics = {
  keyword: 'bike repair',
  location: DEFAULT_LOCATION,
  language: DEFAULT_LANGUAGE,
  searchVolume: 12_100,
  keywordDifficulty: 24,
  cpc: 2.1,
  competition: 0.4,
  searchIntent: 'commercial',
  monthlySearches: null,
  updatedAt: new Date().toISOString(),
};

const pagePath = (end: string) => (resources: Resources) => `/pages/${resources.pageIds[0]}${end}`;
/** Another page at every turn: a job of a page refuses a second one. */
const eachPagePath = (end: string) => (resources: Resources, at: number) => `/pages/${resources.pageIds[at]}${end}`;
const sitePath = (end: string) => (resources: Resources) => `/sites/${resources.siteId}${end}`;
const planPath = (end: string) => (resources: Resources) => `/sites/${resources.planSiteId}${end}`;
const webhookPath = (end: string) => (resources: Resources) => `/webhooks/${resources.webhookId}${end}`;
const everyPage = ({ pageIds }: Resources): number => pageIds.length;
const once = (): number => 1;

/** Requests that read: they can be repeated. */
export const reads: readonly SampleRequest[] = [
  { operationId: 'getHealth', path: () => '/health' },
  { operationId: 'getOpenapi', path: () => '/openapi.yaml' },
  { operationId: 'getMe', path: () => '/me' },
  { operationId: 'listSites', path: () => '/sites' },
  { operationId: 'getSite', path: sitePath('') },
  { operationId: 'listCrawls', path: sitePath('/crawls') },
  { operationId: 'listSiteIssues', path: sitePath('/issues') },
  { operationId: 'listLinkedPages', path: sitePath('/linked-pages') },
  { operationId: 'listIssuePages', path: sitePath('/issues/h1-missing/pages') },
  { operationId: 'listSiteChanges', path: sitePath('/changes') },
  { operationId: 'listCrawledUrls', path: ({ siteId, crawlId }) => `/sites/${siteId}/crawls/${crawlId}/urls` },
  { operationId: 'listPages', path: sitePath('/pages') },
  { operationId: 'lookupPage', path: () => '/pages/lookup?url=https://ridgeway-cycles.example/about/' },
  { operationId: 'getPage', path: pagePath('') },
  { operationId: 'listPageLinks', path: pagePath('/links') },
  { operationId: 'listIncomingLinks', path: pagePath('/incoming-links') },
  { operationId: 'getJob', path: ({ jobId }) => `/jobs/${jobId}` },
  { operationId: 'listJobs', path: ({ jobId }) => `/jobs?ids=${jobId}` },
  { operationId: 'listLatestJobs', path: () => '/latest-jobs' },
  { operationId: 'getContent', path: pagePath('/content') },
  { operationId: 'listContentVersions', path: pagePath('/content-versions') },
  { operationId: 'getContentVersion', path: (of) => `/pages/${of.pageIds[0]}/content-versions/${of.versionId}` },
  { operationId: 'listSnapshots', path: pagePath('/snapshots') },
  { operationId: 'getSnapshot', path: ({ snapshotId }) => `/snapshots/${snapshotId}` },
  { operationId: 'listDrafts', path: pagePath('/drafts') },
  { operationId: 'getAnalysis', path: pagePath('/analysis') },
  { operationId: 'getRubric', path: sitePath('/rubric') },
  { operationId: 'getChecks', path: pagePath('/checks') },
  { operationId: 'getBrief', path: pagePath('/brief') },
  { operationId: 'getReport', path: pagePath('/report') },
  {
    operationId: 'getKeywordMetrics',
    path: () => `/keywords/metrics?keyword=${encodeURIComponent(sampleKeywordMetrics.keyword)}`,
  },
  { operationId: 'listFacts', path: sitePath('/facts') },
  { operationId: 'listIdeas', path: sitePath('/ideas') },
  { operationId: 'getIdea', path: ({ siteId, ideaIds }) => `/sites/${siteId}/ideas/${ideaIds[0]}` },
  { operationId: 'getPlaybook', path: sitePath('/ideas/playbook') },
  { operationId: 'getAuthorityMap', path: sitePath('/ideas/topics') },
  { operationId: 'getIdeaRun', path: sitePath('/ideas/run') },
  { operationId: 'getPlan', path: planPath('/plan') },
  { operationId: 'getOpportunities', path: sitePath('/opportunities') },
  { operationId: 'getSitePerformance', path: sitePath('/performance') },
  { operationId: 'getPageQueries', path: pagePath('/queries') },
  { operationId: 'getPagePerformance', path: pagePath('/performance') },
  { operationId: 'getOutline', path: pagePath('/outline') },
  { operationId: 'getSignInMethod', path: () => '/console/sign-in-method' },
  { operationId: 'startSignIn', path: () => '/console/sign-in' },
  { operationId: 'finishSignIn', path: () => '/console/sign-in/callback' },
  { operationId: 'getConsoleSession', path: () => '/console/session' },
  { operationId: 'listConsoleKeys', path: () => '/console/keys' },
  { operationId: 'getConsoleRubric', path: ({ siteId }) => `/console/sites/${siteId}/rubric` },
  { operationId: 'listDismissedFacts', path: ({ siteId }) => `/console/sites/${siteId}/dismissed-facts` },
  { operationId: 'listWebhooks', path: () => '/webhooks' },
  { operationId: 'getWebhook', path: webhookPath('') },
  { operationId: 'listWebhookDeliveries', path: webhookPath('/deliveries') },
  { operationId: 'getUsage', path: () => '/usage' },
  { operationId: 'exportSite', path: sitePath('/export/pages') },
  { operationId: 'listSharedReports', path: sitePath('/shared-reports') },
  { operationId: 'openSharedReport', path: ({ sharedReportToken }) => `/shared/${sharedReportToken}` },
];

/** Requests that write, in an order in which none removes a resource that a later one needs. */
export const writes: readonly SampleRequest[] = [
  {
    operationId: 'recordReport',
    path: sitePath('/report-figures'),
    body: () => ({
      ...{ overall_score: 71.4, pages: 14, graded_pages: 10, grades: { A: 1, B: 3, C: 4, D: 2, F: 0 } },
      ...{ errors: 2, warnings: 9, notices: 6, recommendations_done: 5 },
    }),
  },
  {
    operationId: 'createSharedReport',
    path: sitePath('/shared-reports'),
    body: () => ({ document: sampleReport, expires_in_days: 30, prepared_by: 'Ada Example' }),
    times: () => 10,
  },
  {
    operationId: 'revokeSharedReport',
    path: ({ siteId, sharedReportIds }) => `/sites/${siteId}/shared-reports/${sharedReportIds[1]}`,
    times: once,
  },
  { operationId: 'createPage', path: sitePath('/pages'), body: (_, at) => ({ path: `/new-page-${at}` }) },
  { operationId: 'updatePage', path: pagePath(''), body: (_, at) => ({ primary_keyword: `bike repair ${at}` }) },
  {
    operationId: 'updatePages',
    path: sitePath('/pages'),
    body: ({ pageIds }, at) => ({ page_ids: pageIds.slice(0, 10), set: { secondary_keywords: [`cycling ${at}`] } }),
  },
  {
    operationId: 'previewGrade',
    path: pagePath('/preview-grade'),
    body: () => ({ title: 'Bike repair in Kingsbourne: prices and times' }),
  },
  {
    operationId: 'postContent',
    path: pagePath('/content'),
    body: (_, at) => ({ markdown: `# Repairs\n\nWe repair bicycles, number ${at}.\n\n- wheels\n- brakes` }),
  },
  { operationId: 'putDraft', path: pagePath('/drafts/title'), body: (_, at) => ({ draft_value: `Title ${at}` }) },
  { operationId: 'deleteDraft', path: pagePath('/drafts/title'), times: once },
  { operationId: 'recommendFromChecks', path: pagePath('/checks/recommendations') },
  { operationId: 'analyzePage', path: eachPagePath('/analyze'), times: everyPage },
  { operationId: 'analyzeFromChecks', path: eachPagePath('/checks/analyze'), times: everyPage },
  {
    operationId: 'analyzePages',
    path: sitePath('/analyze'),
    body: ({ pageIds }) => ({ page_ids: pageIds.slice(0, 10) }),
    times: once,
  },
  {
    operationId: 'dismissRecommendation',
    path: ({ recIds }, at) => `/recommendations/${recIds[at]}/dismiss`,
    times: ({ recIds }) => Math.min(5, recIds.length),
  },
  {
    operationId: 'resolveRecommendation',
    path: ({ recIds }, at) => `/recommendations/${recIds[5 + at]}/resolve`,
    body: () => ({ force: true }),
    times: ({ recIds }) => Math.min(5, recIds.length - 5),
  },
  {
    operationId: 'recheckRecommendation',
    path: ({ recIds }, at) => `/recommendations/${recIds[5 + at]}/recheck`,
    times: ({ recIds }) => Math.min(5, recIds.length - 5),
  },
  {
    operationId: 'createFacts',
    path: sitePath('/facts'),
    body: (_, at) => ({
      facts: [{ kind: 'stat', data: { label: `Wheels built in year ${at}`, value: '900' } }],
    }),
  },
  {
    operationId: 'updateFact',
    path: ({ siteId, factIds }, at) => `/sites/${siteId}/facts/${factIds[at]}`,
    body: (_, at) => ({ data: { label: `Bicycles serviced in year ${at}`, value: '2,500' } }),
    times: ({ factIds }) => Math.min(5, factIds.length),
  },
  {
    operationId: 'deleteFact',
    path: ({ siteId, factIds }, at) => `/sites/${siteId}/facts/${factIds[at]}`,
    times: ({ factIds }) => Math.min(5, factIds.length),
  },
  {
    operationId: 'generateOutline',
    path: eachPagePath('/outline'),
    times: everyPage,
    statusPath: eachPagePath('/outline'),
  },
  {
    operationId: 'updateOutlineSection',
    path: pagePath('/outline/sections/o1'),
    body: (_, at) => ({ revised_heading: `Heading ${at}` }),
  },
  {
    operationId: 'dismissIdea',
    path: ({ siteId, ideaIds }, at) => `/sites/${siteId}/ideas/${ideaIds[at]}/dismiss`,
    body: () => ({ reason: 'not_relevant' }),
    times: ({ ideaIds }) => Math.min(2, ideaIds.length - 1),
  },
  {
    operationId: 'reopenIdea',
    path: ({ siteId, ideaIds }, at) => `/sites/${siteId}/ideas/${ideaIds[at]}/reopen`,
    times: ({ ideaIds }) => Math.min(2, ideaIds.length - 1),
  },
  {
    operationId: 'acceptIdea',
    path: ({ siteId, ideaIds }) => `/sites/${siteId}/ideas/${ideaIds.at(-1)}/accept`,
    body: ({ pageIds }) => ({ action: 'create', page_id: pageIds[0] }),
    times: once,
  },
  { operationId: 'createPlanPage', path: planPath('/plan/pages'), body: (_, at) => ({ name: `Wheel building ${at}` }) },
  {
    operationId: 'updatePlanPage',
    path: ({ planSiteId, plannedPageIds }) => `/sites/${planSiteId}/plan/pages/${plannedPageIds[1]}`,
    body: (_, at) => ({ purpose: `To tell of our workshop, ${at}` }),
  },
  {
    operationId: 'deletePlanPage',
    path: ({ planSiteId, plannedPageIds }) => `/sites/${planSiteId}/plan/pages/${plannedPageIds.at(-1)}`,
    times: once,
  },
  {
    operationId: 'planSite',
    path: () => '/sites/plan',
    body: () => ({ brief: 'A bakery in Hexford that bakes bread.' }),
  },
  { operationId: 'generatePlan', path: planPath('/plan/generate'), times: once },
  { operationId: 'startPlanKeywords', path: planPath('/plan/keywords'), times: once },
  { operationId: 'refreshIdeas', path: planPath('/ideas/refresh'), times: once },
  { operationId: 'goLive', path: planPath('/go-live'), body: () => ({ domain: 'not-there.example' }), times: once },
  { operationId: 'recrawlPage', path: eachPagePath('/recrawl'), times: everyPage },
  {
    operationId: 'createSite',
    path: () => '/sites',
    body: (_, at) => ({ domain: `shop-${at}.example` }),
    times: () => 3,
  },
  { operationId: 'updateSite', path: sitePath(''), body: () => ({ name: 'Ridgeway Cycles' }) },
  {
    operationId: 'updateSiteIssue',
    path: sitePath('/issues/h1-missing'),
    body: () => ({ ignored_because: 'The logo is the heading.' }),
  },
  {
    operationId: 'setSchedule',
    path: sitePath('/schedule'),
    body: () => ({ every: 'week', hour: 3, analyse: 'changed' }),
  },
  { operationId: 'cancelJob', path: ({ cancelledJobId }) => `/jobs/${cancelledJobId}/cancel` },
  {
    operationId: 'createConsoleSession',
    path: () => '/console/session',
    body: ({ signInTokens }, at) => ({ token: signInTokens[at] }),
    times: ({ signInTokens }) => signInTokens.length,
  },
  {
    operationId: 'createConsoleKey',
    path: () => '/console/keys',
    body: (_, at) => ({ name: `Editor ${at}`, expires: '90_days' }),
  },
  { operationId: 'revealConsoleKey', path: ({ keyId }) => `/console/keys/${keyId}/reveal` },
  { operationId: 'revokeConsoleKey', path: ({ keyId }) => `/console/keys/${keyId}`, times: once },
  {
    operationId: 'putConsoleRubric',
    path: ({ siteId }) => `/console/sites/${siteId}/rubric`,
    body: () => ({ components: null }),
  },
  {
    operationId: 'editConsoleFact',
    path: ({ siteId, factIds }, at) => `/console/sites/${siteId}/facts/${factIds.at(-1 - at)}`,
    body: () => ({ dismissed: true }),
    times: () => 3,
  },
  {
    operationId: 'judgeRecommendation',
    path: ({ recIds }, at) => `/console/recommendations/${recIds[5 + at]}/verdict`,
    body: () => ({ addressed: true, reasoning: 'The title says what the page is about.' }),
    times: ({ recIds }) => Math.min(5, recIds.length - 5),
  },
  {
    operationId: 'startCrawl',
    path: sitePath('/crawl'),
    body: () => ({ max_pages: 20, include: ['/guides/**', '/shop/**'], exclude: ['/shop/basket'] }),
    times: once,
  },
  { operationId: 'deleteConsoleSession', path: () => '/console/session', times: once },
  {
    operationId: 'createWebhook',
    path: () => '/webhooks',
    body: (_, at) => ({
      url: `https://receiver.example/hooks/${at}`,
      events: ['ideas.run_completed'],
      description: 'Tells the editors of new ideas',
    }),
    times: () => 3,
  },
  { operationId: 'updateWebhook', path: webhookPath(''), body: (_, at) => ({ description: `Editors, ${at}` }) },
  { operationId: 'testWebhook', path: webhookPath('/test') },
  { operationId: 'rotateWebhookSecret', path: webhookPath('/secret/rotate') },
  {
    operationId: 'retryWebhookDelivery',
    path: ({ webhookId, deliveryId }) => `/webhooks/${webhookId}/deliveries/${deliveryId}/retry`,
  },
  { operationId: 'deleteWebhook', path: webhookPath(''), times: once },
  // The last one: those before use the site.
  { operationId: 'deleteSite', path: planPath(''), times: once },
];
