import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod';
import { findFreePort } from '../../local/engines/free-port.ts';
import { startKillable } from '../../test/faults/killable-system.ts';
import { seededRandom } from '../../test/faults/random.ts';
import { type ApiClient, apiClient } from '../../test/harness/api-client.ts';
import { serveWebSites } from '../../test/harness/web-sites.ts';
import { type FaultOptions, type FaultReport, seconds } from './report.ts';

const WRITERS = 3;
const LIFE_MS_MIN = 300;
const LIFE_MS_MAX = 3_500;
/** A lease that a killed sender held, a beat of the sweeper, and the first pauses of a delivery. */
const ARRIVAL_MS_MAX = 300_000;

const eventSchema = z.object({
  type: z.literal('content.version_created'),
  data: z.object({ content_version_id: z.number(), page_id: z.number() }),
});

/**
 * Kills the system (or the engine under it) while clients write content and a receiver, which fails now and then, gets the
 * events: every acknowledged version has to arrive, and nothing that was not written.
 */
export async function webhookRounds({ rounds, seed }: FaultOptions): Promise<FaultReport> {
  const begun = performance.now();
  const random = seededRandom(seed);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'content-optimization-webhooks-'));
  const web = await serveWebSites(1);
  const written = new Map<number, number>();
  const arrived = new Map<number, number>();
  const losses: string[] = [];
  let deliveries = 0;
  let verifier: Webhook | null = null;
  const receiver = web.take({
    '/hook': async (request) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const body = Buffer.concat(chunks).toString();
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      deliveries += 1;
      if (random.next() < 0.1) return { status: 503 };
      const { data } = eventSchema.parse(verifier?.verify(body, headers));
      arrived.set(data.content_version_id, data.page_id);
      return { status: 204 };
    },
  });
  const port = await findFreePort();
  const start = () => startKillable({ port, dataDir, environment: { CRAWL_ORIGIN_OVERRIDES: web.originOverrides } });
  let system = await start();
  try {
    const { key } = system;
    if (key === null) throw new Error('the first start names no key');
    let api = apiClient(system.baseUrl, key);
    const url = `https://${receiver.domain}/hook`;
    const created = await api.post('/webhooks', { url, events: ['content.version_created'] });
    verifier = new Webhook(created.body.data.secret);
    const siteId: number = (await api.post('/sites/plan', { brief: 'A bakery in Hexford.' })).body.data.id;
    for (let round = 1; round <= rounds; round += 1) {
      let over = false;
      const writers = Array.from({ length: WRITERS }, (_, at) =>
        write(api, siteId, `Round ${round}, writer ${at}`, written, () => over),
      );
      await delay(random.between(LIFE_MS_MIN, LIFE_MS_MAX));
      await system.kill(random.next() < 0.25 ? 'engine' : 'system');
      over = true;
      await Promise.all(writers);
      system = await start();
      api = apiClient(system.baseUrl, key);
    }
    const end = Date.now() + ARRIVAL_MS_MAX;
    const missing = () => [...written.keys()].filter((id) => !arrived.has(id));
    while (missing().length > 0 && Date.now() < end) await delay(250);
    losses.push(...missing().map((id) => `the event of version ${id} did not arrive`));
    for (const [id, pageId] of arrived) {
      const { status } = await api.get(`/pages/${pageId}/content-versions/${id}`);
      if (status !== 200) losses.push(`the event of version ${id} arrived, which is not there: ${status}`);
    }
  } finally {
    await system.stop();
    await web.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  return {
    name: 'webhooks, kill -9',
    figures: {
      rounds,
      events: written.size,
      arrived: arrived.size,
      requests: deliveries,
      lost: losses.length,
      seconds: seconds(begun),
    },
    losses,
  };
}

/** New pages with a first version each, until the system dies. Notes what was acknowledged. */
async function write(
  api: ApiClient,
  siteId: number,
  name: string,
  written: Map<number, number>,
  isOver: () => boolean,
): Promise<void> {
  for (let at = 0; !isOver(); at += 1) {
    const page = await api.post(`/sites/${siteId}/plan/pages`, { name: `${name}, page ${at}` }).catch(() => null);
    const pageId = page?.body?.data?.page_id ?? page?.body?.data?.id;
    if (typeof pageId !== 'number') continue;
    const markdown = `# ${name}\n\nWords of page ${at}.`;
    const version = await api.post(`/pages/${pageId}/content`, { markdown }).catch(() => null);
    const id = version?.body?.data?.content_version_id;
    if (version?.status === 201 && typeof id === 'number') written.set(id, pageId);
  }
}
