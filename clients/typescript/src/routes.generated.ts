// Generated from openapi.yaml by `npm run generate`.

/** Of this package. */
export const VERSION = '0.1.0';

/** Method and path of each operation. */
export const routes = {
  /** Check that the service is up */
  getHealth: 'GET /health',
  /** Get the OpenAPI description of the API */
  getOpenapi: 'GET /openapi.yaml',
  /** Get the API key of the request */
  getMe: 'GET /me',
  /** List sites */
  listSites: 'GET /sites',
  /** Add a site */
  createSite: 'POST /sites',
  /** Get a site */
  getSite: 'GET /sites/{siteId}',
  /** Rename or archive a site */
  updateSite: 'PATCH /sites/{siteId}',
  /** Delete a site */
  deleteSite: 'DELETE /sites/{siteId}',
  /** Crawl a site */
  startCrawl: 'POST /sites/{siteId}/crawl',
  /** List the crawls of a site */
  listCrawls: 'GET /sites/{siteId}/crawls',
  /** List the URLs of a crawl */
  listCrawledUrls: 'GET /sites/{siteId}/crawls/{crawlId}/urls',
  /** Crawl a site at regular times */
  setSchedule: 'PUT /sites/{siteId}/schedule',
  /** List the issues of a site */
  listSiteIssues: 'GET /sites/{siteId}/issues',
  /** List the pages that have an issue */
  listIssuePages: 'GET /sites/{siteId}/issues/{issueId}/pages',
  /** Ignore an issue of a site */
  updateSiteIssue: 'PATCH /sites/{siteId}/issues/{issueId}',
  /** List what changed on a site */
  listSiteChanges: 'GET /sites/{siteId}/changes',
  /** List pages by their links */
  listLinkedPages: 'GET /sites/{siteId}/linked-pages',
  /** List pages */
  listPages: 'GET /sites/{siteId}/pages',
  /** Create a page */
  createPage: 'POST /sites/{siteId}/pages',
  /** Update several pages */
  updatePages: 'PATCH /sites/{siteId}/pages',
  /** Find a page by URL */
  lookupPage: 'GET /pages/lookup',
  /** Get a page */
  getPage: 'GET /pages/{pageId}',
  /** Update a page */
  updatePage: 'PATCH /pages/{pageId}',
  /** List links of a page */
  listPageLinks: 'GET /pages/{pageId}/links',
  /** List links to a page */
  listIncomingLinks: 'GET /pages/{pageId}/incoming-links',
  /** Get several jobs */
  listJobs: 'GET /jobs',
  /** List the latest jobs */
  listLatestJobs: 'GET /latest-jobs',
  /** Get a job */
  getJob: 'GET /jobs/{jobId}',
  /** Cancel a job */
  cancelJob: 'POST /jobs/{jobId}/cancel',
  /** Get the current content of a page */
  getContent: 'GET /pages/{pageId}/content',
  /** Replace the content of a page */
  postContent: 'POST /pages/{pageId}/content',
  /** List content versions of a page */
  listContentVersions: 'GET /pages/{pageId}/content-versions',
  /** Get a content version */
  getContentVersion: 'GET /pages/{pageId}/content-versions/{versionId}',
  /** List crawl snapshots of a page */
  listSnapshots: 'GET /pages/{pageId}/snapshots',
  /** Get a crawl snapshot */
  getSnapshot: 'GET /snapshots/{snapshotId}',
  /** List drafts of a page */
  listDrafts: 'GET /pages/{pageId}/drafts',
  /** Set the draft of a field */
  putDraft: 'PUT /pages/{pageId}/drafts/{field}',
  /** Delete the draft of a field */
  deleteDraft: 'DELETE /pages/{pageId}/drafts/{field}',
  /** Get the latest analysis of a page */
  getAnalysis: 'GET /pages/{pageId}/analysis',
  /** Start an analysis */
  analyzePage: 'POST /pages/{pageId}/analyze',
  /** Start several analyses */
  analyzePages: 'POST /sites/{siteId}/analyze',
  /** Start a recrawl */
  recrawlPage: 'POST /pages/{pageId}/recrawl',
  /** Get the rubric of a site */
  getRubric: 'GET /sites/{siteId}/rubric',
  /** Get the rubric of a site, and whether it is its own */
  getConsoleRubric: 'GET /console/sites/{siteId}/rubric',
  /** Set the rubric of a site */
  putConsoleRubric: 'PUT /console/sites/{siteId}/rubric',
  /** Get checks of a page */
  getChecks: 'GET /pages/{pageId}/checks',
  /** Recommend edits from checks */
  recommendFromChecks: 'POST /pages/{pageId}/checks/recommendations',
  /** Start an analysis from checks */
  analyzeFromChecks: 'POST /pages/{pageId}/checks/analyze',
  /** Dismiss a recommendation */
  dismissRecommendation: 'POST /recommendations/{recId}/dismiss',
  /** Resolve a recommendation */
  resolveRecommendation: 'POST /recommendations/{recId}/resolve',
  /** Recheck a recommendation */
  recheckRecommendation: 'POST /recommendations/{recId}/recheck',
  /** Give the verdict on a recommendation */
  judgeRecommendation: 'POST /console/recommendations/{recId}/verdict',
  /** Grade a text that is not stored */
  previewGrade: 'POST /pages/{pageId}/preview-grade',
  /** Get the brief of a page */
  getBrief: 'GET /pages/{pageId}/brief',
  /** Get the report of a page */
  getReport: 'GET /pages/{pageId}/report',
  /** Record the figures of a report */
  recordReport: 'POST /sites/{siteId}/report-figures',
  /** Share a report by a link */
  createSharedReport: 'POST /sites/{siteId}/shared-reports',
  /** List shared reports */
  listSharedReports: 'GET /sites/{siteId}/shared-reports',
  /** Revoke a shared report */
  revokeSharedReport: 'DELETE /sites/{siteId}/shared-reports/{reportId}',
  /** Read a shared report */
  openSharedReport: 'GET /shared/{token}',
  /** Get keyword metrics */
  getKeywordMetrics: 'GET /keywords/metrics',
  /** List facts of a site */
  listFacts: 'GET /sites/{siteId}/facts',
  /** Create facts */
  createFacts: 'POST /sites/{siteId}/facts',
  /** Update a fact */
  updateFact: 'PATCH /sites/{siteId}/facts/{factId}',
  /** Delete or dismiss a fact */
  deleteFact: 'DELETE /sites/{siteId}/facts/{factId}',
  /** Edit, dismiss or restore a fact */
  editConsoleFact: 'PATCH /console/sites/{siteId}/facts/{factId}',
  /** List dismissed facts */
  listDismissedFacts: 'GET /console/sites/{siteId}/dismissed-facts',
  /** List content ideas */
  listIdeas: 'GET /sites/{siteId}/ideas',
  /** Get the latest playbook */
  getPlaybook: 'GET /sites/{siteId}/ideas/playbook',
  /** Get the authority map of a site */
  getAuthorityMap: 'GET /sites/{siteId}/ideas/topics',
  /** Get the latest ideas run */
  getIdeaRun: 'GET /sites/{siteId}/ideas/run',
  /** Start an ideas run */
  refreshIdeas: 'POST /sites/{siteId}/ideas/refresh',
  /** Get a content idea */
  getIdea: 'GET /sites/{siteId}/ideas/{ideaId}',
  /** Accept a content idea */
  acceptIdea: 'POST /sites/{siteId}/ideas/{ideaId}/accept',
  /** Dismiss a content idea */
  dismissIdea: 'POST /sites/{siteId}/ideas/{ideaId}/dismiss',
  /** Reopen a dismissed content idea */
  reopenIdea: 'POST /sites/{siteId}/ideas/{ideaId}/reopen',
  /** Create a planned site */
  planSite: 'POST /sites/plan',
  /** Generate the plan of a site */
  generatePlan: 'POST /sites/{siteId}/plan/generate',
  /** Get the plan of a site */
  getPlan: 'GET /sites/{siteId}/plan',
  /** Create a planned page */
  createPlanPage: 'POST /sites/{siteId}/plan/pages',
  /** Update a planned page */
  updatePlanPage: 'PATCH /sites/{siteId}/plan/pages/{pageId}',
  /** Delete a planned page */
  deletePlanPage: 'DELETE /sites/{siteId}/plan/pages/{pageId}',
  /** Start keyword assignment for a plan */
  startPlanKeywords: 'POST /sites/{siteId}/plan/keywords',
  /** Take a planned site live */
  goLive: 'POST /sites/{siteId}/go-live',
  /** Get the opportunities of a site */
  getOpportunities: 'GET /sites/{siteId}/opportunities',
  /** Get search performance of a site */
  getSitePerformance: 'GET /sites/{siteId}/performance',
  /** Get search queries of a page */
  getPageQueries: 'GET /pages/{pageId}/queries',
  /** Get daily search performance of a page */
  getPagePerformance: 'GET /pages/{pageId}/performance',
  /** Start an outline */
  generateOutline: 'POST /pages/{pageId}/outline',
  /** Get the latest outline of a page */
  getOutline: 'GET /pages/{pageId}/outline',
  /** Update a section of the latest outline */
  updateOutlineSection: 'PATCH /pages/{pageId}/outline/sections/{key}',
  /** List webhooks */
  listWebhooks: 'GET /webhooks',
  /** Create a webhook */
  createWebhook: 'POST /webhooks',
  /** Get a webhook */
  getWebhook: 'GET /webhooks/{webhookId}',
  /** Update a webhook */
  updateWebhook: 'PATCH /webhooks/{webhookId}',
  /** Delete a webhook */
  deleteWebhook: 'DELETE /webhooks/{webhookId}',
  /** Send a test event */
  testWebhook: 'POST /webhooks/{webhookId}/test',
  /** Rotate the secret of a webhook */
  rotateWebhookSecret: 'POST /webhooks/{webhookId}/secret/rotate',
  /** List the deliveries of a webhook */
  listWebhookDeliveries: 'GET /webhooks/{webhookId}/deliveries',
  /** Send a delivery again */
  retryWebhookDelivery: 'POST /webhooks/{webhookId}/deliveries/{deliveryId}/retry',
  /** Get how people sign in */
  getSignInMethod: 'GET /console/sign-in-method',
  /** Begin to sign in at the identity provider */
  startSignIn: 'GET /console/sign-in',
  /** Sign in with the answer of the identity provider */
  finishSignIn: 'GET /console/sign-in/callback',
  /** Sign in with a one-time link */
  createConsoleSession: 'POST /console/session',
  /** Get the session of the request */
  getConsoleSession: 'GET /console/session',
  /** Sign out */
  deleteConsoleSession: 'DELETE /console/session',
  /** List API keys */
  listConsoleKeys: 'GET /console/keys',
  /** Create an API key */
  createConsoleKey: 'POST /console/keys',
  /** Reveal an API key */
  revealConsoleKey: 'POST /console/keys/{keyId}/reveal',
  /** Revoke an API key */
  revokeConsoleKey: 'DELETE /console/keys/{keyId}',
  /** Export rows of a site */
  exportSite: 'GET /sites/{siteId}/export/{what}',
  /** Get the usage of a month */
  getUsage: 'GET /usage',
} as const;
