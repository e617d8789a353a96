import { expect, test } from 'vitest';
import { crawledSite } from '../../harness/crawled-site.ts';
import { useSystem } from '../../harness/system.ts';
import { analyze } from '../recommendations/analyzed.ts';

const system = useSystem({ webSites: 1 });

const subjects = ['crowns', 'implants', 'bridges', 'fillings'];
const pageAbout = (
  subject: string,
): string => `<!doctype html><html lang="en"><head><title>About ${subject}</title></head>
  <body><main><h1>About ${subject}</h1>
  <p>The making of ${subject} takes two visits. At the first one the dentist looks at the gums and takes a print of them.</p>
  <p>Whoever comes for ${subject} brings the list of their medicines and the card of their insurance with them.</p>
  ${subjects.map((other) => `<p>Read about <a href="/${other}/">${other} and their price</a>.</p>`).join('')}
  <h2>Your next step to sound teeth</h2>
  <p>Click <a href="/crowns/">here</a>, or <a href="/implants/">here</a>, and we shall call you on the same day.</p></main></body></html>`;

test('advice is never placed behind what the site repeats, and says on how many pages a repeated text stands', async () => {
  const tenant = await system.tenant();
  const site = await crawledSite(system, tenant, () => ({
    '/': pageAbout('teeth'),
    ...Object.fromEntries(subjects.map((subject) => [`/${subject}/`, pageAbout(subject)])),
  }));
  await site.crawl();
  const page = (await site.listed()).find(({ path }) => path.includes('crowns'));
  if (page === undefined) throw new Error('the page was not crawled');
  const advice = await analyze(tenant, page);
  const { doc } = (await tenant.api.get(`/pages/${page.id}/content`)).body.data;
  const ids: string[] = doc.children.map(({ id }: { id: string }) => id);
  const repeated = ids.slice(ids.length - 2);
  const places = advice.map((one) => (one as unknown as { after_node_id: string | null }).after_node_id);
  expect(places.filter((id) => id !== null).length).toBeGreaterThan(0);
  expect(places.filter((id) => id !== null && repeated.includes(id))).toEqual([]);
  expect(advice.find(({ target_node_ids: targets }) => targets !== null)).toMatchObject({ same_on_pages: 5 });
  expect(advice.find(({ target_node_ids: targets }) => targets === null)).toMatchObject({ same_on_pages: null });
});
