/** @module-tag stories */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { IdeasWorkerServices } from '../../../functions/ideas-worker/services.ts';
import { researchKeywords } from '../../../functions/ideas-worker/steps/research-keywords.ts';
import { understandSite } from '../../../functions/ideas-worker/steps/understand-site.ts';
import { validateIdeas } from '../../../functions/ideas-worker/steps/validate-ideas.ts';
import { writePlaybook } from '../../../functions/ideas-worker/steps/write-playbook.ts';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { startIdeasRun } from '../../../shared/jobs/start-ideas-run.ts';
import { rulesIdeaWriter } from '../../../shared/providers/model/idea-writer.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import { createPageWrites, newPage } from '../../../shared/table/pages.ts';
import { createSiteWrites, newSite } from '../../../shared/table/sites.ts';
import { countCalls, useTable } from '../../shared/table/use-table.ts';

const database = useTable();
const SITE_PAGES = 1_000;
/** Pages of one batch read. */
const BATCH_PAGES = 25;
/** Reports, the site, the run, the work between the steps, the lists, the last transaction. */
const CALLS_OF_STEPS = 90;

const services = (): IdeasWorkerServices => ({
  table: database.table,
  now: () => new Date(),
  newId: randomUUID,
  writer: rulesIdeaWriter,
  keywordDataFor: null,
  embedder: null,
  serp: null,
  siteSearch: { read: async () => ({ status: 'not_connected', value: null }) },
});

async function siteOfPages(count: number): Promise<JobMessage> {
  const organizationId = 1;
  const createdAt = new Date().toISOString();
  await putItem(database.table, {
    ...keys.organization(organizationId),
    ...{ id: organizationId, name: 'Velo', plan: 'pro', preview: true, auditAllowance: null, ideasCap: null },
    ...{ siteCount: 0, createdAt },
  });
  const site = newSite({ id: 1, organizationId, domain: 'velo.example', createdAt, lastCrawledAt: createdAt });
  await transact(database.table, createSiteWrites(site, null));
  const parts = ['brakes', 'chains', 'wheels', 'saddles', 'lamps', 'tyres', 'pedals'];
  for (let start = 0; start < count; start += BATCH_PAGES) {
    const pages = Array.from({ length: Math.min(BATCH_PAGES, count - start) }, (_, offset) => {
      const at = start + offset;
      const title = `${parts[at % parts.length]} for model ${at}`;
      return newPage({
        ...{ id: at + 2, organizationId, siteId: site.id, url: null, path: `/${at}/`, createdAt, title },
        purpose: `The ${title} fit. Worn ${parts[at % parts.length]} need care, and brake pads wear in the rain.`,
      });
    });
    await Promise.all(pages.map((page) => transact(database.table, createPageWrites(page))));
  }
  const sent: JobMessage[] = [];
  await startIdeasRun(
    { ...services(), jobs: { send: async (message: JobMessage) => void sent.push(message) } },
    { site, mode: 'update', trigger: 'manual' },
  );
  const [job] = sent;
  if (!job) throw new Error('no run was started');
  return job;
}

test('a run over a thousand pages makes two calls of the table for a page at most, and a fixed number for its steps', async () => {
  const job = await siteOfPages(SITE_PAGES);
  const calls = countCalls(database.table);
  await understandSite(services(), job);
  const understood = calls.total();
  for (const step of [researchKeywords, validateIdeas, writePlaybook]) await step(services(), job);
  // A page: its outline, and its body where it has one. A batch: one read of its pages.
  expect(understood).toBeLessThanOrEqual(2 * SITE_PAGES + SITE_PAGES / BATCH_PAGES + CALLS_OF_STEPS);
  expect(calls.total() - understood).toBeLessThanOrEqual(CALLS_OF_STEPS);
}, 60_000);
