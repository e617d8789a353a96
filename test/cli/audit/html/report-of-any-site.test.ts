/** The report of sites that no test could crawl: of 500 pages, with hostile answers, with nothing in them. */
import { describe, expect, test } from 'vitest';
import { makeHtmlReport } from '../../../../cli/audit/html/make-html-report.ts';
import { PAGES_MAX } from '../../../../console/report/read/read-pages.ts';
import { DETAILED_PAGES_MAX } from '../../../../console/report/read/read-report.ts';
import {
  exampleReport,
  type IssueUrl,
  type RecordedSite,
  recordedAdvice,
  recordedApi,
  recordedIssue,
  recordedPage,
} from './recorded-api.ts';
import { documentOf, expectInert, textOf, textsOf } from './report-html.ts';

const siteOf = (size: number): RecordedSite => {
  const pages = Array.from({ length: size }, (_, at) =>
    recordedPage({
      id: at + 1,
      path: at === 0 ? '/' : `/guides/page-${at}/`,
      url: `https://shop.example/guides/page-${at}/`,
    }),
  );
  const urls: IssueUrl[] = pages.map(({ id, url }) => ({
    url: url ?? '',
    page_id: id,
    evidence: `The title of page ${id} has ${id} characters.`,
    related_urls: [],
  }));
  const issues = ['error', 'warning', 'notice'].flatMap((severity) =>
    Array.from({ length: 15 }, (_, at) =>
      recordedIssue({
        id: `${severity}-${at}`,
        severity: severity as 'error',
        pages: size,
        title: `${severity} ${at}`,
      }),
    ),
  );
  return { pages, issues, urlsOf: () => urls };
};

const make = async (site: RecordedSite, pageId?: number) => {
  const { client, calls } = recordedApi(site);
  const html = await makeHtmlReport(pageId === undefined ? { siteId: 1 } : { pageId }, { client });
  return { html, calls, document: documentOf(html) };
};

test('a report of 500 pages is below 3 MB, and takes no call for each page: one for each page in detail and for each issue', async () => {
  const { html, calls, document } = await make(siteOf(500));
  expect(Buffer.byteLength(html)).toBeLessThan(3_000_000);
  const fixed = ['GET /sites/1', 'GET /sites/1/rubric', 'GET /sites/1/crawls', 'GET /sites/1/issues'];
  const outcomes = 4;
  const lists = ['GET /sites/1/export/pages', 'POST /sites/1/report-figures'];
  expect(calls).toHaveLength(fixed.length + lists.length + DETAILED_PAGES_MAX + 45 + outcomes);
  expect(document.querySelectorAll('.pages-table tbody tr')).toHaveLength(500);
  expectInert(html);
});

test('the figures of a site are of all its pages, however few of them are listed or in detail', async () => {
  const size = PAGES_MAX + 501;
  const site = siteOf(size);
  // The pages that are in no list and in no detail are the better half.
  const scoreOf = (id: number): number => (id <= size / 2 ? 40 : 90);
  const pages = site.pages.map((page) => ({
    ...page,
    ...(page.latest_analysis && {
      latest_analysis: {
        ...page.latest_analysis,
        overall_score: scoreOf(page.id),
        overall_grade: page.id <= size / 2 ? ('F' as const) : ('A-' as const),
      },
    }),
  }));
  const { calls, document } = await make({
    pages,
    componentsOf: ({ id }) => ({ title: scoreOf(id) }),
  });
  expect(calls.filter((call) => call.startsWith('GET /pages/'))).toHaveLength(DETAILED_PAGES_MAX);
  expect(document.querySelectorAll('.pages-table tbody tr')).toHaveLength(PAGES_MAX);
  expect(textOf(document.querySelector('[aria-labelledby="pages"]'))).toContain(
    '501 pages more of the site are counted in every figure, and not listed.',
  );
  expect(textsOf(document, '.tile').slice(0, 2)).toEqual([
    'Overall gradeD 65 of 100mean score of 1,501 pages that were graded',
    'Pages in this report1,501all pages of the site, 1,501 graded',
  ]);
  expect(textsOf(document, '.legend li')).toEqual([
    'A 751 pages',
    'B 0 pages',
    'C 0 pages',
    'D 0 pages',
    'F 750 pages',
  ]);
  const grades = document.querySelector('[aria-labelledby="grades"]');
  expect(textOf(grades)).toContain('The mean of each component over the 1,501 pages that were graded.');
  expect(textsOf(document, '[aria-labelledby="grades"] table:first-of-type tbody tr')).toEqual(['Title65D6 %1501']);
});

test('the report says what has changed since the last one, and on which day that was', async () => {
  const previous = {
    at: '2026-10-01T09:00:00.000Z',
    overall_score: 61.5,
    pages: 2,
    graded_pages: 1,
    grades: { A: 0, B: 0, C: 0, D: 1, F: 0 },
    errors: 3,
    warnings: 0,
    notices: 0,
    recommendations_done: 4,
  };
  const { document, html } = await make({ ...siteOf(2), previous, site: { recommendations_done: 9 } });
  const text = textOf(document.querySelector('[aria-labelledby="since"]'));
  expect(text).toContain('Compared with the report of 1 October 2026.5 recommendations were done since then.');
  const rows = textsOf(document, '[aria-labelledby="since"] tbody tr');
  expect(rows.slice(1, 3)).toEqual(['Graded pages12', 'Pages22']);
  expect(rows.at(-3)).toBe('Types of errors315');
  expectInert(html);
  expect((await make(siteOf(2))).document.querySelector('[aria-labelledby="since"]')).toBeNull();
});

test('components of pages that an earlier release graded are of those in detail, and the report says so', async () => {
  const { document } = await make(siteOf(30));
  expect(textOf(document.querySelector('[aria-labelledby="grades"]'))).toContain(
    'The mean of each component over 20 pages, of 30 that were graded',
  );
});

test('a page of a site with 10,000 URLs of an issue is found among them, or its report ends without it', async () => {
  const site = siteOf(1);
  const urls = (size: number, own: number): IssueUrl[] =>
    Array.from({ length: size }, (_, at) => ({
      url: `https://shop.example/${at}/`,
      page_id: at === own ? 1 : at + 2,
      evidence: 'The page has no title element.',
      related_urls: [],
    }));
  const near = await make(
    { ...site, issues: [recordedIssue({ pages: 20_000 })], urlsOf: () => urls(20_000, 1_200) },
    1,
  );
  expect(near.document.querySelectorAll('.issue')).toHaveLength(1);
  expect(near.calls.filter((call) => call.includes('/issues/'))).toHaveLength(3);
  const far = await make(
    { ...site, issues: [recordedIssue({ pages: 20_000 })], urlsOf: () => urls(20_000, 19_000) },
    1,
  );
  expect(far.calls.filter((call) => call.includes('/issues/'))).toHaveLength(20);
  expect(textOf(far.document.querySelector('[aria-labelledby="issues"]'))).toContain(
    'Of some types of issues only the first URLs were looked through for this page.',
  );
  expect(textOf(far.document.querySelector('main'))).not.toContain('No issue was found.');
});

test('an example of structured data is a block of code, one property a line', async () => {
  const description = 'Declare the type. Example: {"@context":"https://schema.org","@type":"Article"}';
  const { client } = recordedApi({
    pages: [recordedPage({ id: 1 })],
    reportOf: () => ({ recommendations: [recordedAdvice({ id: 1, description })] }),
  });
  const html = await makeHtmlReport({ pageId: 1 }, { client });
  expect(html).toMatch(/<code class="advice-code"[^>]*>\{\n {2}&quot;@context&quot;: /);
  expect(html).not.toContain('{&quot;@context&quot;');
});

test('a page in the report of a site says who judged it, whose words its advice has, and how much of a model was left out', async () => {
  const dropped = [{ kind: 'edit', name: 'title', reason: 'number' } as const];
  const { document } = await make({
    ...siteOf(1),
    reportOf: () => ({
      analysis: { ...(exampleReport.analysis ?? expect.unreachable()), dropped },
      recommendations: [recordedAdvice({ id: 1, worded_by: 'editor-1' })],
    }),
  });
  const card = textOf(document.querySelector('.page-card'));
  expect(card).toContain('Judged by rules-v1');
  expect(card).toContain('Worded by editor-1');
  expect(card).toContain('1 text of the model left out');
});

test('a report by rules says what they count and what they do not judge; one by a model does not', async () => {
  const said = 'is not judged: that takes a language model.';
  const aboutOf = async (site: Parameters<typeof make>[0]) =>
    textOf((await make(site)).document.querySelector('.about'));
  const analysis = exampleReport.analysis ?? expect.unreachable();
  const components = analysis.components.map((one) => ({ ...one, model: 'editor-1', judged_by: 'editor-1' }));
  expect(await aboutOf({ ...siteOf(1), reportOf: () => ({ analysis }) })).toContain(said);
  expect(await aboutOf({ ...siteOf(1), reportOf: () => ({ analysis: { ...analysis, components } }) })).not.toContain(
    said,
  );
});

test('the report of a page names what to do first without the other pages of the site', async () => {
  const site = { ...siteOf(40), issues: [recordedIssue({ severity: 'error', pages: 40 })] };
  const { document } = await make(site, 3);
  expect(textOf(document.querySelector('.first'))).toContain('The title of page 3 has 3 characters.');
  expect(textOf(document.querySelector('.first'))).not.toContain('more URL');
});

test('the report of a page has its sheet below the summary, in the language of the page, without words of the API', async () => {
  const markdown =
    '# Dach\n\n**Keyword:** dach <b>  \n**Die Seite heute:** „Dach“, 9 Wörter\n\n## Das zuerst\n\n1. Den Titel kürzen\n\n## Verlinken auf\n\n- /preise/\n\n*Alles Weitere steht in den anderen Feldern.*\n';
  const site = { ...siteOf(1), reportOf: () => ({ sheet: { language: 'de', markdown } }) };
  const { html, document } = await make(site, 1);
  expect(textsOf(document, 'h2').slice(0, 3)).toEqual(['Summary', 'For the person who writes', 'Grades']);
  const sheet = document.querySelector('.sheet');
  expect(sheet?.getAttribute('lang')).toBe('de');
  expect(textOf(sheet)).toBe(
    'Keyword: dach <b>Die Seite heute: „Dach“, 9 WörterDas zuerstDen Titel kürzenVerlinken auf/preise/',
  );
  expectInert(html);
  expect((await make(site)).document.querySelector('.sheet')).toBeNull();
});

test('the report of one page of a site says one, and names no home page and no priority page that is not there', async () => {
  const { document } = await make({
    pages: [recordedPage({ id: 1, path: '/prices/', is_priority: false, page_kind: 'contact' })],
  });
  const text = textOf(document.querySelector('main'));
  expect(text).toContain('the only page of the site, 1 graded');
  expect(text).toContain('The components of the one page that was graded.');
  expect(text).toContain('The one graded page.');
  expect(text).not.toMatch(/home page|priority pages|as a mean|these pages|1 pages/);
});

test('the pages in detail are named in their order, those alone that are there', async () => {
  const page = (id: number, path: string, isPriority = false) => recordedPage({ id, path, is_priority: isPriority });
  const introOf = async (pages: RecordedSite['pages']): Promise<string> => {
    const { document } = await make({ pages });
    return textOf(document.querySelector('[aria-labelledby="detail"] > p'));
  };
  expect(await introOf([page(1, '/a/'), page(2, '/b/')])).toBe('All graded pages, the lowest scores first.');
  expect(await introOf([page(1, '/'), page(2, '/b/', true), page(3, '/c/')])).toBe(
    'All graded pages: the home page, then priority pages, then the lowest scores.',
  );
  const many = Array.from({ length: 30 }, (_, at) => page(at + 2, `/${at}/`));
  expect(await introOf([page(1, '/'), ...many])).toBe('20 of 31 graded pages: the home page, then the lowest scores.');
});

describe('a site with nothing to say', () => {
  test('without pages', async () => {
    const { html, document } = await make({ pages: [] });
    expect(textOf(document.querySelector('main'))).toContain('The site has no pages.');
    expect(textsOf(document, '.tile__figure')).toEqual(['Not graded', '0', '0']);
    expectInert(html);
  });

  test('without issues and advice, everything read', async () => {
    const pages = [recordedPage({ id: 1 })];
    const { document } = await make({ pages, reportOf: () => ({ recommendations: [] }) });
    const text = textOf(document.querySelector('main'));
    for (const sentence of [
      'No error is known, and no advice is open.',
      'No issue was found.',
      'No advice is open.',
      'Every URL that the crawl met was read, leads to another, is the same page as another, or is a file.',
    ]) {
      expect(text).toContain(sentence);
    }
  });

  test('of which nothing could be read: no grade, and the reason of each page', async () => {
    const doubt = 'The server sent a check for robots in the place of the page.';
    const pages = [1, 2].map((id) =>
      recordedPage({
        id,
        url: `https://shop.example/${id}/`,
        latest_analysis: null,
        latest_snapshot: {
          id,
          title: null,
          meta_description: null,
          h1: null,
          word_count: 0,
          status_code: 200,
          created_at: null,
          reading: { share: 0, confidence: 0, doubt },
        },
      }),
    );
    const url = { status_code: null, final_url: null, depth: 1, milliseconds: null, size_bytes: null };
    const { document, html } = await make({
      pages,
      crawledUrls: [
        { ...url, url: 'https://shop.example/slow/', outcome: 'unreadable', reason: 'timeout', found_on: 'sitemap' },
        {
          ...url,
          url: 'https://shop.example/staff/',
          outcome: 'not_read',
          reason: 'disallowed',
          found_on: 'https://shop.example/1/',
        },
        { ...url, url: 'https://shop.example/new/', outcome: 'not_read', reason: 'a_later_reason', found_on: null },
      ],
    });
    const reading = document.querySelector('[aria-labelledby="reading"]');
    expect(textOf(reading).split(doubt)).toHaveLength(3);
    expect(textsOf(document, '[aria-labelledby="reading"] table:last-of-type tbody tr')).toEqual([
      'https://shop.example/slow/Could not be read: the server did not respond in timea sitemap',
      'https://shop.example/staff/Not requested: robots.txt does not allow ithttps://shop.example/1/',
      'https://shop.example/new/Not requested: a later reason',
    ]);
    expect(textOf(document.querySelector('.first'))).toContain('No page could be graded: see what was read.');
    expect(textOf(document.querySelector('.tile__figure'))).toBe('Not graded');
    expectInert(html);
  });
});

const attacks = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '<svg onload=alert(1)><animate onbegin=alert(1)></svg>',
  '[click](javascript:alert(1))',
  '<!--><script>alert(1)</script>-->',
  '\u202Egnp.exe\u0000\uD800 &lt;script&gt; \u2028',
];

test.each(attacks)('%j is text, wherever the API says it', async (attack) => {
  const page = recordedPage({
    id: 1,
    url: `https://shop.example/${encodeURIComponent(attack.toWellFormed())}`,
    path: attack,
    name: attack,
  });
  if (page.latest_snapshot) page.latest_snapshot = { ...page.latest_snapshot, title: attack };
  const site: RecordedSite = {
    site: { name: attack, url: attack },
    pages: [
      page,
      recordedPage({ id: 2, url: 'javascript:alert(1)' }),
      recordedPage({ id: 3, url: 'data:text/html,<script>1</script>' }),
    ],
    issues: [recordedIssue({ pages: 2, title: attack, why: attack, how: attack })],
    urlsOf: () => [{ url: 'javascript:alert(1)', page_id: 1, evidence: attack, related_urls: [attack] }],
    reportOf: () => ({
      recommendations: [
        recordedAdvice({
          title: attack,
          description: attack,
          why_it_matters: attack,
          content_excerpt: attack,
          impact: attack,
        }),
      ],
    }),
  };
  for (const { html, document } of [await make(site), await make(site, 1)]) {
    expectInert(html);
    // In the document's title, the title of the page, the issue and the advice: each as it was, no more and no less.
    const said = attack.toWellFormed().replaceAll('\u0000', '').replace(/\s+/g, ' ');
    const shown = textOf(document.querySelector('main')).replaceAll('\u0000', '').toWellFormed();
    expect(shown.split(said).length).toBeGreaterThan(6);
  }
});
