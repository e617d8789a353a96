/** A crawl by workers in separate processes, one of which is killed in the middle of a batch. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { processVariables } from '../../shared/environment.ts';
import type { JobMessage } from '../../shared/jobs/job-message.ts';
import { crawlKind } from '../../shared/jobs/kinds/crawl.ts';
import { readJob } from '../../shared/jobs/lifecycle/job-rows.ts';
import { startSiteCrawl } from '../../shared/jobs/start-site-crawl.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { createIdAllocator } from '../../shared/table/engine/ids.ts';
import { createOrganization } from '../../shared/table/organizations.ts';
import { seedLiveSite } from '../harness/seed-live-site.ts';
import { serveWebSites, type WebPages } from '../harness/web-sites.ts';
import { linkedPages } from '../shared/jobs/linked-pages.ts';

const PAGES = 130;
/** In the second batch of three. */
const KILLED_AT_PAGE = 70;
const CONCURRENCY = 2;
/** `BATCH_URLS_PER_CONNECTION` of the crawl times the concurrency. */
export const BATCH_PAGES = 64 * CONCURRENCY;

/** A function's result, or its failure, in Lambda's words. */
type Outcome = { result: unknown } | { errorType: string; errorMessage: string };
type Invoke = (functionName: string, payload: unknown) => Promise<Outcome>;
/** Runs the state machine of the message to its end. */
export type RunMachine = (message: JobMessage, invoke: Invoke) => Promise<void>;

interface KilledCrawl {
  pages: number;
  kills: number;
  /** Requests of pages, those of pages that were read twice among them. */
  requests: number;
  jobState: string;
  crawledPages: number;
}

const workerProcess = fileURLToPath(new URL('worker-process.ts', import.meta.url));

/** The table is empty, and named by the environment of the process. */
export async function crawlWithKilledWorker(
  table: Table,
  environment: Record<string, string>,
  runMachine: RunMachine,
): Promise<KilledCrawl> {
  const web = await serveWebSites(1);
  let requests = 0;
  let kills = 0;
  let running: ReturnType<typeof spawn> | null = null;
  const counted = (html: WebPages[string]) => () => {
    requests += 1;
    if (requests === KILLED_AT_PAGE && running?.kill('SIGKILL')) kills += 1;
    return typeof html === 'string' ? html : '';
  };
  const pages = Object.entries(linkedPages(PAGES)).map(([path, html]) => [path, counted(html)] as const);
  const { domain } = web.take(Object.fromEntries(pages));

  async function invoke(functionName: string, payload: unknown): Promise<Outcome> {
    const child = spawn(process.execPath, [workerProcess], {
      env: {
        ...processVariables(),
        ...environment,
        CRAWL_ORIGIN_OVERRIDES: web.originOverrides,
        CRAWL_CONCURRENCY: String(CONCURRENCY),
        LOG_LEVEL: 'silent',
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    running = child;
    child.stdin.end(JSON.stringify({ functionName, payload }));
    const output = await text(child.stdout);
    if (output !== '') return JSON.parse(output);
    return { errorType: 'Runtime.ExitError', errorMessage: 'Error: Runtime exited with error: signal: killed' };
  }

  try {
    const now = new Date();
    const ids = createIdAllocator(table);
    const organizationId = await ids.next('organization');
    const createdAt = now.toISOString();
    await createOrganization(
      table,
      {
        id: organizationId,
        name: 'O',
        plan: 'pro',
        preview: true,
        auditAllowance: null,
        ideasCap: null,
        siteCount: 0,
        createdAt,
      },
      { id: 1, organizationId, name: 'U', preview: true, createdAt },
    );
    const { site } = await seedLiveSite({ table, ids }, { organizationId, domain, path: '/tyres-1/', now });
    const sent: JobMessage[] = [];
    const jobs = { send: async (...messages: JobMessage[]) => void sent.push(...messages) };
    await startSiteCrawl({ table, ids, jobs, now: () => now }, site);
    const [message] = sent;
    if (!message) throw new Error('no crawl was started');
    await runMachine(message, invoke);
    const row = await readJob(table, crawlKind, message);
    return {
      pages: PAGES,
      kills,
      requests,
      jobState: row?.job.state ?? 'gone',
      crawledPages: row?.crawledPages ?? 0,
    };
  } finally {
    await web.close();
  }
}
