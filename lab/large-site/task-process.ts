/** A task after a crawl, in a process as a function has it: what it spends is the process's alone, and tasks run side by side as on a stage. */
import { fork } from 'node:child_process';
import { reportCrawl } from '../../functions/crawl-worker/active-crawl.ts';
import { beginAudit } from '../../functions/crawl-worker/audit/begin-audit.ts';
import { compareShare } from '../../functions/crawl-worker/audit/compare-share.ts';
import { gather } from '../../functions/crawl-worker/audit/gather.ts';
import { auditSite } from '../../functions/crawl-worker/steps/audit-site.ts';
import { completeCrawl } from '../../functions/crawl-worker/steps/complete-crawl.ts';
import { crawlBatch } from '../../functions/crawl-worker/steps/crawl-batch.ts';
import { crawlSlice } from '../../functions/crawl-worker/steps/crawl-slice.ts';
import { generateContext } from '../../functions/crawl-worker/steps/generate-context.ts';
import { setProcessVariables } from '../../shared/environment.ts';
import { WorkSharedError } from '../../shared/jobs/worker-errors.ts';
import { type CrawlState, getCrawlState } from '../../shared/table/crawl-frontier.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { openCrawlServices } from './crawl-in-slices.ts';
import type { CrawledSite } from './crawled-rows.ts';
import { startCrawledTable } from './crawled-table.ts';
import { countSpent, countUnits, type Spent } from './spent.ts';

export const WORKERS = 4;

type Services = ReturnType<typeof openCrawlServices>;
type Begun = Awaited<ReturnType<typeof reportCrawl>> & { digests: CrawlState['digests'] };

const requireDigests = ({ crawl, digests }: Begun) => {
  if (digests === null) throw new Error('a site of fewer than 20,000 pages has no shares');
  return { crawl, digests };
};

async function runAudit(services: Services, job: { organizationId: number; id: number }): Promise<void> {
  const error = await auditSite(services, job, true).catch((thrown: unknown) => thrown);
  if (error !== undefined && !(error instanceof WorkSharedError)) throw error;
}

const steps = {
  batch: (services: Services, job: Job) => crawlBatch(services, job, true),
  slice: (services: Services, job: Job, _: Begun, number: number) => crawlSlice(services, job, number),
  begin: (services: Services, _: Job, { crawl, site }: Begun) => beginAudit(services, crawl, site),
  context: (services: Services, job: Job) => generateContext(services, job),
  gather: (services: Services, _: Job, begun: Begun, number: number) => gather(services, requireDigests(begun), number),
  audit: runAudit,
  share: (services: Services, _: Job, begun: Begun, number: number) =>
    compareShare(services, { ...begun, parts: requireDigests(begun).digests.parts }, number),
  completion: (services: Services, job: Job) => completeCrawl(services, job),
};

interface Job {
  organizationId: number;
  id: number;
}

export interface Task {
  engine: string;
  site: CrawledSite;
  step: keyof typeof steps;
  number: number;
}

export const openEngine = (endpoint: string) =>
  openTable({ TABLE_NAME: 'large', AWS_REGION: 'us-east-1', AWS_ENDPOINT_URL_DYNAMODB: endpoint });

/** Runs a task. Returns what it spent, without what it takes to start its process. */
export async function spendTask(task: Task): Promise<Spent> {
  const child = fork(import.meta.filename, [JSON.stringify(task)]);
  const { promise, resolve, reject } = Promise.withResolvers<Spent>();
  child.once('message', (spent: Spent) => resolve(spent));
  child.once('exit', () => reject(new Error(`${task.step} ${task.number} failed`)));
  const spent = await promise;
  const shown = [spent.processorMs, spent.heapMegabytes, spent.keptMegabytes].map(Math.round);
  console.error(
    `${task.site.pages} pages, ${task.step} ${task.number}: ${shown[0]} ms, ${shown[1]} MB, ${shown[2]} MB kept`,
  );
  return spent;
}

async function run({ engine, site, step, number }: Task): Promise<Spent> {
  setProcessVariables({ LOG_LEVEL: 'silent' });
  const job = { organizationId: site.organizationId, id: site.crawlId };
  const made = await startCrawledTable({ engine, site });
  const table = openEngine(made.endpoint);
  const services = openCrawlServices(table, site.pages, WORKERS);
  const begun = { ...(await reportCrawl(services, job)), digests: (await getCrawlState(table, job))?.digests ?? null };
  const takeUnits = countUnits(table);
  const { spent } = await countSpent(takeUnits, async () => steps[step](services, job, begun, number));
  made.stop();
  return spent;
}

if (process.send !== undefined && import.meta.main) {
  process.send(await run(JSON.parse(process.argv[2] ?? '') as Task), () => process.exit());
}
