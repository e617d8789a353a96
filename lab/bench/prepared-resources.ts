import { setTimeout as delay } from 'node:timers/promises';
import type { MeasuredSystem } from './measured-system.ts';
import { retryPoll } from './retry-poll.ts';

/** The resources that the requests of a measurement use, made through the API itself. */
export interface Resources {
  siteId: number;
  /** Of the site. */
  crawlId: number;
  pageIds: number[];
  recIds: number[];
  factIds: string[];
  /** Ideas for new pages. */
  ideaIds: string[];
  versionId: number;
  snapshotId: number;
  jobId: string;
  /** A crawl that was cancelled: to cancel it again returns it again. */
  cancelledJobId: string;
  planSiteId: number;
  plannedPageIds: number[];
  /** Of a key that can be revoked. */
  keyId: number;
  /** Of one-time links that were not used. */
  signInTokens: string[];
  /** Two reports that are shared. */
  sharedReportIds: string[];
  /** Of the link of the first of them. */
  sharedReportToken: string;
  webhookId: number;
  /** Attempted once, in vain. */
  deliveryId: string;
}

const BRIEF =
  'Ridgeway Cycles repairs and sells bicycles in Hexford, England. We service road, touring and electric bikes, build wheels, ' +
  'fit bikes to their riders, hire out touring bikes by the week, and run maintenance classes on Saturday mornings.';
const ANALYZED_PAGES = 10;
const POLL_MS = 100;

/** Waits until the setup of a site is over. */
export async function settleSite({ must }: MeasuredSystem, siteId: number): Promise<void> {
  const read = () => retryPoll(() => must('GET', `/sites/${siteId}`));
  while ((await read()).body.data.background_status !== null) await delay(POLL_MS);
}

/** Waits until what a path returns is no longer at work. */
export async function settleStatus({ must }: MeasuredSystem, path: string): Promise<void> {
  const read = () => retryPoll(() => must('GET', path));
  while (['pending', 'processing'].includes((await read()).body.data.status)) await delay(POLL_MS);
}

/** Crawls the site, analyzes some of its pages, plans another one, and builds ideas. */
export async function prepareResources(system: MeasuredSystem, domain: string): Promise<Resources> {
  const { must, settle } = system;
  const siteId: number = (await must('POST', '/sites', { domain })).body.data.id;
  await settleSite(system, siteId);
  const pages: { id: number }[] = (await must('GET', `/sites/${siteId}/pages?limit=100`)).body.data;
  const pageIds = pages.map(({ id }) => id);
  const recIds: number[] = [];
  let jobId = '';
  for (const pageId of pageIds.slice(0, ANALYZED_PAGES)) {
    const { job_id: startedId } = (await must('POST', `/pages/${pageId}/analyze`)).body.data;
    await settle(startedId);
    jobId ||= startedId;
    const analysis = (await must('GET', `/pages/${pageId}/analysis`)).body.data;
    // A page may lack the field that another one asks for: then there is nothing to validate.
    const ofBody = (analysis?.recommendations ?? []).filter(
      ({ target_field: field }: { target_field: string }) => field === 'body_content',
    );
    recIds.push(...ofBody.map(({ id }: { id: number }) => id));
  }
  const first = pageIds[0];
  const version = await must('POST', `/pages/${first}/content`, { markdown: '# Repairs\n\nWe repair bicycles.' });
  const snapshots = await must('GET', `/pages/${first}/snapshots`);
  await must('POST', `/pages/${first}/outline`, { primary_keyword: 'bike repairs' });
  await settleStatus(system, `/pages/${first}/outline`);
  const planSiteId: number = (await must('POST', '/sites/plan', { brief: BRIEF })).body.data.id;
  const planned = (await must('POST', `/sites/${planSiteId}/plan/generate`)).body.data.pages;
  await must('POST', `/sites/${siteId}/ideas/refresh`);
  while (['queued', 'running'].includes((await must('GET', `/sites/${siteId}/ideas/run`)).body.data?.status))
    await delay(POLL_MS);
  const ideas = (await must('GET', `/sites/${siteId}/ideas?limit=100`)).body.data;
  const stated = Array.from({ length: 10 }, (_, at) => ({
    kind: 'stat',
    data: { label: `Bicycles serviced in year ${at}`, value: `${at + 1},000` },
  }));
  const facts = (await must('POST', `/sites/${siteId}/facts`, { facts: stated })).body.data.inserted;
  const readId = ({ id }: { id: string }) => id;
  return {
    siteId,
    crawlId: (await must('GET', `/sites/${siteId}`)).body.data.latest_crawl.id,
    pageIds,
    recIds,
    factIds: facts.map(readId),
    ideaIds: ideas.filter(({ action }: { action: string }) => action !== 'optimize').map(readId),
    versionId: version.body.data.content_version_id,
    snapshotId: snapshots.body.data[0].id,
    jobId,
    cancelledJobId: await cancelledCrawl(system),
    planSiteId,
    keyId: (await must('POST', '/console/keys', { name: 'To be revoked', expires: '30_days' })).body.id,
    signInTokens: system.signInLinks.map((link) => link.replace(/^.*token=/, '')),
    plannedPageIds: planned.map(({ page_id, id }: { page_id?: number; id?: number }) => page_id ?? id),
    ...(await shareReports(system, siteId)),
    ...(await createWebhook(system, domain)),
  };
}

export const sampleReport =
  '<!doctype html><html lang="en"><head><title>Ridgeway Cycles</title><style>main{max-width:40rem}</style></head>' +
  '<body><main><h1>Ridgeway Cycles</h1></main></body></html>';

async function shareReports(
  { must }: MeasuredSystem,
  siteId: number,
): Promise<Pick<Resources, 'sharedReportIds' | 'sharedReportToken'>> {
  const share = async () =>
    (await must('POST', `/sites/${siteId}/shared-reports`, { document: sampleReport, expires_in_days: 30 })).body.data;
  const [opened, revoked] = [await share(), await share()];
  return { sharedReportIds: [opened.id, revoked.id], sharedReportToken: opened.path.replace(/^.*\//, '') };
}

/** A webhook of the site itself, which takes no events, with a delivery. */
async function createWebhook(
  { must }: MeasuredSystem,
  domain: string,
): Promise<Pick<Resources, 'webhookId' | 'deliveryId'>> {
  const created = await must('POST', '/webhooks', { url: `https://${domain}/hooks`, events: ['ideas.run_completed'] });
  const webhookId: number = created.body.data.id;
  const deliveryId: string = (await must('POST', `/webhooks/${webhookId}/test`)).body.data.id;
  const attempts = async () => (await must('GET', `/webhooks/${webhookId}/deliveries`)).body.data[0].attempts;
  while ((await attempts()).length === 0) await delay(POLL_MS);
  return { webhookId, deliveryId };
}

/** The crawl of a host that does not exist is patient for some seconds, in which it is cancelled. */
async function cancelledCrawl({ must }: MeasuredSystem): Promise<string> {
  const siteId: number = (await must('POST', '/sites', { domain: 'not-there-yet.example' })).body.data.id;
  const jobId = `job_cr_${(await must('GET', `/sites/${siteId}`)).body.data.latest_crawl.id}`;
  await must('POST', `/jobs/${jobId}/cancel`);
  return jobId;
}
