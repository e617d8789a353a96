import { expect, test } from 'vitest';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';

const system = useSystem({ webSites: 4 });

const opening = 'Winter tyres grip below seven degrees. Change them in October, and back at Easter.';
const html = (paragraph: string) =>
  `<!doctype html><title>Winter tyres</title><main><h1>Winter tyres</h1><p>${opening}</p>` +
  `<p>${paragraph}</p><h2>Introduction</h2><p>A set costs 400 euros, with rims 650 euros.</p></main>`;
const linked = (text: string) =>
  `Before you buy, click <a href="/tyres/">${text}</a> for all sizes that we keep in stock.`;

interface Recommendation {
  id: number;
  target_node_ids: string[] | null;
  content_excerpt: string | null;
}

async function analyzedPage() {
  const tenant = await system.tenant();
  const { api } = tenant;
  const pages = { '/a/': html(linked('here')) };
  const web = system.web.take(pages);
  const site = await seedSite(system, tenant, { domain: web.domain });
  const page = await seedPage(system, tenant, { site, path: '/a/', url: `https://${web.domain}/a/` });
  const run = async (verb: string) => waitForJob(api, (await api.post(`/pages/${page.id}/${verb}`)).body.data.job_id);
  await run('recrawl');
  await run('analyze');
  const targeted = async (): Promise<Recommendation[]> =>
    (await api.get(`/pages/${page.id}/analysis`)).body.data.recommendations.filter(
      (one: Recommendation) => one.target_node_ids !== null,
    );
  return { api, page, pages, run, targeted };
}

test('"re-analyze to refresh targeting" is not needed after a recrawl of an unchanged page: targets keep their node ids', async () => {
  const { api, page, run, targeted } = await analyzedPage();
  const before = await targeted();
  expect(before.map((one) => one.content_excerpt).join('')).toContain('click [here]');
  const version = (await api.get(`/pages/${page.id}/content`)).body.data.content_version_id;
  await run('recrawl');
  expect((await api.get(`/pages/${page.id}/content`)).body.data.content_version_id).toBeGreaterThan(version);
  expect((await targeted()).map((one) => one.content_excerpt)).toEqual(before.map((one) => one.content_excerpt));
  expect((await run('analyze')).status).toBe('skipped');
  const link = before.find((one) => one.content_excerpt?.includes('click [here]'));
  const { body } = await api.post(`/recommendations/${link?.id}/resolve`);
  expect(body.data).toMatchObject({ validation_scope: 'targeted_nodes', validated_node_ids: link?.target_node_ids });
});

test('a recrawl keeps node ids block by block, as edits keep them: of blocks that stayed, and of one that was edited in place', async () => {
  const { pages, run, targeted } = await analyzedPage();
  const before = await targeted();
  pages['/a/'] = html(linked('our list of winter tyres'));
  await run('recrawl');
  const after = await targeted();
  expect(after.map((one) => one.content_excerpt)).toEqual(
    before.map((one) => one.content_excerpt?.replace('[here]', '[our list of winter tyres]')),
  );
});

test('"after a crawl or recrawl regenerated node ids" excerpts are null: where another text is in the place of the old one', async () => {
  const { pages, run, targeted } = await analyzedPage();
  pages['/a/'] =
    '<!doctype html><title>Winter tyres</title><main><h1>Closed</h1><p>We have moved to another town.</p></main>';
  await run('recrawl');
  expect(new Set((await targeted()).map((one) => one.content_excerpt))).toEqual(new Set([null]));
});
