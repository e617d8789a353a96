/**
 * The work on one page: its text, score and advice on one screen.
 *
 * @module-tag browser
 */
import { beforeAll, expect, test } from 'vitest';
import { markdown } from '../../functions/recommendations/analyzed.ts';
import type { Tenant } from '../../harness/system.ts';
import { waitForJob, waitUntil } from '../../harness/wait-until.ts';
import { readPdf } from '../report/read-pdf.ts';
import { type AuditedSite, advisedPath, auditSampleSite } from './harness/audited-site.ts';
import type { ConsolePage } from './harness/console-page.ts';
import { useConsole } from './harness/console-system.ts';

const running = useConsole();
let tenant: Tenant;
let site: AuditedSite;
let tab: ConsolePage;
/** Of the page that is improved, as its report says it. */
let gain = 'no page was improved';

beforeAll(async () => {
  tenant = await running.system.tenant();
  site = await auditSampleSite(tenant);
  ({ tab } = await running.signIn(tenant));
}, 120_000);

interface Advice {
  id: number;
  title: string;
  status: string;
  target_field: string;
  content_excerpt: string | null;
  after_excerpt: string | null;
}
interface Graded {
  overall_score: number;
  recommendations: Advice[];
}

const winterTyres = `# Winter tyres for bicycles

Winter tyres with 120 to 240 steel studs keep a bicycle upright on ice. This page says who needs them, which size fits a rim and what a pair costs at our workshop.

## Who needs winter tyres

Commuters who ride before 7 am meet black ice on about 30 mornings of a year in Kingsbourne. On those days a summer tyre slides at the first corner. If you ride only on dry weekends, stay with what you have: studs make noise, and a pair weighs 900 g more.

## Which size fits

Measure the inner width of the rim. A rim of 19 mm takes tyres from 28 to 44 mm; a rim of 25 mm starts at 35 mm. Leave 6 mm between tyre and mudguard, because studs throw grit. Our mechanic Ada measured 212 bicycles last autumn, and one in four had too little room.

## What a pair costs

| Tyre | Studs | Price of a pair |
|-|-|-|
| City 35 mm | 120 | £62 |
| Trail 42 mm | 240 | £98 |

We fit both wheels for £18 while you wait, which takes 25 minutes.

## How long they last

Ride the first 40 km on tarmac without hard braking, so that the studs seat. A pair then lasts three winters or 5,000 km. "Mine have done four winters and lost nine studs," says Tom, who cycles to the hospital at night. Store them dark, below 20 degrees, and swap back once mornings stay above 7 degrees.
`;

const analysisOf = async (pageId: number): Promise<Graded> =>
  (await tenant.api.get(`/pages/${pageId}/analysis`)).body.data;
const contentOf = async (pageId: number): Promise<string> =>
  (await tenant.api.get(`/pages/${pageId}/content`)).body.data.markdown;
const liveScore = async (): Promise<number> => {
  const label = await tab.run(
    "document.querySelector('.live-score[aria-busy=false] .ring')?.getAttribute('aria-label')",
  );
  return Number(/^\d+/.exec(String(label))?.[0] ?? Number.NaN);
};
const settledScore = (): Promise<number> =>
  waitUntil('the score of the text is there', async () => {
    const score = await liveScore();
    return Number.isNaN(score) ? false : { score };
  }).then(({ score }) => score);

test('worst page to verified gain on one screen: the score follows what is typed, is saved and checked, and a full analysis agrees', async () => {
  const pageId = site.pageId('/workshop-prices/');
  const before = await analysisOf(pageId);
  await tab.open(`#/sites/${site.siteId}`);
  await tab.open(`#/pages/${pageId}?tab=content`);
  await tab.sees('Open advice');
  expect(await tab.run('document.title')).toContain('/workshop-prices/ · ');
  expect(await settledScore()).toBe(before.overall_score);

  await tab.fill('Title', 'Bike workshop prices and repair costs in Kingsbourne');
  const description =
    'Prices for bike services and repairs at Ridgeway Cycles in Kingsbourne: what a service includes, what parts cost, and how soon we can take your bike.';
  await tab.fill('Meta description', description);
  await tab.sees(description);
  const typed = await waitUntil('the score follows', async () => {
    const score = await liveScore();
    return score > before.overall_score && score;
  });
  expect((await tenant.api.get(`/pages/${pageId}/drafts`)).body.data).toEqual([]);

  await tab.press('Save and check');
  await tab.sees(`Score ${before.overall_score} →`);
  await waitUntil(
    'the verified score is that of the text',
    async () => (await analysisOf(pageId)).overall_score === typed,
  );
  const { body } = await tenant.api.post(`/pages/${pageId}/analyze`);
  await waitForJob(tenant.api, body.data.job_id);
  expect((await analysisOf(pageId)).overall_score).toBe(typed);
  expect(await tab.violations()).toEqual([]);

  await tab.open(`#/pages/${pageId}`);
  gain = `${before.overall_score} → ${typed} since`;
  await tab.sees(gain);
  await tab.sees('Write a title');
  expect(await tab.violations()).toEqual([]);
}, 120_000);

test('advice selects its passage, also when it is edited from its card; the cursor in a passage and a number in the preview open its advice', async () => {
  const created = await tenant.api.post(`/sites/${site.siteId}/pages`, {
    path: '/tyres/',
    primary_keyword: 'winter tyres',
  });
  const pageId: number = created.body.data.id;
  await tenant.api.post(`/pages/${pageId}/content`, { markdown });
  const { body } = await tenant.api.post(`/pages/${pageId}/analyze`);
  await waitForJob(tenant.api, body.data.job_id);
  const { recommendations } = await analysisOf(pageId);
  const placed = recommendations.find(({ content_excerpt: excerpt }) => excerpt !== null);
  if (!placed) throw new Error('no advice is about a passage');
  await tab.open(`#/pages/${pageId}?tab=recommendations`);
  await tab.page.locator(`a[href$="advice=${placed.id}"]`).click();
  await tab.sees('Open advice');
  const expanded = () => tab.run("document.querySelector('.advice__head[aria-expanded=true]')?.innerText ?? ''");
  expect(await expanded()).toContain(placed.title);
  const selected =
    "(() => { const area = document.querySelector('textarea.mono'); return area.value.slice(area.selectionStart, area.selectionEnd); })()";
  await waitUntil('its passage is selected', async () => (await tab.run(selected)) === placed.content_excerpt?.trim());

  const inserted = recommendations.find(({ after_excerpt: excerpt }) => excerpt !== null);
  if (!inserted) throw new Error('no advice asks for new text');
  await tab.run(
    `[...document.querySelectorAll('.advice__head')].find((one) => one.innerText.includes(${JSON.stringify(inserted.title)})).click()`,
  );
  await waitUntil(
    'the block is selected that new text follows',
    async () => (await tab.run(selected)) === inserted.after_excerpt?.trim(),
  );

  await tab.run("document.querySelector('.advice__head[aria-expanded=true]').click()");
  await waitUntil('it is closed', async () => (await expanded()) === '');
  await tab.run("document.querySelector('.preview__numbers button').click()");
  await waitUntil('the number opens it', async () => (await expanded()) !== '');
  await tab.run("document.querySelector('.advice__head[aria-expanded=true]').click()");
  await tab.run(`(() => {
    const area = document.querySelector('textarea.mono');
    area.focus();
    const at = area.value.indexOf(${JSON.stringify(placed.content_excerpt?.trim().slice(0, 40))}) + 3;
    area.setSelectionRange(at, at);
  })()`);
  await tab.page.keyboard.press('ArrowRight');
  await waitUntil('the cursor opens it', async () => (await expanded()) !== '');
  expect(tab.problems).toEqual([]);
}, 60_000);

test('advice that a text settles beside the one that is checked is settled with it', async () => {
  const { body: created } = await tenant.api.post(`/sites/${site.siteId}/pages`, {
    path: '/winter-tyres/',
    primary_keyword: 'winter tyres',
  });
  const pageId: number = created.data.id;
  await tenant.api.post(`/pages/${pageId}/content`, {
    markdown: '# Winter tyres for bicycles\n\nWinter tyres grip on ice.\n\n## Which size fits\n\nAsk us in the shop.',
  });
  const { body } = await tenant.api.post(`/pages/${pageId}/analyze`);
  await waitForJob(tenant.api, body.data.job_id);
  const ofBody = async () =>
    (await analysisOf(pageId)).recommendations.filter(({ target_field: target }) => target === 'body_content');
  const [first, ...others] = await ofBody();
  expect(others.length).toBeGreaterThan(0);
  await tenant.api.post(`/pages/${pageId}/content`, { markdown: winterTyres });
  await tab.open(`#/pages/${pageId}?tab=recommendations`);
  await tab.press(`Check the content: ${first?.title}`);
  await waitUntil('more than one is settled', async () => {
    const settled = (await ofBody()).filter(({ status }) => status === 'applied');
    return settled.length > 1 && settled.some(({ id }) => id === first?.id);
  });
  await tab.sees(' resolved, ');
}, 60_000);

test('an H1 that advice asks for is written in the text, and is what the check and the score read', async () => {
  const created = await tenant.api.post(`/sites/${site.siteId}/pages`, {
    path: '/rims/',
    primary_keyword: 'winter tyres',
  });
  const pageId: number = created.body.data.id;
  await tenant.api.post(`/pages/${pageId}/content`, { markdown });
  const { body } = await tenant.api.post(`/pages/${pageId}/analyze`);
  await waitForJob(tenant.api, body.data.job_id);
  const asked = (await analysisOf(pageId)).recommendations.find(({ target_field }) => target_field === 'h1');
  if (!asked) throw new Error('no advice is about the H1');
  await tab.open(`#/pages/${pageId}?tab=content`);
  await settledScore();
  await tab.fill('Markdown', markdown.replace('# Tyres', '# Winter tyres and when to change them'));
  await tab.sees('Unsaved changes');
  await tab.press('Save and check');
  await waitUntil('it is done', async () =>
    (await analysisOf(pageId)).recommendations.some(({ id, status }) => id === asked.id && status === 'applied'),
  );
  expect(await contentOf(pageId)).toContain('# Winter tyres and when to change them');
}, 60_000);

test('an H1 that is accepted on its card is written in the text', async () => {
  const created = await tenant.api.post(`/sites/${site.siteId}/pages`, {
    path: '/spokes/',
    primary_keyword: 'winter tyres',
  });
  const pageId: number = created.body.data.id;
  await tenant.api.post(`/pages/${pageId}/content`, { markdown });
  const { body } = await tenant.api.post(`/pages/${pageId}/analyze`);
  await waitForJob(tenant.api, body.data.job_id);
  await tab.open(`#/pages/${pageId}?tab=recommendations`);
  await tab.fill('Main heading', 'Winter tyres and when to change them');
  await tab.run(
    "[...document.querySelectorAll('.field-fix')].find((one) => one.innerText.includes('Main heading')).querySelector('button').click()",
  );
  await waitUntil('it is done', async () =>
    (await analysisOf(pageId)).recommendations.some(
      ({ target_field, status }) => target_field === 'h1' && status === 'applied',
    ),
  );
  expect(await contentOf(pageId)).toBe(markdown.replace('# Tyres', '# Winter tyres and when to change them'));
  const { fields } = (await tenant.api.get(`/pages/${pageId}/checks`)).body.data;
  expect(fields.h1).toBe('Winter tyres and when to change them');
}, 60_000);

/** The browser of the tests refuses downloads: what would be saved is `window.saved`. */
const keepDownloads = `URL.createObjectURL = (file) => { file.text().then((text) => { window.saved = text; }); return '#'; }`;

test('the pages of a grade are listed from the distribution, worst first; titles are searched, columns chosen, rows saved', async () => {
  await tab.open(`#/sites/${site.siteId}`);
  await tab.run("[...document.querySelectorAll('.grades__legend a')].at(-1).click()");
  await tab.sees('/tyres/');
  await tab.seesNo('/about/');
  await tab.press('Pages', 'link');
  expect(await tab.run("document.querySelector('th[aria-sort]').innerText")).toContain('Score');
  await tab.fill('Search in addresses and titles', 'people behind');
  await tab.sees('1 page');
  await tab.sees('/about/');
  await tab.run(keepDownloads);
  await tab.press('Download as CSV');
  const saved = await waitUntil('the rows are read', () => tab.run('window.saved ?? false') as Promise<string | false>);
  expect(saved.split('\r\n', 1)[0]).toContain('path');
  expect(saved).toContain('/workshop-prices/');
  await tab.run("document.querySelector('.column-choice summary').click()");
  await tab.press('Linked from', 'checkbox');
  await waitUntil(
    'the column is hidden',
    async () => !String(await tab.run("document.querySelector('thead').innerText")).includes('Linked from'),
  );
  expect(await tab.violations()).toEqual([]);
}, 60_000);

test('Ctrl+S saves text, title and description, and what was typed and not saved is there after a reload', async () => {
  const pageId = site.pageId('/about/');
  await tab.open(`#/pages/${pageId}?tab=content`);
  await settledScore();
  await tab.fill('Title', 'Workshop prices of Ridgeway Cycles');
  await tab.fill('Markdown', `${await contentOf(pageId)}\n\nOne more sentence about prices.\n`);
  await tab.sees('Unsaved changes');
  await tab.page.reload();
  await tab.sees('Unsaved changes');
  await tab.page.locator('textarea.mono').click();
  await tab.page.keyboard.down('Control');
  await tab.page.keyboard.press('s');
  await tab.page.keyboard.up('Control');
  await tab.sees('Content saved');
  expect(await contentOf(pageId)).toContain('One more sentence about prices.');
  const drafts: { field: string; draft_value: string }[] = (await tenant.api.get(`/pages/${pageId}/drafts`)).body.data;
  expect(drafts.map(({ field, draft_value }) => [field, draft_value])).toEqual([
    ['title', 'Workshop prices of Ridgeway Cycles'],
  ]);
  await tab.seesNo('Unsaved changes');
  expect(tab.problems).toEqual([]);
}, 60_000);

test('the keyword of a page is set in its head, and Undo takes it back; who links to the page is listed', async () => {
  const pageId = site.pageId('/about/');
  const keyword = async (): Promise<unknown> => (await tenant.api.get(`/pages/${pageId}`)).body.data.primary_keyword;
  await tab.open(`#/pages/${pageId}?tab=links`);
  await tab.sees('Links to this page');
  await tab.sees('Ridgeway Cycles: bike repair');
  await tab.press('Set keyword');
  await tab.fill('Primary keyword', 'bike shop kingsbourne');
  await tab.press('Save');
  await tab.sees('Keyword: bike shop kingsbourne');
  expect(await keyword()).toBe('bike shop kingsbourne');
  await tab.press('Undo: Keyword set on 1 page');
  await tab.sees('No keyword');
  expect(await keyword()).toBeNull();
  expect(await tab.violations()).toEqual([]);
}, 60_000);

test('what a page without a keyword is graded for is offered as its keyword', async () => {
  const pageId = site.pageId(advisedPath);
  await tab.open(`#/pages/${pageId}`);
  await tab.press('Set keyword');
  await tab.press('Use it');
  const taken = String(await tab.run("document.querySelector('dialog input').value"));
  await tab.sees(`the page is graded for “${taken}”`);
  expect(await tab.violations()).toEqual([]);
  await tab.press('Save');
  await tab.sees(`Keyword: ${taken}`);
  expect((await tenant.api.get(`/pages/${pageId}`)).body.data.primary_keyword).toBe(taken);
  expect(tab.problems).toEqual([]);
}, 60_000);

/** A picture of one point. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const chooseLogo = `{
  const bytes = Uint8Array.from(atob('${onePixel}'), (sign) => sign.charCodeAt(0));
  const chosen = new DataTransfer();
  chosen.items.add(new File([bytes], 'logo.png', { type: 'image/png' }));
  const input = document.querySelector('#report-logo');
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}`;

test('the report of a site is made from its overview, as one file without a script, and shows the gain of the page that was improved and no issue that is ignored', async () => {
  const issues = `/sites/${site.siteId}/issues`;
  const [ignored, other] = (await tenant.api.get(issues)).body.data.filter(({ pages }: { pages: number }) => pages > 0);
  await tenant.api.patch(`${issues}/${ignored.id}`, { ignored_because: 'The owner wants it so.' });
  await tab.open(`#/sites/${site.siteId}`);
  await tab.run(`{
    const real = URL.createObjectURL;
    URL.createObjectURL = (file) => {
      file.text().then((text) => { window.made = text; });
      return real(file);
    };
  }`);
  await tab.press('Report');
  await tab.fill('Prepared by', 'Roth & Partner');
  await tab.run(chooseLogo);
  await tab.sees('Remove logo');
  await tab.press('Download report');
  const html = String(await waitUntil('the report is made', () => tab.run('window.made')));
  await tab.press('Close');
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(html).toContain('ridgeway-cycles.example/workshop-prices/');
  expect(html).toContain(`${gain} the analysis of`);
  expect(html).not.toContain('<script');
  expect(html).toContain(other.title);
  expect(html).not.toContain(ignored.title);
  expect(html).toContain('Prepared by Roth &amp; Partner');
  expect(html).toContain(`data:image/png;base64,${onePixel}`);
  expect(tab.problems).toEqual([]);
}, 60_000);

test('the report of a site is printed from its overview: every section is in the PDF of the browser, tagged, light and whole, and the screen comes back', async () => {
  const { page } = tab;
  await tab.open(`#/sites/${site.siteId}`);
  const sections = "[...document.querySelectorAll('.report h2')].map((one) => one.textContent)";
  // A PDF ends the printing: the dialog of the browser is left out.
  await tab.run(
    "window.print = () => { window.printed = document.title; }; document.documentElement.dataset.theme = 'dark'",
  );
  await tab.press('Report');
  await tab.fill('Prepared by', 'Roth & Partner');
  await tab.press('Print or save as PDF');
  const title = String(await waitUntil('it is printed', () => tab.run('window.printed')));
  expect(title).toBe('Content audit of Ridgeway Cycles');
  const headings = (await tab.run(sections)) as string[];
  expect(headings.length).toBeGreaterThan(6);
  expect(await tab.run('getComputedStyle(document.body).colorScheme')).toBe('light');
  const pdf = readPdf(
    await page.pdf({
      format: 'a4',
      tagged: true,
      outline: true,
      printBackground: true,
      displayHeaderFooter: false,
      headerTemplate: '',
      footerTemplate: '',
      margin: { top: '16mm', bottom: '18mm', left: '14mm', right: '14mm' },
      timeout: 30_000,
    }),
  );
  expect(pdf.title).toBe(title);
  expect(pdf.isTagged).toBe(true);
  expect(pdf.tableHeaders).toBeGreaterThan(0);
  expect(pdf.outline).toEqual(expect.arrayContaining(headings));
  const text = pdf.pages.join(' ');
  expect(text).toContain('Prepared by Roth & Partner');
  expect(headings.filter((heading) => !text.includes(heading))).toEqual([]);
  const { body } = await tenant.api.get(`/sites/${site.siteId}/pages?limit=100`);
  const paths: string[] = body.data.map((one: { path: string }) => one.path);
  expect(paths.filter((path) => !text.includes(path))).toEqual([]);

  await tab.run("dispatchEvent(new Event('afterprint'))");
  await tab.sees('Lowest scores');
  expect(await tab.run("document.querySelectorAll('.report, dialog').length")).toBe(0);
  expect(await tab.run('document.title')).toBe('Overview · Content Optimization');
  expect(await tab.run('document.documentElement.dataset.theme')).toBe('dark');
  await tab.run("document.documentElement.dataset.theme = 'system'");
  expect(tab.problems).toEqual([]);
}, 60_000);

test('a report is shared by a link, which shows it without a session, and the link is revoked', async () => {
  await tab.open(`#/sites/${site.siteId}`);
  await tab.press('Report');
  await tab.sees('No report is shared.');
  await tab.press('Create link');
  await tab.sees('The link is shown once. Copy it now.');
  const link = String(await tab.run("document.querySelector('.copy-field input').value"));
  const response = await fetch(link);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Content audit of')]);
  expect(await tab.violations()).toEqual([]);
  const [shared] = (await tenant.api.get(`/sites/${site.siteId}/shared-reports`)).body.data;
  expect(shared.prepared_by).toBe('Roth & Partner');
  await tab.run("document.querySelector('.shared-reports button').click()");
  await tab.sees('Revoke this link?');
  await tab.run("document.querySelector('.shared-reports .button--danger').click()");
  await tab.sees('No report is shared.');
  expect((await fetch(link)).status).toBe(404);
  expect(tab.problems).toEqual([]);
}, 60_000);
