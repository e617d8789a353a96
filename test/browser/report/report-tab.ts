/** A report in a browser, from a file: what it shows, and everything that went wrong. */
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll } from 'vitest';
import { type BrowserProcess, startBrowser } from '../../../shared/providers/web/browser/browser-process.ts';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const LOAD_MS_MAX = 30_000;

interface ReportTab {
  /** Errors and warnings of the console, exceptions, and every request but that of the file. */
  readonly problems: string[];
  evaluate(expression: string): Promise<unknown>;
  /** The violations of WCAG 2.2 AA and best practices, each with where it is. */
  violations(): Promise<string[]>;
  close(): Promise<void>;
}

interface TabOptions {
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

/** Opens documents as files, in the browser that the crawler has. */
export function useReportTabs(): (html: string, options: TabOptions) => Promise<ReportTab> {
  let running: BrowserProcess | undefined;
  let folder = '';
  let opened = 0;
  beforeAll(async () => {
    running = await startBrowser();
    folder = await mkdtemp(path.join(tmpdir(), 'report-tab-'));
    // Root's browser is another user.
    await chmod(folder, 0o755);
  });
  afterAll(async () => {
    await running?.kill();
    await rm(folder, { recursive: true, force: true });
  });
  return async (html, { width, theme }) => {
    if (running === undefined) throw new Error('the browser is not running yet');
    opened += 1;
    const file = path.join(folder, `report ${opened}.html`);
    await writeFile(file, html);
    const context = await running.browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } });
    const page = await context.newPage();
    const problems = collectProblems(page, pathToFileURL(file).href);
    await page.setViewport({ width, height: 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    await page.goto(pathToFileURL(file).href, { waitUntil: 'load', timeout: LOAD_MS_MAX });
    return {
      problems,
      evaluate: (expression) => page.evaluate(expression),
      violations: () => findViolations(page),
      close: () => context.close(),
    };
  };
}

function collectProblems(page: Page, own: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(`exception: ${String(error)}`));
  page.on('request', (request) => {
    if (request.url() !== own) problems.push(`request to ${request.url()}`);
  });
  return problems;
}

async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(axeFile, 'utf8'));
  const found = await page.evaluate(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ' at ' + target.join(' ') + ': ' + failureSummary)))`);
  return Array.isArray(found) ? found.map(String) : ['axe gave no result'];
}
