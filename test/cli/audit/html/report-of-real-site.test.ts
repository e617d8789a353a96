/**
 * The report of sites that were crawled and graded: every number of it equals the API's.
 *
 * @module-tag stories
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { makeHtmlReport } from '../../../../cli/audit/html/make-html-report.ts';
import { type ContentOptimizationClient, createClient, type Output } from '../../../../clients/typescript/src/index.ts';
import { lostPoints } from '../../../../console/report/report-figures.ts';
import { reportTexts } from '../../../../console/texts/report-texts.ts';
import { findMessages } from '../../../../shared/domain/messages/render-message.ts';
import { useSystem } from '../../../harness/system.ts';
import { waitForJob, waitForSite } from '../../../harness/wait-until.ts';
import type { WebPages } from '../../../harness/web-sites.ts';
import { documentOf, expectInert, pageRow, textOf, textsOf } from './report-html.ts';

const system = useSystem({ webSites: 3 });

const page = (lang: string, title: string, body: string): string =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body><header><nav><a href="/">Home</a> <a href="/ar/">ar</a> <a href="/ja/">ja</a> <a href="/de/">de</a> <a href="/gone/">gone</a> <a href="/app/">app</a></nav></header><main><h1>${title}</h1>${body}</main></body></html>`;
const paragraphs = (text: string): string => `<p>${`${text} `.repeat(12)}</p>`.repeat(4);

const languages: WebPages = {
  '/robots.txt': 'User-agent: *\nDisallow: /staff/',
  '/': page(
    'en',
    'Bicycle repair &lt;script&gt;alert(1)&lt;/script&gt;',
    `${paragraphs('We repair bicycles within a week.')}<a href="/staff/">Staff</a>`,
  ),
  '/ar/': page('ar', 'إصلاح الدراجات في المدينة', paragraphs('نصلح الدراجات خلال أسبوع واحد.')),
  '/ja/': page('ja', '自転車の修理と点検', paragraphs('自転車を一週間以内に修理します。')),
  '/de/': page(
    'de',
    'Fahrradreparaturwerkstattöffnungszeitenverzeichnis',
    paragraphs('Die Donaudampfschifffahrtsgesellschaft repariert Fahrräder.'),
  ),
  '/app/':
    '<!doctype html><title>App</title><div id="root"></div><script src="/app.js"></script><noscript>Enable JavaScript.</noscript>',
};

interface Crawled {
  readonly client: ContentOptimizationClient;
  readonly siteId: number;
  readonly pages: readonly Output<'getPage'>['data'][];
}

async function crawl(files: WebPages): Promise<Crawled> {
  const { api, key } = await system.tenant();
  const created = await api.post('/sites', { domain: system.web.take(files).domain });
  const site = await waitForSite(api, created.body.data.id);
  const client = createClient({ baseUrl: system.baseUrl, apiKey: key });
  const listed = await client.listPages({ siteId: site.id, limit: 100 });
  const ids = listed.data.map(({ id }) => id);
  const { data: started } = await client.analyzePages({ siteId: site.id, body: { page_ids: ids } });
  for (const { job_id: jobId } of started.jobs) await waitForJob(api, jobId);
  const pages = await Promise.all(ids.map(async (pageId) => (await client.getPage({ pageId })).data));
  return { client, siteId: site.id, pages };
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

describe('a site in four languages', () => {
  let crawled: Crawled;
  let html = '';
  let document: ReturnType<typeof documentOf>;
  beforeAll(async () => {
    crawled = await crawl(languages);
    html = await makeHtmlReport({ siteId: crawled.siteId }, { client: crawled.client });
    document = documentOf(html);
  });

  test('every page has the grade, score, words and share of the API', () => {
    expect(crawled.pages.length).toBeGreaterThanOrEqual(5);
    for (const { url, latest_analysis: analysis, latest_snapshot: snapshot, page_kind: kind } of crawled.pages) {
      const [grade, score, , ofKind, words, read] = pageRow(document, url ?? '');
      expect({ url, grade, score, ofKind, words, read }).toEqual({
        url,
        grade: analysis?.overall_grade ?? '–',
        score: String(analysis?.overall_score ?? '–'),
        ofKind: kind === null ? '–' : reportTexts(findMessages('en')).kind(kind),
        words: snapshot?.word_count?.toLocaleString('en') ?? '–',
        read: percent(snapshot?.reading?.share ?? 0),
      });
    }
  });

  test('the overall grade is the mean of the scores, graded by the bands of the rubric', async () => {
    const scores = crawled.pages.flatMap(({ latest_analysis: analysis }) => analysis?.overall_score ?? []);
    const mean = Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
    const { data: rubric } = await crawled.client.getRubric({ siteId: crawled.siteId });
    const band = rubric.grade_bands.find(({ min }) => mean >= min);
    expect(textOf(document.querySelector('.tile__figure'))).toBe(`${band?.grade} ${mean} of 100`);
    expect(textOf(document.querySelector('.tile'))).toContain(`mean score of ${scores.length} pages that were graded`);
  });

  test('every issue has the title, number of URLs, evidence and advice of the API', async () => {
    const { data: issues } = await crawled.client.listSiteIssues({ siteId: crawled.siteId });
    const found = issues.filter(({ pages }) => pages > 0);
    const cards = [...document.querySelectorAll('.issue')];
    expect(cards.map((card) => textOf(card.querySelector('h3')))).toEqual(found.map(({ title }) => title));
    for (const [at, issue] of found.entries()) {
      const text = textOf(cards[at]);
      expect(text).toContain(`${issue.pages} URL`);
      for (const sentence of [issue.why, issue.how]) expect(text).toContain(sentence.replaceAll('`', ''));
      const { data: urls } = await crawled.client.listIssuePages({
        siteId: crawled.siteId,
        issueId: issue.id as 'noindex',
      });
      const shown = urls.slice(0, issue.severity === 'notice' ? 5 : 10);
      const said = new Set(shown.map(({ evidence }) => evidence.replace(/\s+/g, ' ')));
      expect(new Set(textsOf(cards[at] ?? document, '.urls__evidence'))).toEqual(said);
      expect(new Set(textsOf(cards[at] ?? document, '.urls a'))).toEqual(new Set(shown.map(({ url }) => url)));
    }
  });

  test('every page in detail has the components, and the advice with its points, of its report', async () => {
    for (const { id } of crawled.pages) {
      const { data: report } = await crawled.client.getReport({ pageId: id });
      const card = document.querySelector(`#page-${id}`);
      if (report.analysis?.overall_score == null) {
        expect(card).toBeNull();
        continue;
      }
      expect(textsOf(card ?? document, '.bars__row')).toEqual(
        report.analysis.components.map(({ label, score, grade }) => `${label}${score ?? '–'}${grade ?? '–'}`),
      );
      const advice = report.recommendations.slice(0, 3);
      expect(textsOf(card ?? document, '.page-card__advice strong')).toEqual(advice.map(({ title }) => title));
      expect(
        textsOf(card ?? document, '.page-card__advice .badge').map((points) => Number.parseInt(points, 10)),
      ).toEqual(advice.map(({ point_value: points }) => points));
    }
  });

  test('the points that the criteria lose are what the mean score lacks of 100', async () => {
    const ids = crawled.pages.flatMap(({ id, latest_analysis: analysis }) =>
      analysis?.overall_score == null ? [] : [id],
    );
    const reports = await Promise.all(ids.map(async (pageId) => (await crawled.client.getReport({ pageId })).data));
    const { data: rubric } = await crawled.client.getRubric({ siteId: crawled.siteId });
    const lost = lostPoints({ reports, rubric });
    const score = reports.reduce((sum, { analysis }) => sum + (analysis?.overall_score ?? 0), 0) / reports.length;
    expect(Math.abs(100 - score - lost.reduce((sum, { points }) => sum + points, 0))).toBeLessThan(1.5);
    const rows = textsOf(document, '[aria-labelledby="grades"] table:last-of-type tbody tr td:first-of-type');
    expect(rows).toEqual(lost.slice(0, 8).map(({ points }) => points.toFixed(1)));
  });

  test('what could not be read is said, with the reason of the API', () => {
    const reading = textOf(document.querySelector('[aria-labelledby="reading"]'));
    expect(reading).toContain('The page shows its content only by script, which was not run.');
    expect(reading).toMatch(/\/gone\/\s*Does not exist: status 404/);
    expect(reading).toMatch(/\/staff\/\s*Not requested: robots\.txt does not allow it/);
  });

  test('the title that is script is text, and nothing of the document runs', () => {
    expect(textsOf(document, '.pages-table td')).toContainEqual(expect.stringContaining('<script>alert(1)</script>'));
    expectInert(html);
  });

  test('text of any direction stands by itself', () => {
    const arabic = [...document.querySelectorAll('[dir="auto"]')].find(
      (one) => textOf(one) === 'إصلاح الدراجات في المدينة',
    );
    expect(arabic).toBeDefined();
  });

  test('a page’s own report has its score, every criterion and its issues', async () => {
    const [first] = crawled.pages;
    const pageId = first?.id ?? 0;
    const { data: report } = await crawled.client.getReport({ pageId });
    const own = documentOf(await makeHtmlReport({ pageId }, { client: crawled.client }));
    expect(textOf(own.querySelector('.tile__figure'))).toBe(
      `${report.analysis?.overall_grade} ${report.analysis?.overall_score} of 100`,
    );
    const criteria = report.analysis?.components.flatMap((component) => Object.values(component.criteria_scores)) ?? [];
    expect(textsOf(own, '.criteria__list dt .number')).toEqual(
      criteria.map(({ score, max_score: max }) => `${score} of ${max}`),
    );
    expect(textsOf(own, '.criteria__list dd')).toEqual(criteria.map(({ rationale }) => rationale.replace(/\s+/g, ' ')));
    expect(textsOf(own, '.advice h3')).toHaveLength(report.recommendations.length);
    const { data: issues } = await crawled.client.listSiteIssues({ siteId: crawled.siteId });
    const ofPage: string[] = [];
    for (const issue of issues) {
      const { data: urls } = await crawled.client.listIssuePages({
        siteId: crawled.siteId,
        issueId: issue.id as 'noindex',
      });
      if (urls.some((url) => url.page_id === pageId)) ofPage.push(issue.title);
    }
    expect(textsOf(own, '.issue h3')).toEqual(ofPage);
  });
});

test('a site of which nothing could be read has a report that says so', async () => {
  const { client, siteId } = await crawl({ '/': languages['/app/'] ?? '', '/robots.txt': 'User-agent: *\nAllow: /' });
  const html = await makeHtmlReport({ siteId }, { client });
  const text = textOf(documentOf(html).querySelector('main'));
  expect(text).toContain('The page shows its content only by script, which was not run.');
  expectInert(html);
});

describe('a planned site', () => {
  const reportOf = async (brief: string) => {
    const { api, key } = await system.tenant();
    const { id } = (await api.post('/sites/plan', { brief })).body.data;
    await api.post(`/sites/${id}/plan/generate`);
    const plan = (await api.get(`/sites/${id}/plan`)).body.data;
    const client = createClient({ baseUrl: system.baseUrl, apiKey: key });
    const html = await makeHtmlReport({ siteId: id }, { client });
    expectInert(html);
    return { html, plan, client, document: documentOf(html) };
  };

  test('has a report of its plan in the language of its brief: what is open, and each page with its purpose', async () => {
    const { document, plan } = await reportOf(
      'Wir sind die Schreinerei Holm in Husum und bauen Treppen und Küchen. Unsere Kunden sind Familien in Husum.',
    );
    expect(document.documentElement.getAttribute('lang')).toBe('de');
    expect(textOf(document.querySelector('h1'))).toBe('Plan für Schreinerei Holm');
    expect(textsOf(document, 'h2')).toEqual(['Offene Fragen', 'Seiten']);
    expect(plan.pages.length).toBeGreaterThan(3);
    const shown = textsOf(document, '.plan-list > li');
    expect(shown).toHaveLength(plan.pages.length);
    for (const [at, { name, path, purpose }] of plan.pages.entries())
      for (const said of [name, path, purpose, 'Formuliert von rules-v1']) expect(shown[at]).toContain(said);
    const open = plan.open_questions.map(({ question }: { question: string }) => question);
    expect(textsOf(document, '.report__items > li')).toEqual(open);
  });

  test('has a report of a page that begins with what the page is for', async () => {
    const { client, plan } = await reportOf('We are Ferris, a bicycle workshop in York. We repair bicycles.');
    const html = await makeHtmlReport({ pageId: plan.pages[0].id }, { client });
    expectInert(html);
    expect(textOf(documentOf(html).querySelector('.sheet'))).toContain(plan.pages[0].purpose);
  });
});
