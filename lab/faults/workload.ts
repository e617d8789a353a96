import type { Random } from '../../test/faults/random.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/harness/api-client.ts';
import type { Ledger } from './ledger.ts';

/** A client's requests to one site, one after the other; several of them run at once. */
export interface Actor {
  api: ApiClient;
  ledger: Ledger;
  random: Random;
  siteId: number;
  /** Pages that only this actor writes to, so that the order of the writes is known. */
  pageIds: number[];
  counter: { value: number };
}

const draftFields = ['title', 'meta_description', 'h1'] as const;
const GENERIC_ERROR = 'Internal server error';
const NO_ANSWER = 'no answer';

/** Sends a request; null when the system is gone. */
async function ask(actor: Actor, send: (api: ApiClient) => Promise<ApiAnswer>): Promise<ApiAnswer | null> {
  const { ledger } = actor;
  ledger.requests += 1;
  const askedAt = performance.now();
  const answer = await send(actor.api).catch(() => null);
  if (answer === null) throw new Error(NO_ANSWER);
  ledger.latenciesMs.push(performance.now() - askedAt);
  if (answer.status < 500) return answer;
  ledger.serverErrors += 1;
  if (answer.body?.error?.message !== GENERIC_ERROR) ledger.wrong.push(`a 5xx says: ${answer.text.slice(0, 200)}`);
  return null;
}

/** A write to one field of a page. `isRefusal`: an answer that the API may give, after which nothing was written. */
async function writeField(
  actor: Actor,
  write: { pageId: number; field: string; value: string | null; send: (api: ApiClient) => Promise<ApiAnswer> },
  expected: readonly number[],
  refusals: readonly number[] = [],
): Promise<void> {
  const { ledger } = actor;
  const cell = ledger.will(write.pageId, write.field, write.value);
  const answer = await ask(actor, write.send);
  if (!answer) return;
  if (expected.includes(answer.status)) ledger.did(cell, write.value);
  else if (refusals.includes(answer.status)) ledger.didNot(cell, write.value);
  else ledger.wrong.push(`${write.field} of page ${write.pageId}: ${answer.status} ${answer.text.slice(0, 200)}`);
}

const nextNumber = ({ counter }: Actor): number => {
  counter.value += 1;
  return counter.value;
};

async function createPage(actor: Actor): Promise<void> {
  const { ledger, siteId } = actor;
  const path = `/written-${nextNumber(actor)}/`;
  ledger.maybePages.add(`${siteId} ${path}`);
  const answer = await ask(actor, (api) => api.post(`/sites/${siteId}/pages`, { path }));
  if (!answer) return;
  ledger.maybePages.delete(`${siteId} ${path}`);
  if (answer.status !== 201) {
    ledger.wrong.push(`page ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
    return;
  }
  ledger.acknowledged += 1;
  ledger.pages.set(answer.body.data.id, { siteId, path });
  actor.pageIds.push(answer.body.data.id);
}

function putDraft(actor: Actor, pageId: number): Promise<void> {
  const field = actor.random.pick(draftFields);
  const value = `Draft ${nextNumber(actor)}`;
  const send = (api: ApiClient) => api.put(`/pages/${pageId}/drafts/${field}`, { draft_value: value });
  return writeField(actor, { pageId, field: `draft ${field}`, value, send }, [200, 201]);
}

function deleteDraft(actor: Actor, pageId: number): Promise<void> {
  const field = actor.random.pick(draftFields);
  const send = (api: ApiClient) => api.delete(`/pages/${pageId}/drafts/${field}`);
  return writeField(actor, { pageId, field: `draft ${field}`, value: null, send }, [204]);
}

function postContent(actor: Actor, pageId: number): Promise<void> {
  const value =
    `# Page ${pageId}\n\nBody ${nextNumber(actor)}. ${'Words of a body that is graded. '.repeat(20)}`.trim();
  const send = (api: ApiClient) => api.post(`/pages/${pageId}/content`, { markdown: value });
  return writeField(actor, { pageId, field: 'content', value, send }, [200, 201]);
}

function assignKeyword(actor: Actor, pageId: number): Promise<void> {
  const value = `keyword ${nextNumber(actor)}`;
  const send = (api: ApiClient) => api.patch(`/pages/${pageId}`, { primary_keyword: value });
  return writeField(actor, { pageId, field: 'primary_keyword', value, send }, [200]);
}

async function addFact(actor: Actor): Promise<void> {
  const { ledger, siteId } = actor;
  const fact = { kind: 'award', data: { name: `Award ${nextNumber(actor)}`, year: '2026' } };
  const answer = await ask(actor, (api) => api.post(`/sites/${siteId}/facts`, { facts: [fact] }));
  if (!answer) return;
  const [inserted] = answer.body?.data?.inserted ?? [];
  if (answer.status !== 201 || !inserted) ledger.wrong.push(`fact: ${answer.status} ${answer.text.slice(0, 300)}`);
  else {
    ledger.acknowledged += 1;
    ledger.facts.set(inserted.id, siteId);
  }
}

async function analyze(actor: Actor, pageId: number): Promise<void> {
  const { ledger } = actor;
  ledger.analysesOfUnknownFate += 1;
  const answer = await ask(actor, (api) => api.post(`/pages/${pageId}/analyze`, {}));
  if (!answer) return;
  ledger.analysesOfUnknownFate -= 1;
  if (answer.status === 202) {
    ledger.acknowledged += 1;
    ledger.jobs.add(answer.body.data.job_id);
  } else if (!['no_content', 'analysis_in_progress'].includes(answer.body?.error?.code)) {
    ledger.wrong.push(`analysis: ${answer.status} ${answer.text.slice(0, 200)}`);
  }
}

async function outline(actor: Actor, pageId: number): Promise<void> {
  const { ledger } = actor;
  const answer = await ask(actor, (api) => api.post(`/pages/${pageId}/outline`, { primary_keyword: 'winter tyres' }));
  if (answer?.status === 202) {
    ledger.acknowledged += 1;
    const isOver = (data: Record<string, unknown> | null) => ['completed', 'failed'].includes(String(data?.['status']));
    ledger.polls.push({ path: `/pages/${pageId}/outline`, isOver });
  } else if (answer && answer.status !== 409)
    ledger.wrong.push(`outline: ${answer.status} ${answer.text.slice(0, 200)}`);
}

/** Adds what a separate site needs for ideas and keywords: planned pages. */
async function planSite(actor: Actor): Promise<void> {
  const { ledger } = actor;
  const brief = 'A bicycle shop in Bristol that sells touring bikes, helmets and lights, and repairs bicycles.';
  const planned = await ask(actor, (api) => api.post('/sites/plan', { brief, name: `Planned ${nextNumber(actor)}` }));
  if (planned?.status !== 201) return;
  const siteId: number = planned.body.data.id;
  ledger.acknowledged += 1;
  ledger.sites.add(siteId);
  await ask(actor, (api) => api.post(`/sites/${siteId}/plan/generate`, {}));
  const keywords = await ask(actor, (api) => api.post(`/sites/${siteId}/plan/keywords`, {}));
  if (keywords?.status === 202) {
    ledger.acknowledged += 1;
    ledger.polls.push({ path: `/sites/${siteId}/plan`, isOver: (data) => data?.['keywords_running'] === false });
  }
  const ideas = await ask(actor, (api) => api.post(`/sites/${siteId}/ideas/refresh`, {}));
  if (ideas?.status === 202) {
    ledger.acknowledged += 1;
    ledger.polls.push({ path: `/sites/${siteId}/ideas/run`, isOver: (data) => data?.['status'] !== 'running' });
  }
}

async function act(actor: Actor): Promise<void> {
  const { random } = actor;
  const roll = random.next();
  if (actor.pageIds.length === 0 || roll < 0.12) return createPage(actor);
  const pageId = random.pick(actor.pageIds);
  if (roll < 0.35) return putDraft(actor, pageId);
  if (roll < 0.42) return deleteDraft(actor, pageId);
  if (roll < 0.6) return postContent(actor, pageId);
  if (roll < 0.7) return assignKeyword(actor, pageId);
  if (roll < 0.78) return addFact(actor);
  if (roll < 0.9) return analyze(actor, pageId);
  if (roll < 0.96) return outline(actor, pageId);
  return planSite(actor);
}

/** Acts until it is stopped, or until the system is gone. */
export async function actUntil(actor: Actor, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      await act(actor);
    } catch (error) {
      if (error instanceof Error && error.message === NO_ANSWER) return;
      throw error;
    }
  }
}

/** An actor with its own site, which no crawl reads. @throws when the site cannot be made. */
export async function makeActor(
  given: { baseUrl: string; key: string; ledger: Ledger; random: Random },
  name: string,
): Promise<Actor> {
  const api = apiClient(given.baseUrl, given.key);
  const made = await api.post('/sites/plan', { brief: 'A shop for bicycles in Leeds.', name });
  if (made.status !== 201) throw new Error(`no site: ${made.status} ${made.text}`);
  given.ledger.sites.add(made.body.data.id);
  return {
    api,
    ledger: given.ledger,
    random: given.random,
    siteId: made.body.data.id,
    pageIds: [],
    counter: { value: 0 },
  };
}

/** Makes a site that the crawler reads. Null when its outcome is unknown. */
export async function crawlSite(actor: Actor, domain: string, pages: number): Promise<void> {
  const { ledger } = actor;
  try {
    const answer = await ask(actor, (api) => api.post('/sites', { domain }));
    if (!answer) return;
    if (answer.status !== 201) {
      ledger.wrong.push(`site ${domain}: ${answer.status} ${answer.text.slice(0, 200)}`);
      return;
    }
    ledger.acknowledged += 1;
    ledger.sites.add(answer.body.data.id);
    ledger.crawledSites.set(answer.body.data.id, pages);
    ledger.jobs.add(`job_cr_${answer.body.data.latest_crawl.id}`);
  } catch (error) {
    if (!(error instanceof Error && error.message === NO_ANSWER)) throw error;
  }
}
