/** One row of each kind that an organization can have, under the keys that the repositories use. */
import type { Table } from '../../shared/table/engine/client.ts';
import { sitePagesIndexKey } from '../../shared/table/engine/indexes.ts';
import { padId } from '../../shared/table/engine/key-text.ts';
import { type Key, keys } from '../../shared/table/engine/keys.ts';
import type { RowKind } from '../../shared/table/engine/row-kinds.ts';
import { type Row, writeItems } from '../../shared/table/engine/writes.ts';
import { newPage } from '../../shared/table/pages.ts';
import { recommendationPlaceKeys } from '../../shared/table/recommendation-places.ts';

/** Ids of one organization; those of another must differ, as they do in a real table. */
interface OwnIds {
  organizationId: number;
  siteId: number;
  pageId: number;
  /** Of whatever else has an id. */
  id: number;
}

/** Of no organization. A kind that is added has to say here, or in `rowsOf`, whose it is. */
export const globalKinds = [
  'idCounter',
  'ipWindow',
  'keywordMetrics',
  'serpSnapshot',
  'hostPause',
  'hostSlots',
  'admissionBeat',
  'jobPause',
  'checksEngine',
  'modelSwitch',
  'writesSwitch',
  'demoOrganization',
  'deletion',
  'migration',
  'taskStarts',
] as const satisfies readonly RowKind[];
type OwnKind = Exclude<RowKind, (typeof globalKinds)[number]>;

const AT = '2026-11-01T00:00:00.000Z';

export const rowsOf = ({ organizationId: o, siteId, pageId, id }: OwnIds): Record<OwnKind, Row> => {
  const blob = `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
  const own = (key: Key, attributes: Record<string, unknown> = {}): Row => ({ ...key, text: `of ${o}`, ...attributes });
  const path = '/a/';
  const page = newPage({ organizationId: o, id: pageId, siteId, url: null, path, createdAt: AT, draftCount: 1 });
  const job = (jobId: string) => ({ id: jobId, siteId, pageId });
  return {
    apiKey: own(keys.apiKey(`hash-${id}`), { organizationId: o, keyId: id }),
    apiKeyById: own(keys.apiKeyById(id), { organizationId: o }),
    owner: own(keys.owner('SITE', siteId), { organizationId: o }),
    jobPointer: own(keys.jobPointer(`job_an_${id}`), { organizationId: o }),
    organization: own(keys.organization(o), { id: o, siteCount: 1 }),
    user: own(keys.user(o, id), { organizationId: o }),
    idempotencyKey: own(keys.idempotencyKey(o, id, 'digest'), { state: 'running', expiresAtSeconds: 4_102_444_800 }),
    session: own(keys.session(`hash-${id}`), { organizationId: o, userId: id }),
    signInLink: own(keys.signInLink(`hash-${id}`), { organizationId: o, userId: id }),
    signInEmail: own(keys.signInEmail(`user-${id}@shop.example`), { organizationId: o, userId: id }),
    usedSignIn: own(keys.usedSignIn(`digest-${id}`), { organizationId: o, userId: id }),
    oauthCode: own(keys.oauthCode(`hash-${id}`), { organizationId: o, userId: id }),
    organizationSession: own(keys.organizationSession(o, id, `hash-${id}`), { userId: id, sessionHash: `hash-${id}` }),
    sessionIdempotencyKey: own(keys.sessionIdempotencyKey(o, `hash-${id}`, 'digest'), {
      state: 'running',
      expiresAtSeconds: 4_102_444_800,
    }),
    organizationKey: own(keys.organizationKey(o, id), {
      organizationId: o,
      keyId: id,
      userId: id,
      name: 'A key',
      prefix: 'coa_abcd',
      scopes: [],
      expiresAt: null,
      revokedAt: null,
      createdAt: AT,
      secretHash: `hash-${id}`,
      encryptedSecret: 'sealed',
    }),
    webhook: own(keys.webhook(o, id), { organizationId: o, id, encryptedSecret: 'sealed' }),
    webhookOutbox: own(keys.webhookOutbox(o, `event-${id}`), { organizationId: o, events: [] }),
    webhookDelivery: own(keys.webhookDelivery(o, id, `delivery-${id}`), { organizationId: o, webhookId: id }),
    dueDelivery: own(keys.dueDelivery(o, id, AT, `delivery-${id}`), { deliveryId: `delivery-${id}` }),
    usage: own(keys.usage(o, '2026-11'), { audits: 1 }),
    siteUsage: own(keys.siteUsage(o, '2026-11', siteId), { ofSite: siteId, modelCalls: 1 }),
    site: own(keys.site(o, siteId), { id: siteId, organizationId: o, pageCount: 1, draftCount: 1 }),
    siteHost: own(keys.siteHost(o, 'shop.example', siteId), { siteId, host: 'shop.example' }),
    pagePath: own(keys.pagePath(o, siteId, '/a/'), { pageId, path: '/a/' }),
    siteLock: own(keys.siteLock(o, siteId, 'CRAWL'), { holder: 'job_cr_1', leaseUntil: AT }),
    addedPageLock: own(keys.addedPageLock(o, siteId, id), { holder: 'job_cr_1', leaseUntil: AT }),
    jobSlot: own(keys.jobSlot('analysis', id), {
      organizationId: o,
      id,
      jobId: `job_an_${id}`,
      slot: id,
      leaseUntil: AT,
    }),
    waitingJob: own(keys.waitingJob('analysis', o, AT, `job_an_${id}`), {
      organizationId: o,
      queuedAt: AT,
      message: {},
    }),
    jobTurn: own(keys.jobTurn(o, 'analysis'), { organizationId: o, turnAt: AT }),
    listedJob: own(keys.listedJob(o, AT, padId(id), 'analysis'), {
      kind: 'analysis',
      jobNumber: id,
      siteId,
      pageId,
      createdAt: AT,
    }),
    siteCrawl: own(keys.siteCrawl(o, siteId, id), { crawlId: id }),
    crawlSchedule: own(keys.crawlSchedule(o, siteId), { organizationId: o, siteId, every: 'off' }),
    siteExport: own(keys.siteExport(o, siteId, `export-${id}`), { ids: { blobId: `${blob}-e`, parts: 1 } }),
    pageList: own(keys.pageList(o, siteId), { revision: 1 }),
    pageListLock: own(keys.pageListLock(o, siteId), { holder: 'x' }),
    pageListPart: own(keys.pageListPart(o, siteId, 'a#BASE#0', 'pages'), { build: 'x' }),
    siteAudit: own(keys.siteAudit(o, siteId), { crawlId: id }),
    auditedChecks: own(keys.auditedChecks(o, siteId, id, 0)),
    absentPages: own(keys.absentPages(o, siteId)),
    linkCounts: own(keys.linkCounts(o, siteId)),
    ignoredIssue: own(keys.ignoredIssue(o, siteId, 'title-missing')),
    recurringLines: own(keys.recurringLines(o, siteId)),
    linkSources: own(keys.linkSources(o, siteId, id, 0)),
    auditedUrls: own(keys.auditedUrls(o, siteId, id, 0)),
    issuePages: own(keys.issuePages(o, siteId, id, 'title-missing', 0)),
    siteChanges: own(keys.siteChanges(o, siteId, id), { crawlId: id, at: AT, parts: 1 }),
    changesPart: own(keys.changesPart(o, siteId, id, 0)),
    crawlFiles: own(keys.crawlFiles(o, id)),
    crawlSearches: own(keys.crawlSearches(o, id)),
    pageRecord: own(keys.pageRecord(o, pageId), { pageId }),
    pageVector: own(keys.pageVector(o, pageId), { pageId, digest: 'digest', vector: 'fwE=' }),
    rubric: own(keys.rubric(o, siteId)),
    searchConsole: own(keys.searchConsole(o, siteId)),
    opportunities: own(keys.opportunities(o, siteId), { ranking: { blobId: `${blob}-r`, parts: 1 } }),
    keywordGeneration: own(keys.keywordGeneration(o, siteId)),
    opportunityScores: own(keys.opportunityScores(o, siteId)),
    siteScores: own(keys.siteScores(o, siteId)),
    reportFigures: own(keys.reportFigures(o, siteId)),
    sharedReport: own(keys.sharedReport(o, siteId, `report-${id}`), {
      tokenHash: `shared-${id}`,
      document: { blobId: `${blob}-s`, parts: 1 },
    }),
    sharedReportLink: own(keys.sharedReportLink(`shared-${id}`), { organizationId: o, siteId, id: `report-${id}` }),
    sharedReportSlot: own(keys.sharedReportSlot(o, siteId, 0), { id: `report-${id}` }),
    indexReconciliation: own(keys.indexReconciliation(o, siteId), { organizationId: o, siteId }),
    planKeywordRun: own(keys.planKeywordRun(o, siteId)),
    modelBatch: own(keys.modelBatch(o, siteId)),
    batchQuestion: own(keys.batchQuestion(o, siteId, `${id}-a`), { organizationId: o, siteId, analysisId: id }),
    planBrief: own(keys.planBrief(o, siteId)),
    fact: own(keys.fact(o, siteId, `fact-${id}`), {
      revision: 1,
      citationCount: 2,
      activeCitationCount: 2,
      citations: [
        { pageId, status: 'active' },
        { pageId: pageId + 1_000, status: 'active' },
      ],
    }),
    factIdentity: own(keys.factIdentity(o, siteId, 'name')),
    pageFacts: own(keys.pageFacts(o, siteId, pageId), { pageId }),
    ideaRun: own(keys.ideaRun(o, siteId, AT, `run-${id}`)),
    playbook: own(keys.playbook(o, siteId, AT, `playbook-${id}`)),
    idea: own(keys.idea(o, siteId, `idea-${id}`)),
    ideasRevision: own(keys.ideasRevision(o, siteId)),
    authorityMap: own(keys.authorityMap(o, siteId)),
    dismissedKeyword: own(keys.dismissedKeyword(o, siteId, 'shoes')),
    ideasState: own(keys.ideasState(o, siteId)),
    page: own(keys.page(o, pageId), { ...page, ...sitePagesIndexKey(page), pageChangedAt: AT }),
    draft: own(keys.draft(o, pageId, 'title')),
    pageLinkCounts: own(keys.pageLinkCounts(o, pageId), { siteId, counts: null }),
    closedDraft: own(keys.closedDraft(o, pageId, 'title', id)),
    contentVersion: own(keys.contentVersion(o, pageId, id), { body: { nested: [{ blobId: blob, parts: 1 }] } }),
    snapshot: own(keys.snapshot(o, pageId, id), { id, pageId, crawlId: id }),
    pageLinks: own(keys.pageLinks(o, pageId)),
    outline: own(keys.outline(o, pageId, id), { organizationId: o, job: job(`job_ol_${id}`) }),
    outlineLock: own(keys.outlineLock(o, pageId)),
    analysisLock: own(keys.analysisLock(o, pageId)),
    snapshotPointer: own(keys.snapshotPointer(o, id), { pageId }),
    recommendationPointer: own(keys.recommendationPointer(o, id), { pageId, analysisId: id }),
    recommendationIds: own(recommendationPlaceKeys(o, id, id).ofOrganization, { ids: [id], pageId, analysisId: id }),
    recommendationOwner: own(recommendationPlaceKeys(o, id, id).ofOperator, { ids: [id], organizationId: o, pageId }),
    analysis: own(keys.analysis(o, id), {
      id,
      siteId,
      pageId,
      organizationId: o,
      createdAt: AT,
      job: job(`job_an_${id}`),
    }),
    planGeneration: own(keys.planGeneration(o, id), {
      id,
      siteId,
      organizationId: o,
      createdAt: AT,
      job: job(`job_plan_${id}`),
    }),
    component: own(keys.component(o, id, 'title'), { siteId }),
    components: own(keys.components(o, id), { siteId }),
    recommendation: own(keys.recommendation(o, id, id), { id }),
    analysisResults: own(keys.analysisResults(o, id), { analysisId: id, recommendationIds: [id] }),
    crawl: own(keys.crawl(o, id), { id, siteId, pageId, organizationId: o, job: job(`job_cr_${id}`) }),
    crawlState: own(keys.crawlState(o, id)),
    frontierUrl: own(keys.frontierUrl(o, id, '0#0#a')),
    seenUrlPack: own(keys.seenUrlPack(o, id, 'abc')),
    seenUrl: own(keys.seenUrl(o, id, '/a')),
    crawlSlice: own(keys.crawlSlice(o, id, 1)),
    digestedPages: own(keys.digestedPages(o, id, 1)),
    gatheredSite: own(keys.gatheredSite(o, id, 0)),
    auditShare: own(keys.auditShare(o, id, 1)),
    crawledUrls: own(keys.crawledUrls(o, id, 1)),
    blobPart: own(keys.blobPart(blob, 0)),
  };
};

/** Of the rows that a pointer, a name or an attribute makes an organization's, beside those of `rowsOf`. */
export const furtherRowsOf = ({ organizationId: o, siteId, pageId, id }: OwnIds): Row[] =>
  [
    keys.jobPointer(`job_cr_${id}`),
    keys.jobPointer(`job_ol_${id}`),
    keys.owner('RECOMMENDATION', id),
    keys.owner('ANALYSIS', id),
    keys.owner('CRAWL', id),
  ]
    .map((key): Row => ({ ...key, organizationId: o }))
    .concat([
      {
        ...keys.listedJob(o, AT, padId(id), 'plan_generation'),
        kind: 'plan_generation',
        jobNumber: id,
        siteId,
        pageId: null,
        createdAt: AT,
      },
      { ...keys.blobPart(`00000000-0000-4000-8000-${String(id).padStart(12, '0')}-r`, 0) },
      { ...keys.blobPart(`00000000-0000-4000-8000-${String(id).padStart(12, '0')}-e`, 0) },
      // A task was cut off between the value and the row that points at it.
      { ...keys.blobPart(`${o}-${pageId}-${id}`, 0) },
      { ...keys.blobPart(`${o}-${pageId}-${id}-links`, 0) },
      { ...keys.blobPart(`${o}-analysis-${id}`, 0) },
    ]);

export async function seedEveryRow(table: Table, ids: OwnIds): Promise<Row[]> {
  const puts = [...Object.values(rowsOf(ids)), ...furtherRowsOf(ids)];
  await writeItems(table, { puts });
  return puts;
}
