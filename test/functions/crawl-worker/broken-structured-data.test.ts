/** @module-tag stories */
import { expect, test } from 'vitest';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob, waitForSite } from '../../harness/wait-until.ts';

const system = useSystem({ webSites: 5 });

const article = { '@context': 'https://schema.org', '@type': 'Article', headline: 'Brewing' };
/** A comma is missing at the end of the third line. */
const broken = '\n{\n  "@context": "https://schema.org"\n  "@type": "Organization"\n}\n';
const fault = 'is not valid JSON, line 4, column 3: Expected';

/** Crawls a site of one page that carries these JSON-LD blocks. */
async function crawledPage(tenant: Tenant, blocks: readonly string[]) {
  const scripts = blocks.map((block) => `<script type="application/ld+json">${block}</script>`).join('');
  const words = 'A page about coffee, with enough words to be read as a page. '.repeat(20);
  const web = system.web.take({
    '/': `<!doctype html><html lang="en"><head><title>Coffee</title>${scripts}</head><body><main><h1>Coffee</h1><p>${words}</p></main></body></html>`,
  });
  const { api } = tenant;
  const site = await api.post('/sites', { domain: web.domain });
  await waitForSite(api, site.body.data.id);
  const [page] = (await api.get(`/sites/${site.body.data.id}/pages`)).body.data;
  return {
    page,
    draft: async (value: string) => (await api.put(`/pages/${page.id}/drafts/schema`, { draft_value: value })).body,
    snapshot: async () => {
      const { latest_snapshot } = (await api.get(`/pages/${page.id}`)).body.data;
      return (await api.get(`/snapshots/${latest_snapshot.id}`)).body.data;
    },
    check: async (key: string) =>
      (await api.get(`/pages/${page.id}/checks`)).body.data.checks.find((one: { key: string }) => one.key === key),
    brief: async () => (await api.get(`/pages/${page.id}/brief`)).body.data,
  };
}

test('JSON-LD that does not parse is present and invalid, with the line and column of the fault', async () => {
  const tenant = await system.tenant();
  const { page, check, brief } = await crawledPage(tenant, [broken]);

  // Spec, Checks: "pass if JSON-LD set", "fail when present but invalid (message carries first error and error count)".
  expect(await check('schema_present')).toMatchObject({ status: 'pass', value: true });
  expect(await check('schema_valid')).toMatchObject({
    status: 'fail',
    value: false,
    message: expect.stringMatching(/1 error\..*JSON-LD block 1 is not valid JSON, line 4, column 3/),
  });

  const started = await tenant.api.post(`/pages/${page.id}/analyze`);
  await waitForJob(tenant.api, started.body.data.job_id);
  const { components } = (await brief()).analysis;
  const graded = components.find((one: { component_type: string }) => one.component_type === 'structured_data');
  expect(graded.rationale).toContain('JSON-LD block 1 is not valid JSON, line 4, column 3');
  expect(graded.rationale).not.toContain('carries no JSON-LD');
});

test('"`schema` (object or null, captured structured data)" holds nothing that was not on the page: broken blocks stand beside it', async () => {
  const { snapshot, brief, draft } = await crawledPage(await system.tenant(), [broken]);
  const blocks = [{ block: 1, error: expect.stringContaining(fault), line: 4, column: 3, text: broken }];
  expect(await snapshot()).toMatchObject({ schema: null, broken_blocks: blocks });
  // Spec, Brief: "`schema` adds `validation` (null when value is null or empty …)".
  expect((await brief()).fields.schema).toEqual({
    value: null,
    status: 'snapshot',
    validation: null,
    broken_blocks: blocks,
  });
  expect((await draft(JSON.stringify(article))).data.original_value).toBeNull();
  // The draft takes the place of all that the page carries.
  expect((await brief()).fields.schema).toMatchObject({ status: 'draft', broken_blocks: [] });
});

test('"a new draft\'s `original_value` is seeded from the latest snapshot" with the blocks that can be read, and those alone', async () => {
  const { snapshot, brief, draft } = await crawledPage(await system.tenant(), [JSON.stringify(article), broken]);
  expect(await snapshot()).toMatchObject({ schema: article, broken_blocks: [{ block: 2, line: 4 }] });
  const { value, validation } = (await brief()).fields.schema;
  expect(JSON.parse(value)).toEqual(article);
  expect(validation.valid).toBe(false);
  expect(JSON.parse((await draft('{"@type": "Thing"}')).data.original_value)).toEqual(article);
});

test('of several blocks the broken one is named, and the others still count', async () => {
  const { check, brief } = await crawledPage(await system.tenant(), [JSON.stringify(article), broken]);
  expect(await check('schema_present')).toMatchObject({ status: 'pass', value: true });
  expect(await check('schema_valid')).toMatchObject({
    status: 'fail',
    message: expect.stringMatching(/^Article: not valid, 1 error.*JSON-LD block 2 is not valid JSON/),
  });
  const { validation } = (await brief()).fields.schema;
  expect(validation.errors).toEqual([expect.stringContaining(`JSON-LD block 2 ${fault}`)]);
  expect(validation.warnings).toContainEqual(expect.stringMatching(/^Article: the recommended property/));
});

test('a broken block does not keep the facts of another from being found', async () => {
  const tenant = await system.tenant();
  const business = {
    '@context': 'https://schema.org',
    '@type': 'BikeStore',
    name: 'Ridgeway',
    telephone: '+44 20 7946 0001',
  };
  const { page } = await crawledPage(tenant, [broken, JSON.stringify(business)]);
  const facts = (await tenant.api.get(`/sites/${page.site_id}/facts?status=all`)).body.data;
  expect(facts.map(({ kind }: { kind: string }) => kind)).toContain('contact');
});
