import { expect, test } from 'vitest';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob, waitForSite } from '../../harness/wait-until.ts';

const system = useSystem({ webSites: 3 });

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
  const { page, snapshot, check, brief } = await crawledPage(tenant, [broken]);

  // Spec, Snapshot: "schema (object or null, captured structured data)".
  expect((await snapshot()).schema).toEqual({
    '@context': 'https://schema.org',
    '@graph': [],
    broken_blocks: [{ block: 1, error: expect.stringContaining(fault), line: 4, column: 3, text: broken }],
  });
  // Spec, Checks: "pass if JSON-LD set", "fail when present but invalid (message carries first error and error count)".
  expect(await check('schema_present')).toMatchObject({ status: 'pass', value: true });
  expect(await check('schema_valid')).toMatchObject({
    status: 'fail',
    value: false,
    message: expect.stringMatching(/1 error\..*JSON-LD block 1 is not valid JSON, line 4, column 3/),
  });
  // Spec, Brief: "`schema` adds `validation` (null when value is null or empty …)".
  expect((await brief()).fields.schema).toMatchObject({
    value: expect.stringContaining('broken_blocks'),
    status: 'snapshot',
    validation: { valid: false, errors: [expect.stringContaining(`JSON-LD block 1 ${fault}`)], warnings: [] },
  });

  const started = await tenant.api.post(`/pages/${page.id}/analyze`);
  await waitForJob(tenant.api, started.body.data.job_id);
  const { components } = (await brief()).analysis;
  const graded = components.find((one: { component_type: string }) => one.component_type === 'structured_data');
  expect(graded.rationale).toContain('JSON-LD block 1 is not valid JSON, line 4, column 3');
  expect(graded.rationale).not.toContain('carries no JSON-LD');
});

test('of several blocks the broken one is named, and the others still count', async () => {
  const { snapshot, check, brief } = await crawledPage(await system.tenant(), [JSON.stringify(article), broken]);
  expect((await snapshot()).schema).toMatchObject({ '@graph': [article], broken_blocks: [{ block: 2, line: 4 }] });
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
