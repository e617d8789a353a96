/**
 * `npm run generate -- examples`: records an example of every operation on the crawled and analysed sample site, for the OpenAPI
 * document. Run it after a change of a resource, then `npm run generate`. Times and UUIDs are replaced, so that recording
 * again changes only what the API changed.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { allOperations } from '../../functions/catalog/api-groups.ts';
import { startSampleSite } from '../../local/sample-site-server.ts';
import { examplesDirectory, wholeLists } from '../../scripts/render-openapi.ts';
import type { OperationExample } from '../../shared/http/openapi-document.ts';
import { putKeywordMetrics } from '../../shared/table/keyword-metrics.ts';
import { startBenchSystem } from './bench-system.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { prepareResources, type Resources } from './prepared-resources.ts';
import { reads, type SampleRequest, sampleKeywordMetrics, writes } from './sample-requests.ts';

const POLL_MS = 100;
const ITEMS_SHOWN = 2;
const CHARACTERS_SHOWN = 150;
const EXAMPLE_TIME = '2026-11-21T10:15:00.000Z';
const EXAMPLE_MILLISECONDS = 84;
const EXAMPLE_SECRET = `whsec_${Buffer.alloc(32).toString('base64')}`;
const EXAMPLE_DATE = EXAMPLE_TIME.slice(0, 10);
/** The token of no link. */
const EXAMPLE_TOKEN = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';
/** Lists of large items, of which one shows the form: the description has at most 450 KB. */
const firstOnly = new Set(['components', 'recommendations', 'moves', 'updated', 'sections', 'plays', 'topics']);
/** Objects whose names are values, such as keys of criteria. */
const maps = new Set(['criteria_scores']);

const operations = allOperations();

async function record(system: MeasuredSystem, sample: SampleRequest, resources: Resources): Promise<OperationExample> {
  const operation = operations.find(({ operationId }) => operationId === sample.operationId);
  if (!operation) throw new Error(`no operation ${sample.operationId}`);
  const url = sample.path(resources, 0);
  const body = sample.body?.(resources, 0);
  const answer = await system.must(operation.method, url, body);
  const { job_id: jobId, jobs = [] } = answer.body?.data ?? {};
  if (typeof jobId === 'string' && /^job_(an|cr)_/.test(jobId)) await system.settle(jobId);
  for (const started of jobs) await system.settle(started.job_id);
  if (sample.operationId === 'generateOutline') await settleOutline(system, resources);
  const response = typeof answer.body === 'string' && answer.body.length > 0 ? null : shorten(answer.body);
  return {
    path: url.replace(resources.sharedReportToken, EXAMPLE_TOKEN),
    ...(body ? { body: shorten(body) } : {}),
    status: answer.status,
    ...(response ? { response } : {}),
  };
}

async function settleOutline({ must }: MeasuredSystem, { pageIds }: Resources): Promise<void> {
  const status = async (): Promise<string> => (await must('GET', `/pages/${pageIds[0]}/outline`)).body.data.status;
  while (['pending', 'processing'].includes(await status())) await delay(POLL_MS);
}

const uuids = new Map<string, string>();

function exampleUuid(uuid: string): string {
  const known = uuids.get(uuid) ?? `0192f0c4-7c1e-7d3a-9b1e-${String(uuids.size + 1).padStart(12, '0')}`;
  uuids.set(uuid, known);
  return known;
}

/** The value with lists of at most two items, strings of at most 150 characters, and stable times, UUIDs and secrets. */
function shorten(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) {
    const shown = wholeLists.has(name) ? undefined : firstOnly.has(name) ? 1 : ITEMS_SHOWN;
    return value.slice(0, shown).map((item) => shorten(item));
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).slice(0, maps.has(name) ? ITEMS_SHOWN : undefined);
    return Object.fromEntries(fields.map(([key, field]) => [key, shorten(field, key)]));
  }
  if (name === 'duration_ms') return EXAMPLE_MILLISECONDS;
  if (typeof value !== 'string') return value;
  if (name === 'secret') return EXAMPLE_SECRET;
  const stable = value
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, EXAMPLE_TIME)
    .replaceAll(/\/shared\/[\w-]{43}/g, `/shared/${EXAMPLE_TOKEN}`)
    .replaceAll(/coa_[\w-]{43}/g, 'coa_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, exampleUuid);
  if (name === 'prefix' && value.startsWith('coa_')) return 'coa_0123';
  if (name === 'token') return EXAMPLE_TOKEN;
  if (name === 'start' || name === 'end') return EXAMPLE_DATE;
  return stable.length > CHARACTERS_SHOWN ? `${stable.slice(0, CHARACTERS_SHOWN - 1)}…` : stable;
}

await using bench = await startBenchSystem();
await using cleanup = new AsyncDisposableStack();
const site = await startSampleSite();
cleanup.defer(() => site.stop());
await putKeywordMetrics(bench.table, [sampleKeywordMetrics]);
const system = await bench.start({ environment: { CRAWL_ORIGIN_OVERRIDES: `${site.domain}=${site.origin}` } });
const resources = await prepareResources(system, site.domain);

await rm(examplesDirectory, { recursive: true, force: true });
await mkdir(examplesDirectory, { recursive: true });
for (const sample of [...reads, ...writes]) {
  const example = await record(system, sample, resources);
  const file = path.join(examplesDirectory, `${sample.operationId}.json`);
  await writeFile(file, `${JSON.stringify(example, null, 2)}\n`);
}
await system.stop();
