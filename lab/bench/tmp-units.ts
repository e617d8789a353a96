import { setTimeout as delay } from 'node:timers/promises';
import { listUnfinishedJobs } from '../../shared/table/due-work.ts';
import { updateOrganization } from '../../shared/table/organizations.ts';
import { startBenchSystem } from './bench-system.ts';
import { startGeneratedSite } from './generated-site.ts';
const SITES = Number(process.argv[2]);
const bench = await startBenchSystem();
const sites = await Promise.all(Array.from({ length: SITES }, () => startGeneratedSite(14)));
const system = await bench.start({ counted: true, file: 'billed-system-process.ts', environment: { CRAWL_ORIGIN_OVERRIDES: sites.map((site, at) => `site-${at}.example=${site.origin}`).join(','), CRAWL_RENDER: 'never', WORKER_CONCURRENCY: '130', LOG_LEVEL: 'info', METRICS_NAMESPACE: 'bench' } });
await updateOrganization(bench.table, system.organizationId, { plan: 'pro', auditAllowance: 100000 });
const settle = async () => { while ((await listUnfinishedJobs(bench.table)).some(({ workKind }) => workKind === 'crawl' || workKind === 'analysis')) await delay(250); };
for (let at = 0; at < SITES; at += 1) { const t = Date.now(); try { await system.must('POST', '/sites', { domain: `site-${at}.example` }); } catch (e) { console.log(at, String(e).slice(0, 300)); break; } await settle(); console.log('crawl', at, Date.now() - t); }
for (let id = 1; id <= SITES; id += 1) {
  const t = Date.now();
  const { data } = (await system.must('GET', `/sites/${id}/pages?limit=25`)).body;
  await system.must('POST', `/sites/${id}/analyze`, { page_ids: data.map(({ id }: { id: number }) => id) }); await settle(); console.log('analyses', id, data.length, Date.now() - t);
}
await system.stop(); for (const site of sites) await site.stop(); await bench[Symbol.asyncDispose](); process.exit(0);
