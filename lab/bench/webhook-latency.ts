/**
 * `npm run lab -- bench-webhooks`: how long it takes from an event to the first attempt, in the embedded system: 200 content
 * versions, one after the other, each of a separate page.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startBenchSystem } from './bench-system.ts';

const EVENTS = 200;
const latencies: number[] = [];
const server = createServer(async (request, response) => {
  const arrivedAt = Date.now();
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  response.writeHead(204).end();
  latencies.push(arrivedAt - Date.parse(JSON.parse(Buffer.concat(chunks).toString()).timestamp));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
await using bench = await startBenchSystem();
const system = await bench.start({ environment: { CRAWL_ORIGIN_OVERRIDES: `receiver.example=${origin}` } });
await system.must('POST', '/webhooks', { url: 'https://receiver.example/', events: ['content.version_created'] });
const site = (await system.must('POST', '/sites/plan', { brief: 'A bakery in Hexford that bakes bread.' })).body.data;
for (let at = 0; at < EVENTS; at += 1) {
  const { data } = (await system.must('POST', `/sites/${site.id}/plan/pages`, { name: `Page ${at}` })).body;
  await system.must('POST', `/pages/${data.page_id ?? data.id}/content`, { markdown: `# Page ${at}` });
}
for (let waits = 0; latencies.length < EVENTS && waits < 100; waits += 1) await delay(100);
latencies.sort((a, b) => a - b);
const percentile = (share: number): number => latencies[Math.ceil(share * latencies.length) - 1] ?? Number.NaN;
process.stdout.write(
  `${latencies.length} events: p50 ${percentile(0.5)} ms, p95 ${percentile(0.95)} ms, p99 ${percentile(0.99)} ms\n`,
);
await system.stop();
server.closeAllConnections();
server.close();
