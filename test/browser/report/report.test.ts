/**
 * The report as its reader has it: a file in a browser, and a PDF.
 *
 * @module-tag browser
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeHtmlReport } from '../../../cli/audit/html/make-html-report.ts';
import { printPdf } from '../../../cli/audit/html/print-pdf.ts';
import {
  type RecordedSite,
  recordedAdvice,
  recordedApi,
  recordedIssue,
  recordedPage,
} from '../../cli/audit/html/recorded-api.ts';
import { readPdf } from './read-pdf.ts';
import { useReportTabs } from './report-tab.ts';

const openTab = useReportTabs();

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(8);
const titles = [
  'Bicycle repair',
  'إصلاح الدراجات في المدينة',
  '自転車の修理と点検',
  longWord,
  '<script>alert(1)</script>',
];

const site = (size: number): RecordedSite => ({
  pages: Array.from({ length: size }, (_, at) => {
    const page = recordedPage({
      id: at + 1,
      path: `/${at === 3 ? longWord : at}/`,
      url: `https://shop.example/${at === 3 ? longWord : at}/`,
    });
    const title = titles[at % titles.length] ?? null;
    return page.latest_snapshot === null ? page : { ...page, latest_snapshot: { ...page.latest_snapshot, title } };
  }),
  issues: (['error', 'warning', 'notice'] as const).map((severity) =>
    recordedIssue({ id: `title-${severity}`, severity, pages: 40 }),
  ),
  urlsOf: () =>
    titles.map((title, at) => ({
      url: `https://shop.example/${at}/`,
      page_id: at + 1,
      evidence: `The page says "${title}".`,
      related_urls: [],
    })),
  reportOf: () => ({
    recommendations: titles.map((title, at) =>
      recordedAdvice({
        id: at + 1,
        title,
        description: `${title} `.repeat(6),
        content_excerpt: `${title}\n\n`.repeat(20),
      }),
    ),
  }),
});

let siteHtml = '';
let pageHtml = '';
beforeAll(async () => {
  const { client } = recordedApi(site(60));
  siteHtml = await makeHtmlReport({ siteId: 1 }, { client });
  pageHtml = await makeHtmlReport({ pageId: 4 }, { client });
});

describe.each([
  { width: 360, theme: 'light' },
  { width: 360, theme: 'dark' },
  { width: 1_440, theme: 'light' },
  { width: 1_440, theme: 'dark' },
] as const)('$width px wide, $theme', (options) => {
  test.each(['site', 'page'])(
    'the report of a %s has no violation of axe, no error, no request and no sideways scrolling',
    async (kind) => {
      const tab = await openTab(kind === 'site' ? siteHtml : pageHtml, options);
      try {
        expect(await tab.evaluate('document.documentElement.scrollWidth')).toBe(options.width);
        expect(await tab.evaluate('document.styleSheets.length')).toBe(1);
        const isDark = "getComputedStyle(document.body).backgroundColor !== 'rgb(245, 246, 248)'";
        expect(await tab.evaluate(isDark)).toBe(options.theme === 'dark');
        expect(await tab.violations()).toEqual([]);
        expect(tab.problems).toEqual([]);
      } finally {
        await tab.close();
      }
    },
  );
});

test('a script that found its way into the document does not run', async () => {
  const tab = await openTab(
    siteHtml.replace(
      '<main',
      '<script>document.title = "run"</script><img src="https://shop.example/x.png" onerror="document.title = 1"><main',
    ),
    { width: 360, theme: 'light' },
  );
  try {
    expect(await tab.evaluate('document.title')).toBe('Content audit of Ridgeway Cycles');
    const refused = tab.problems.filter((problem) => problem.includes('Content Security Policy')).join(' ');
    expect(refused).toMatch(/script/);
    expect(refused).toMatch(/image/);
  } finally {
    await tab.close();
  }
});

test.each(['a4', 'letter'] as const)(
  'on %s paper the report has pages with numbers, an outline, tags and text that can be read',
  async (paper) => {
    const pdf = readPdf(await printPdf(siteHtml, { paper }));
    expect(pdf.pages.length).toBeGreaterThan(5);
    expect(Math.round(pdf.width)).toBe(paper === 'a4' ? 596 : 612);
    expect(pdf.isTagged).toBe(true);
    expect(pdf.tableHeaders).toBeGreaterThan(0);
    expect(pdf.title).toBe('Content audit of Ridgeway Cycles');
    expect(pdf.outline).toEqual(expect.arrayContaining(['Summary', 'Grades', 'Issues', 'All pages']));
    expect(pdf.pages[0]).toContain('Do first');
    for (const [at, text] of pdf.pages.entries()) expect(text).toContain(`${at + 1} / ${pdf.pages.length}`);
    // The head of the table of all pages is on each page that the table is on.
    const ofTable = pdf.pages.filter((text) => text.includes('https://shop.example/59/') || text.includes('/59/'));
    for (const text of ofTable) expect(text).toContain('Grade Score Page');
  },
);

test('a process that only prints waits for its PDF', async () => {
  const module = new URL('../../../cli/audit/html/print-pdf.ts', import.meta.url).href;
  const script = `const { printPdf } = await import(${JSON.stringify(module)});
    process.stdout.write(String((await printPdf('<h1>Report</h1>', { paper: 'a4' })).length));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  expect(Number(stdout)).toBeGreaterThan(1_000);
});
