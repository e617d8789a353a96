import { describe, expect, test } from 'vitest';
import type { AuditSurroundings } from '../../../cli/audit/open-audit.ts';
import { runAudit } from '../../../cli/audit/run-audit.ts';
import type { AuditSystemOptions } from '../../../cli/audit/system.ts';
import { recordingOutput } from './recording-output.ts';
import { sampleChecks, sampleJob, sampleReport, sampleSite } from './sample-answers.ts';
import { errorAnswer, type StandInRoutes, startStandInApi } from './stand-in-api.ts';

const pageUrl = 'https://shop.example/repair/';
const lookup = `GET /pages/lookup?url=${encodeURIComponent(pageUrl)}`;
const setup = sampleSite({ background_status: 'discovering', page_count: 0, latest_crawl: null });
const crawling = sampleSite({
  background_status: 'crawling',
  latest_crawl: { id: 3, status: 'running', total_pages: 12, crawled_pages: 5 },
});

/** One page of one site, crawled and analysed without trouble. */
const goodRoutes: StandInRoutes = {
  'POST /sites': { status: 201, body: { data: setup } },
  'GET /sites/1': ({ attempt }) => ({ body: { data: attempt === 1 ? crawling : sampleSite() } }),
  [lookup]: { body: { data: { page_id: 7, site_id: 1, url: pageUrl, path: '/repair/' } } },
  'POST /pages/7/analyze': {
    status: 202,
    body: { data: { job_id: 'job_an_9', status: 'queued', page_id: 7, retry_after_seconds: 2 } },
  },
  'GET /jobs/job_an_9': ({ attempt }) => ({
    body: { data: sampleJob('job_an_9', attempt === 1 ? 'processing' : 'completed') },
  }),
  'GET /pages/7/report': { body: { data: { ...sampleReport(), comparison: null, a_later_field: 1 } } },
  'GET /pages/7/checks': { body: { data: sampleChecks() } },
  'GET /sites/1/pages?limit=100': {
    body: {
      data: [{ id: 7, url: pageUrl, path: '/guides/', title: 'All guides', overall_grade: 'B' }],
      meta: { total: 1, page: 1, per_page: 100 },
    },
  },
  'GET /sites/1/issues': {
    body: {
      data: [{ severity: 'error', pages: 3, title: 'Page does not exist', how: 'Restore the page.' }],
    },
  },
};

/** The page exists, and nothing links to it. */
const unlinked: StandInRoutes = {
  [lookup]: errorAnswer(404, 'page_not_found', 'Page not found'),
  'POST /sites/1/pages': {
    status: 202,
    body: { data: { job_id: 'job_cr_8', status: 'processing', page_id: 7, retry_after_seconds: 1 } },
  },
  'GET /jobs/job_cr_8': { body: { data: sampleJob('job_cr_8', 'completed') } },
};

interface Run {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly calls: readonly string[];
  readonly pauses: readonly number[];
  readonly started: readonly AuditSystemOptions[];
  readonly stopCount: number;
}

async function run(argv: string[], routes: StandInRoutes, overrides: Partial<AuditSurroundings> = {}): Promise<Run> {
  const api = await startStandInApi(routes);
  const [stdout, stderr] = [recordingOutput(), recordingOutput()];
  const pauses: number[] = [];
  const started: AuditSystemOptions[] = [];
  let stopCount = 0;
  const exitCode = await runAudit(argv, {
    stdout,
    stderr,
    variables: {},
    signal: new AbortController().signal,
    wait: async (seconds) => void pauses.push(seconds),
    startSystem: async (options) => {
      started.push(options);
      return { baseUrl: api.baseUrl, apiKey: 'coa_key', stop: async () => void stopCount++ };
    },
    ...overrides,
  });
  return { exitCode, stdout: stdout.text(), stderr: stderr.text(), calls: api.calls, pauses, started, stopCount };
}

describe('with a url', () => {
  test('registers, crawls, analyses and reports the page, then stops the system', async () => {
    const result = await run([pageUrl], goodRoutes);
    expect(result.exitCode).toBe(0);
    expect(result.calls).toEqual([
      'POST /sites',
      'GET /sites/1',
      'GET /sites/1',
      lookup,
      'POST /pages/7/analyze',
      'GET /jobs/job_an_9',
      'GET /jobs/job_an_9',
      'GET /pages/7/report',
      'GET /pages/7/checks',
      'GET /sites/1/pages?limit=100',
      'GET /sites/1/issues',
    ]);
    expect(result.stdout).toContain('Grade and score  B 87 of 100');
    expect(result.stdout).toMatch(/All 1 pages of shop\.example\n.*\nB +\/guides\/ +All guides\n/);
    expect(result.stdout).toMatch(/Issues of the site\nerror +3 +Page does not exist\n +Restore the page\.\n$/);
    expect(result.stopCount).toBe(1);
  });

  test('shows on stderr what is going on, and waits between polls as the API says', async () => {
    const { stderr, pauses } = await run([pageUrl], goodRoutes);
    expect(stderr.split('\n')).toEqual([
      '… Starting the system',
      '… Registering shop.example',
      '… Looking for pages of shop.example',
      '… Crawling shop.example: 5 of 12 pages',
      '✓ Crawled shop.example: 12 pages',
      `… Analysing ${pageUrl}`,
      `✓ Analysed ${pageUrl}`,
      '',
    ]);
    expect(pauses).toEqual([0.25, 0.375, 2, 2]);
  });

  test('sets the keyword of the page before it is analysed', async () => {
    const asked: unknown[] = [];
    const patch = ({ body }: { body: unknown }) => {
      asked.push(body);
      return { body: { data: {} } };
    };
    const { calls } = await run([pageUrl, '--keyword', 'tea'], { ...goodRoutes, 'PATCH /pages/7': patch });
    expect(asked).toEqual([{ primary_keyword: 'tea' }]);
    expect(calls.indexOf('PATCH /pages/7')).toBeLessThan(calls.indexOf('POST /pages/7/analyze'));
  });

  test('reads a page to which nothing links by itself', async () => {
    const asked: unknown[] = [];
    const create = ({ body }: { body: unknown }) => {
      asked.push(body);
      return { status: 202, body: { data: { job_id: 'job_cr_8', status: 'processing', page_id: 7 } } };
    };
    const { exitCode, calls } = await run([pageUrl], { ...goodRoutes, ...unlinked, 'POST /sites/1/pages': create });
    expect(exitCode).toBe(0);
    expect(asked).toEqual([{ path: '/repair/', crawl: true }]);
    expect(calls.indexOf('GET /jobs/job_cr_8')).toBeLessThan(calls.indexOf('POST /pages/7/analyze'));
  });

  test('takes a known page whose path differs by capitals', async () => {
    const known = { status: 409, body: { error: { code: 'conflict', message: 'Exists', details: { page_id: 7 } } } };
    const { exitCode } = await run([pageUrl], { ...goodRoutes, ...unlinked, 'POST /sites/1/pages': known });
    expect(exitCode).toBe(0);
  });

  test('looks for the home page when the url has no path', async () => {
    const { calls } = await run(['shop.example'], goodRoutes);
    expect(calls).toContain(`GET /pages/lookup?url=${encodeURIComponent('https://shop.example/')}`);
  });

  test('prints with --json the whole response of the report, and nothing else', async () => {
    const { stdout, exitCode } = await run([pageUrl, '--json'], goodRoutes);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ data: { ...sampleReport(), comparison: null, a_later_field: 1 } });
  });

  test.each([
    { url: pageUrl, overrides: '', withSampleSite: false },
    { url: 'https://ridgeway-cycles.example/shop/', overrides: '', withSampleSite: true },
    {
      url: 'https://ridgeway-cycles.example/shop/',
      overrides: 'ridgeway-cycles.example=http://127.0.0.1:9001',
      withSampleSite: false,
    },
  ])('$url with overrides "$overrides" starts the sample site: $withSampleSite', async (given) => {
    const variables = { CRAWL_ORIGIN_OVERRIDES: given.overrides };
    const { started } = await run([given.url], {}, { variables });
    expect(started).toEqual([{ variables, withSampleSite: given.withSampleSite }]);
  });
});

describe('failures are one line on stderr and exit code 1', () => {
  const crawl = (status: string, crawledPages: number) =>
    sampleSite({
      page_count: crawledPages,
      latest_crawl: { id: 3, status, total_pages: null, crawled_pages: crawledPages },
    });

  test.each<{ name: string; routes: StandInRoutes; line: string }>([
    {
      name: 'a domain that the API refuses',
      routes: { 'POST /sites': errorAnswer(400, 'invalid_request', 'domain is not a host name') },
      line: 'audit: domain is not a host name (400 invalid_request, POST /sites)',
    },
    {
      name: 'a crawl that failed',
      routes: { 'GET /sites/1': { body: { data: crawl('failed', 0) } } },
      line: 'audit: the crawl of shop.example failed: https://shop.example/ cannot be reached, or its robots.txt forbids crawling',
    },
    {
      name: 'a crawl without a page',
      routes: { 'GET /sites/1': { body: { data: crawl('completed', 0) } } },
      line: 'audit: the crawl of shop.example found no page: https://shop.example/ cannot be reached, or its robots.txt forbids crawling',
    },
    {
      name: 'a page that the crawl did not find and that cannot be read',
      routes: {
        ...unlinked,
        'GET /jobs/job_cr_8': { body: { data: sampleJob('job_cr_8', 'failed', { error: 'Crawl failed' }) } },
      },
      line: `audit: ${pageUrl} cannot be read: it does not exist, or robots.txt forbids it`,
    },
    {
      name: 'a page without content',
      routes: { 'POST /pages/7/analyze': errorAnswer(400, 'no_content', 'Nothing to analyse') },
      line: `audit: ${pageUrl} has no content to analyse: the crawl could not read the page (see its HTTP status)`,
    },
    {
      name: 'an analysis that failed',
      routes: {
        'GET /jobs/job_an_9': { body: { data: sampleJob('job_an_9', 'failed', { error: 'Analysis failed' }) } },
      },
      line: `audit: ${pageUrl}: Analysis failed`,
    },
    {
      name: 'a report of another shape',
      routes: { 'GET /pages/7/report': { body: { data: {} } } },
      line: 'audit: the report of page 7 is not as documented: data.page: Invalid input: expected object, received undefined',
    },
    {
      name: 'a crawl that hangs',
      routes: { 'GET /sites/1': { body: { data: crawling } } },
      line: 'audit: the crawl of shop.example has made no progress for 10 minutes',
    },
    {
      name: 'an analysis that hangs',
      routes: { 'GET /jobs/job_an_9': { body: { data: sampleJob('job_an_9', 'processing') } } },
      line: `audit: the analysis of ${pageUrl} has made no progress for 10 minutes`,
    },
  ])('$name', async ({ routes, line }) => {
    const result = await run([pageUrl], { ...goodRoutes, ...routes });
    expect(result.stderr.split('\n').slice(-2)).toEqual([line, '']);
    expect(result).toMatchObject({ exitCode: 1, stdout: '', stopCount: 1 });
  });

  test('what is no URL, without starting the system', async () => {
    const result = await run(['not a url'], {});
    expect(result).toMatchObject({ exitCode: 1, stdout: '', started: [] });
    expect(result.stderr).toBe('audit: "not a url" is not a URL; write it as https://shop.example/path/\n');
  });

  test('a system that does not start', async () => {
    const startSystem = () => Promise.reject(new Error('invalid environment:\nPORT: must be at most 65535'));
    const result = await run([pageUrl], {}, { startSystem });
    expect(result.exitCode).toBe(1);
    expect(result.stderr).toMatch(/\naudit: invalid environment: PORT: must be at most 65535\n$/);
  });
});

test('a wrong command line is exit code 2', async () => {
  expect(await run(['--nope'], {})).toMatchObject({ exitCode: 2, stdout: '', started: [] });
});

test('--help prints the usage and starts nothing', async () => {
  const result = await run(['--help'], {});
  expect(result).toMatchObject({ exitCode: 0, stderr: '', started: [] });
  expect(result.stdout).toMatch(
    /^Usage: npm run audit -- \[url\] \[--keyword text\] \[--site\] \[--json\] \[--html file\] \[--pdf file\]\n/,
  );
});

test('an interruption stops the system and is exit code 130', async () => {
  const controller = new AbortController();
  const wait = async () => {
    controller.abort(new Error('interrupted'));
    controller.signal.throwIfAborted();
  };
  const result = await run([pageUrl], goodRoutes, { signal: controller.signal, wait });
  expect(result).toMatchObject({ exitCode: 130, stdout: '', stopCount: 1 });
  expect(result.stderr).toMatch(/\naudit: interrupted\n$/);
});

test('an interruption while the system starts stops it as soon as it has started', async () => {
  const controller = new AbortController();
  let isStopped = false;
  const startSystem = async () => {
    controller.abort(new Error('interrupted'));
    const stop = async () => {
      isStopped = true;
    };
    return { baseUrl: 'http://127.0.0.1:1/v1', apiKey: 'k', stop };
  };
  const result = await run([pageUrl], {}, { signal: controller.signal, startSystem });
  expect(result).toMatchObject({ exitCode: 130, calls: [] });
  expect(isStopped).toBe(true);
});

describe('without a url', () => {
  const domain = 'ridgeway-cycles.example';
  const home = `https://${domain}/`;
  const pages = ['/', '/gift-cards/', '/missing/'].map((path, index) => ({
    id: 7 + index,
    url: `https://${domain}${path}`,
    path,
  }));
  const checksOf = (score: number | null, grade: string | null) => ({
    body: {
      data: sampleChecks({ last_analysis: score === null ? null : { overall_score: score, overall_grade: grade } }),
    },
  });
  const routes: StandInRoutes = {
    ...goodRoutes,
    'GET /sites/1/pages?limit=100': {
      body: { data: pages.slice(0, 2), meta: { total: 3, page: 1, per_page: 2 } },
    },
    'GET /sites/1/pages?limit=100&page=2': { body: { data: pages.slice(2), meta: { total: 3, page: 2, per_page: 2 } } },
    'POST /sites/1/analyze': ({ body }) => ({
      status: 202,
      body: {
        sent: body,
        data: {
          jobs: [7, 8].map((id) => ({ page_id: id, job_id: `job_an_${id}`, status: 'queued', retry_after_seconds: 2 })),
          skipped: [{ page_id: 9, reason: 'no_content' }],
        },
        meta: { requested: 3, queued: 2, skipped: 1 },
      },
    }),
    'GET /jobs?ids=job_an_7%2Cjob_an_8': {
      body: { data: [sampleJob('job_an_7', 'completed'), sampleJob('job_an_8', 'processing')] },
    },
    'GET /jobs?ids=job_an_8': { body: { data: [sampleJob('job_an_8', 'completed')] } },
    [`GET /pages/lookup?url=${encodeURIComponent(home)}`]: { body: { data: { page_id: 7, site_id: 1, url: home } } },
    'GET /pages/7/checks': checksOf(86.6, 'B'),
    'GET /pages/8/checks': checksOf(41, 'F'),
    'GET /pages/9/checks': checksOf(null, null),
  };

  test('audits every page of the sample site, worst first, then reports the home page', async () => {
    const result = await run([], routes);
    expect(result.exitCode).toBe(0);
    expect(result.started).toEqual([{ variables: {}, withSampleSite: true }]);
    const lines = result.stdout.split('\n');
    const start = lines.indexOf(`Pages of ${domain}, worst first`);
    expect(lines.slice(start + 2, start + 5).map((line) => line.split(/ {2,}/).at(-1))).toEqual([
      '/gift-cards/',
      '/',
      '/missing/ (no content)',
    ]);
    expect(lines.indexOf('Grade and score  B 87 of 100')).toBeGreaterThan(start);
    expect(result.stdout).toMatch(/npm run audit -- https:\/\/ridgeway-cycles\.example\/gift-cards\/\n$/);
  });

  test('polls only the jobs that still run', async () => {
    const { calls, pauses } = await run([], routes);
    expect(calls.filter((call) => call.startsWith('GET /jobs'))).toEqual([
      'GET /jobs?ids=job_an_7%2Cjob_an_8',
      'GET /jobs?ids=job_an_8',
    ]);
    expect(pauses.at(-1)).toBe(2);
  });

  test('with --json prints the report of the home page alone', async () => {
    const result = await run(['--json'], routes);
    expect(result.exitCode).toBe(0);
    expect(JSON.parse(result.stdout)).toMatchObject({ data: { page: { id: 7 } } });
    expect(result.calls).not.toContain('POST /sites/1/analyze');
  });
});
