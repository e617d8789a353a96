/** @module-tag stories */
import { beforeAll, describe, expect, test } from 'vitest';
import { tally } from '../../../lab/truth/tally.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob, waitForSite } from '../../harness/wait-until.ts';
import { auditsUsed } from '../analyses/pages.ts';

const system = useSystem({ webSites: 2 });

const words = (count: number): string =>
  Array.from({ length: count }, (_, at) => `${['mill', 'river', 'wheel', 'grain', 'stone'][at % 5]}${at % 97}`).join(
    ' ',
  );
const sentences = (count: number): string =>
  Array.from({ length: count }, (_, at) => `The mill by the river ground ${at + 3} sacks of grain that day.`).join(' ');
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>The mill</title>${head}</head><body><nav><a href="/">Home</a></nav>${body}</body></html>`;
/** How keywords are hidden, each with its own word. */
const hidings = {
  turbines: (text: string) => `<div style="display:none">${text}</div>`,
  vouchers: (text: string) => `<p style="visibility: hidden">${text}</p>`,
  roulette: (text: string) => `<p style="font-size:0">${text}</p>`,
  mortgages: (text: string) => `<p style="color:#fff;background:#fff">${text}</p>`,
  sneakers: (text: string) => `<div style="position:absolute; left:-9999px">${text}</div>`,
  perfumes: (text: string) => `<div style="text-indent:-9999px">${text}</div>`,
  handbags: (text: string) => `<section hidden>${text}</section>`,
  payday: (text: string) => `<style>.seo-only { display: none }</style><div class="seo-only">${text}</div>`,
  crypto: (text: string) => `<style>#tail { font-size: 0px }</style><div id="tail">${text}</div>`,
  watches: (text: string) =>
    `<style>p.pale { color: white; background-color: #ffffff }</style><p class="pale">${text}</p>`,
} as const;
const stuffing = (word: string) => `discount ${word} cheap ${word} best ${word} ${word} near me `.repeat(30);
const stuffed = Object.entries(hidings)
  .map(([word, hide]) => hide(stuffing(word)))
  .join('');
const jsonLd = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

/** Pages that no template was made for. */
const unusual = {
  'ten-words': page('<main><h1>The mill</h1><p>It stands at the river and turns all day long.</p></main>'),
  'fifty-thousand-words': page(
    `<main><h1>The mill</h1><p>${words(50_000).replaceAll(/((?:\S+ ){90}\S+)/g, '$1.</p><p>')}</p></main>`,
  ),
  'all-headings': page(
    `<main><h1>The mill</h1>${'<h2>The wheel of the mill</h2><h3>Its stone</h3>'.repeat(60)}</main>`,
  ),
  'all-links': page(
    `<main><h1>The mill</h1>${Array.from({ length: 300 }, (_, at) => `<p><a href="/part-${at % 3}.pdf">Part ${at} of the mill</a></p>`).join('')}</main>`,
  ),
  'all-code': page(`<main><h1>The mill</h1>${'<pre><code>turn(wheel);\ngrind(grain);</code></pre>'.repeat(40)}</main>`),
  poem: page(`<main><h1>The mill</h1>${'<p>O wheel,<br>o stone,<br>o river,<br>turn on.</p>'.repeat(20)}</main>`),
  tables: page(
    `<main><h1>The mill</h1><table><tr><th>Day</th><th>Sacks</th></tr>${'<tr><td>Monday</td><td>12</td></tr>'.repeat(80)}</table></main>`,
  ),
  stuffed: page(`<main><h1>The mill</h1><p>${sentences(30)}</p>${stuffed}</main>`),
  contradicted: page(
    `<main><h1>The mill</h1><p>${sentences(30)} It costs 5 €.</p></main>`,
    jsonLd([
      { '@type': 'Product', name: 'Mill', offers: { '@type': 'Offer', price: '4711.00', priceCurrency: 'EUR' } },
      { '@type': 'Article', headline: 'Nine casinos without deposit', author: { '@id': '#j' } },
      { '@type': 'Person', '@id': '#j', name: 'Jane Doe' },
    ]),
  ),
  'scripts-only': `<!doctype html><html><head><title>The mill</title></head><body><div id="root"></div><script>render(mill)</script><noscript>You need to enable JavaScript to run this app.</noscript></body></html>`,
} as const;
type Name = keyof typeof unusual;

let tenant: Tenant;
const ids = new Map<string, number>();

beforeAll(async () => {
  tenant = await system.tenant();
  const links = Object.keys(unusual).map((name) => `<a href="/${name}/">${name}</a>`);
  const pages = Object.fromEntries(Object.entries(unusual).map(([name, html]) => [`/${name}/`, html]));
  const web = system.web.take({
    '/': page(`<main><h1>Mills</h1><p>${sentences(9)}</p>${links.join(' ')}</main>`),
    ...pages,
  });
  const { body } = await tenant.api.post('/sites', { domain: web.domain });
  await waitForSite(tenant.api, body.data.id);
  const { data } = (await tenant.api.get(`/sites/${body.data.id}/pages`)).body;
  for (const { id, path } of data) ids.set(path.replaceAll('/', ''), id);
}, 120_000);

async function analyzed(name: Name) {
  const id = ids.get(name);
  const started = await tenant.api.post(`/pages/${id}/analyze`, { force: true });
  const job = await waitForJob(tenant.api, started.body.data.job_id);
  const { body } = await tenant.api.get(`/pages/${id}/brief`);
  return { id, job, brief: body.data };
}

/** Every sentence that the analysis says. */
const said = ({ brief }: Awaited<ReturnType<typeof analyzed>>): string =>
  JSON.stringify([brief.analysis, brief.recommendations]);

const graded = (Object.keys(unusual) as Name[]).filter((name) => name !== 'scripts-only');

describe('an unusual page is crawled, analyzed and reported', () => {
  test.each(graded)('%s', async (name) => {
    const result = await analyzed(name);
    expect(result.job.status).toBe('completed');
    expect(result.brief.analysis.overall_score).toBeGreaterThanOrEqual(0);
    expect(result.brief.page.latest_snapshot.reading.doubt).toBeNull();
    expect((await tenant.api.get(`/pages/${result.id}/report`)).status).toBe(200);
  });
});

describe('hidden keywords earn nothing: they are no part of the body, of its words, or of anything that is said', () => {
  test.each(Object.entries(hidings).map(([word, hide]) => [hide('…'), word] as const))('%s', async (_, word) => {
    const result = await analyzed('stuffed');
    expect(result.brief.fields.body.value).not.toContain(word);
    expect(said(result)).not.toContain(word);
  });
});

/** The evidence of a page that has nothing but this. */
const sentencesOf = {
  'ten-words': 'The body has 12 words',
  'all-headings': 'The text has no paragraph outside of headings, lists and tables.',
  'all-links': 'The text has 300 internal links',
  'all-code': 'it has 40 code examples',
  tables: 'and 1 table in',
  poem: 'The body has no subheading',
} as const;

describe('what is said of a page that is all one thing is true', () => {
  test.each(Object.entries(sentencesOf))('%s: %s', async (name, sentence) => {
    expect(said(await analyzed(name as keyof typeof sentencesOf))).toContain(sentence);
  });

  test('nothing that is said of any of them is false by the checkers of the truth gate', () => {
    // The checkers do not read style rules: what is hidden by one is text to them.
    const known = Object.entries(unusual).filter(([file]) => file !== 'stuffed');
    const pages = known.map(([file, html]) => ({
      file,
      html,
      url: new URL(`https://mill.example/${file}/`),
    }));
    const { kinds, sources, unchecked } = tally(pages);
    expect([...kinds, ...sources].flatMap(({ faults }) => faults)).toEqual([]);
    expect(unchecked).toEqual([]);
  });
});

test('JSON-LD that contradicts the page is said to, and the author that it names by @id is not said to be missing', async () => {
  const result = await analyzed('contradicted');
  expect(said(result)).toContain('The JSON-LD has the price 4711.00, which the page does not show.');
  expect(said(result)).toContain('The structured data names the author \\"Jane Doe\\".');
});

test('a page that shows its content only by script is not graded: the trigger refuses it, nothing is charged, and the page says why', async () => {
  const before = await auditsUsed(system, tenant);
  const id = ids.get('scripts-only');
  const { status, body } = await tenant.api.post(`/pages/${id}/analyze`, { force: true });
  expect([status, body.error.code]).toEqual([400, 'no_content']);
  const brief = (await tenant.api.get(`/pages/${id}/brief`)).body.data;
  expect(brief.analysis).toBeNull();
  expect(brief.recommendations).toEqual([]);
  expect(brief.page.latest_snapshot.reading.doubt).toBe(
    'The page shows its content only by script, which was not run. Set `render` of the site to `auto` to read it with a browser.',
  );
  expect(await auditsUsed(system, tenant)).toBe(before);
  const report = (await tenant.api.get(`/pages/${ids.get('scripts-only')}/report`)).body.data;
  expect(report.page.latest_snapshot.reading.doubt).toBe(brief.page.latest_snapshot.reading.doubt);
  expect(report.analysis).toBeNull();
});

test('GET analysis says why a page is not graded, and nothing of the kind of one that is', async () => {
  const get = async (name: Name) => (await tenant.api.get(`/pages/${ids.get(name)}/analysis`)).body;
  expect(await get('scripts-only')).toEqual({
    data: null,
    not_graded:
      'The page shows its content only by script, which was not run. Set `render` of the site to `auto` to read it with a browser.',
  });
  await analyzed('poem');
  expect(await get('poem')).toEqual({ data: expect.objectContaining({ status: 'completed' }) });
});

test('the brief and the report show how much of a page was read', async () => {
  const shown = async (part: string) =>
    (await tenant.api.get(`/pages/${ids.get('poem')}/${part}`)).body.data.page.latest_snapshot.reading;
  const reading = await shown('brief');
  expect(reading).toEqual({ share: expect.any(Number), confidence: expect.any(Number), doubt: null });
  expect(reading.share).toBeGreaterThan(0.5);
  expect(await shown('report')).toEqual(reading);
});

test('a body that a client writes for such a page is graded', async () => {
  const id = ids.get('scripts-only');
  const posted = await tenant.api.post(`/pages/${id}/content`, { markdown: `# The mill\n\n${sentences(30)}` });
  expect(posted.status).toBe(201);
  expect((await analyzed('scripts-only')).job.status).toBe('completed');
});

test('the kind of a page is detected with its evidence, can be set, survives a crawl, decides the next grade, and is detected again after null', async () => {
  const id = ids.get('contradicted');
  const kindOf = async () => {
    const { page_kind, page_kind_source, page_kind_evidence } = (await tenant.api.get(`/pages/${id}`)).body.data;
    return [page_kind, page_kind_source, page_kind_evidence];
  };
  const [detected, source, evidence] = await kindOf();
  expect(source).toBe('detected');
  expect(evidence.length).toBeGreaterThan(0);
  for (const sentence of evidence) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  expect((await tenant.api.patch(`/pages/${id}`, { page_kind: 'legal' })).body.data.page_kind).toBe('legal');
  expect(await kindOf()).toEqual(['legal', 'set', []]);
  const crawl = await tenant.api.post(`/pages/${id}/recrawl`);
  expect((await waitForJob(tenant.api, crawl.body.data.job_id)).status).toBe('completed');
  expect(await kindOf()).toEqual(['legal', 'set', []]);
  // The kind is no content: without `force` nothing has changed.
  const job = await tenant.api.post(`/pages/${id}/analyze`, { force: true });
  expect((await waitForJob(tenant.api, job.body.data.job_id)).status).toBe('completed');
  const { analysis } = (await tenant.api.get(`/pages/${id}/brief`)).body.data;
  const trust = analysis.components.find(
    ({ component_type }: { component_type: string }) => component_type === 'trust_signals',
  );
  expect(Object.keys(trust.criteria_scores)).not.toContain('trust_author');
  await tenant.api.patch(`/pages/${id}`, { page_kind: null });
  expect(await kindOf()).toEqual([detected, 'detected', evidence]);
});

test.each([['blog'], [''], [7]])('page_kind %j is refused with 400', async (kind) => {
  const { status, body } = await tenant.api.patch(`/pages/${ids.get('poem')}`, { page_kind: kind });
  expect([status, body.error.code]).toEqual([400, 'invalid_request']);
  expect(body.error.message).toContain('page_kind');
});
