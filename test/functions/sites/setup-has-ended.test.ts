/** @module-tag stories */
import { expect, test } from 'vitest';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForSite } from '../../harness/wait-until.ts';
import type { WebPages } from '../../harness/web-sites.ts';

const system = useSystem({ webSites: 2 });

const subjects = ['winter tyres', 'bicycle bells', 'wheel truing', 'chain cleaning', 'brake pads', 'saddle bags'];
const slug = (subject: string): string => `/${subject.replace(' ', '-')}/`;
const html = (subject: string, links = ''): string =>
  `<!doctype html><title>${subject}: prices and advice</title><main><h1>${subject}</h1>` +
  `<p>Good ${subject} last for years. We sell ${subject} and say how to choose ${subject} for your bicycle.</p>${links}</main>`;
const pages: WebPages = {
  '/': html('bicycle repair', subjects.map((subject) => `<a href="${slug(subject)}">${subject}</a>`).join(' ')),
  ...Object.fromEntries(subjects.map((subject) => [slug(subject), html(subject)])),
};

interface Listed {
  id: number;
  path: string;
  primary_keyword: string | null;
}

async function setUp({ api }: Tenant, scopes: Record<string, string>): Promise<Listed[]> {
  const web = system.web.take(pages);
  const { data } = (await api.post('/sites', { domain: web.domain, ...scopes })).body;
  await waitForSite(api, data.id, 60_000);
  return (await api.get(`/sites/${data.id}/pages`)).body.data;
}

test('"it returns to null when background work ends": the keywords that were asked for are there, and their lock is free', async () => {
  const tenant = await system.tenant();
  const listed = await setUp(tenant, { auto_run_keyword_scope: 'all', auto_run_analysis_scope: 'none' });
  const statuses = await Promise.all(
    listed.map(async ({ id }) => (await tenant.api.patch(`/pages/${id}`, { primary_keyword: 'bells' })).status),
  );
  expect(statuses).toEqual(listed.map(() => 200));
  expect(listed.every((page) => page.primary_keyword !== null)).toBe(true);
});

test('"it returns to null when background work ends": every page of the analysis scope is graded', async () => {
  const tenant = await system.tenant();
  const listed = await setUp(tenant, { auto_run_keyword_scope: 'none', auto_run_analysis_scope: 'all' });
  const details = await Promise.all(listed.map(({ id }) => tenant.api.get(`/pages/${id}`)));
  expect(details.map(({ body }) => body.data.latest_analysis?.status)).toEqual(listed.map(() => 'completed'));
  expect(listed).toHaveLength(subjects.length + 1);
});
