/** @module-tag stories */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readWork, type Understood, type Validated } from '../../../functions/ideas-worker/run-work.ts';
import type { IdeasWorkerServices } from '../../../functions/ideas-worker/services.ts';
import { researchKeywords } from '../../../functions/ideas-worker/steps/research-keywords.ts';
import { understandSite } from '../../../functions/ideas-worker/steps/understand-site.ts';
import { validateIdeas } from '../../../functions/ideas-worker/steps/validate-ideas.ts';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { startIdeasRun } from '../../../shared/jobs/start-ideas-run.ts';
import type { Embedder } from '../../../shared/providers/model/embedder.ts';
import { rulesIdeaWriter } from '../../../shared/providers/model/idea-writer.ts';
import { ModelError } from '../../../shared/providers/model/text-model.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import { getLatestIdeaRun } from '../../../shared/table/idea-runs.ts';
import { createPageWrites, newPage } from '../../../shared/table/pages.ts';
import { createSiteWrites, newSite } from '../../../shared/table/sites.ts';
import { useTable } from '../../shared/table/use-table.ts';

const database = useTable();
let organizations = 0;

/** Two pages on one thing in different words, among pages on others. */
const titles = [
  'Sell us your old bicycle',
  'Part-exchange for money off',
  'Brake pads and discs',
  'Buckled wheels made straight',
  'Riding in rain and ice',
  'Evening class for beginners',
  'Batteries in winter storage',
  'Punctures mended in ten minutes',
];

/** A model for which the first two titles mean the same, and each of the others something else. */
const meaning = async (texts: readonly string[]): Promise<number[][]> =>
  texts.map((text) => {
    const at = Math.max(1, titles.indexOf(text.split('\n')[0] ?? ''));
    return Array.from({ length: 12 }, (_, index) => (index === at ? 1 : 0.1));
  });

const embedderOf = (embed: Embedder['embed']): Embedder => ({
  ...{ model: 'place-1', textsMax: 64, areOff: async () => false, embed },
});

const services = (embedder: Embedder | null): IdeasWorkerServices => ({
  table: database.table,
  now: () => new Date(),
  newId: randomUUID,
  writer: rulesIdeaWriter,
  keywordDataFor: null,
  embedder,
  serp: null,
  siteSearch: { read: async () => ({ status: 'not_connected', value: null }) },
});

async function startRun(): Promise<JobMessage> {
  organizations += 1;
  const organizationId = organizations;
  const createdAt = new Date().toISOString();
  await putItem(database.table, {
    ...keys.organization(organizationId),
    ...{ id: organizationId, name: 'Velo', plan: 'pro', preview: true, auditAllowance: null, ideasCap: null },
    ...{ siteCount: 0, createdAt },
  });
  const site = newSite({
    id: organizationId,
    organizationId,
    domain: 'velo.example',
    createdAt,
    lastCrawledAt: createdAt,
  });
  await transact(database.table, createSiteWrites(site, null));
  for (const [at, title] of titles.entries()) {
    const page = newPage({
      ...{
        id: 100 * organizationId + at,
        organizationId,
        siteId: site.id,
        url: null,
        path: `/${at}/`,
        createdAt,
        title,
      },
      purpose: `${title}: all that is to be known of it, what it takes, how long it lasts, what it costs, and whom to ask about it in the workshop here.`,
    });
    await transact(database.table, createPageWrites(page));
  }
  const sent: JobMessage[] = [];
  await startIdeasRun(
    { ...services(null), jobs: { send: async (message: JobMessage) => void sent.push(message) } },
    { site, mode: 'update', trigger: 'manual' },
  );
  return sent[0] ?? expect.unreachable();
}

async function run(embedder: Embedder | null): Promise<Validated> {
  const job = await startRun();
  const given = services(embedder);
  for (const step of [understandSite, researchKeywords, validateIdeas]) await step(given, job);
  const active = await getLatestIdeaRun(database.table, job.organizationId, job.id);
  return readWork<Validated & Understood>(given, active ?? expect.unreachable());
}

test('topics are by the meaning of pages where a model places them, and by their words where none does', async () => {
  const listTopics = ({ topics }: Validated): number[][] =>
    topics.topics.map(({ pageIds }) => pageIds.map((id) => id % 100).toSorted());
  expect(listTopics(await run(embedderOf(meaning)))).toContainEqual([0, 1]);
  expect(listTopics(await run(null))).not.toContainEqual([0, 1]);
});

test('a model that fails changes nothing but a note: topics and ideas are those of words', async () => {
  const byWords = await run(null);
  const failed = await run(
    embedderOf(async () => {
      throw new ModelError('unavailable', 'overloaded');
    }),
  );
  expect(failed.meaningFailed).toBe(true);
  const comparable = ({ topics, proposals }: Validated) => [
    topics.topics.map(({ name, pageIds }) => [name, pageIds.map((id) => id % 100)]),
    proposals.map(({ title, score }) => [title, score]),
  ];
  expect(comparable(failed)).toEqual(comparable(byWords));
});
