/** @module-tag stories */
import { describe, expect, test } from 'vitest';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';
import type { WebPage } from '../../harness/web-sites.ts';
import { auditsUsed } from '../analyses/pages.ts';

const system = useSystem({ webSites: 20 });

const sentences = Array.from({ length: 20 }, (_, at) => `The mill ground ${at + 3} sacks of grain that day.`).join(' ');
const good = `<!doctype html><html lang="en"><head><title>The mill by the river</title>
<meta name="description" content="How the mill by the river grinds grain.">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"The mill"}</script></head>
<body><main><h1>The mill</h1><p>${sentences}</p><p><a href="/wheel/">The wheel</a> <a href="/stone/">The stone</a></p></main></body></html>`;
const signIn = `<!doctype html><html lang="en"><head><title>Sign in</title></head><body><nav><a href="/">Home</a></nav>
<main><h1>Sign in</h1><form><input name="mail"><input type="password"></form></main></body></html>`;

/** Documents that are sent in the place of a page. */
const unread: Record<string, string | WebPage> = {
  'script shell': `<!doctype html><html><head><title>App</title></head><body><div id="root"></div><script src="/main.js"></script><noscript>You need to enable JavaScript to run this app.</noscript></body></html>`,
  'check for robots': `<!doctype html><html><head><title>Just a moment...</title></head><body><h1>Checking your browser</h1><p>Verify you are human.</p><script src="/cdn-cgi/challenge-platform/x.js"></script></body></html>`,
  'request for consent': `<!doctype html><html><head><title>Before you continue</title></head><body><h1>Before you continue</h1><p>We use cookies.</p><button>Accept all</button><button>Reject all</button></body></html>`,
};

/** A page that a crawl read whole, and that was graded then; null leaves the crawl to the test. */
async function pageServing(document: string | WebPage) {
  const tenant = await system.tenant();
  const web = system.web.take({ '/a/': document });
  const site = await seedSite(system, tenant, { domain: web.domain });
  const page = await seedPage(system, tenant, { site, path: '/a/', url: `https://${web.domain}/a/` });
  const get = async (path: string) => (await tenant.api.get(`/pages/${page.id}${path}`)).body.data;
  const run = async (verb: string) =>
    waitForJob(tenant.api, (await tenant.api.post(`/pages/${page.id}/${verb}`)).body.data.job_id);
  /** Everything that resolves from what was read. */
  const resolved = async () => {
    const { fields, analysis, links } = await get('/brief');
    const checks = await get('/checks');
    const { latest_snapshot, title } = await get('');
    return { fields, analysis, links, checks, latest_snapshot, title };
  };
  await run('recrawl');
  return { tenant, web, site, page, get, run, resolved };
}

describe('a document that could not be read', () => {
  test.each(Object.keys(unread))(
    '"active draft over snapshot … body is the newest content version": a %s leaves the snapshot, the version, the links and the analysis in force, none of them mixed',
    async (name) => {
      const { web, run, resolved } = await pageServing(good);
      expect(await run('analyze')).toMatchObject({ status: 'completed' });
      const before = await resolved();
      web.serve({ '/a/': unread[name] ?? '' });
      await run('recrawl');
      expect(await resolved()).toEqual(before);
      expect(before.analysis.content_stale).toBe(false);
    },
  );

  test('"recrawl completed {snapshot_id} where null means the live page returned a non-2xx response": the snapshot of an unread document has an id, and the job says that the page was not read', async () => {
    const { web, run, get, tenant } = await pageServing(good);
    web.serve({ '/a/': unread['check for robots'] ?? '' });
    const { result } = await run('recrawl');
    expect(result).toEqual({
      snapshot_id: expect.any(Number),
      not_read: 'The server sent a check for robots in the place of the page.',
    });
    expect((await tenant.api.get(`/snapshots/${result.snapshot_id}`)).body.data.status).toBe(
      'unreadable: bot_challenge',
    );
    expect((await get('')).unread_snapshot).toMatchObject({
      id: result.snapshot_id,
      reading: { doubt: result.not_read },
    });
  });

  test('"Without force, an unchanged content fingerprint completes as job status `skipped`": what is in force is what was graded', async () => {
    const { web, run } = await pageServing(good);
    await run('analyze');
    web.serve({ '/a/': unread['script shell'] ?? '' });
    await run('recrawl');
    expect((await run('analyze')).status).toBe('skipped');
  });

  test('"a new draft\'s `original_value` is seeded from the latest snapshot": the one that was read', async () => {
    const { web, run, tenant, page } = await pageServing(good);
    web.serve({ '/a/': unread['script shell'] ?? '' });
    await run('recrawl');
    const { body } = await tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: 'Mill' });
    expect(body.data.original_value).toBe('The mill by the river');
  });

  test('"On completion the content version advances (source `crawl`) and the current analysis becomes `content_stale: true`" once the page is read again', async () => {
    const { web, run, get } = await pageServing(good);
    await run('analyze');
    const { content_version_id: held } = (await get('/brief')).fields.body;
    web.serve({ '/a/': unread['script shell'] ?? '' });
    await run('recrawl');
    web.serve({ '/a/': good });
    expect((await run('recrawl')).result).toEqual({ snapshot_id: expect.any(Number) });
    const page = await get('');
    expect([page.unread_snapshot, page.latest_analysis.content_stale]).toEqual([null, true]);
    expect((await get('/brief')).fields.body.content_version_id).toBeGreaterThan(held);
  });

  test('"no_content: nothing to act on": a page that was never read is refused at the trigger with the reason, alone and in a batch, at no cost', async () => {
    const { tenant, site, page } = await pageServing(unread['check for robots'] ?? '');
    const why =
      'The text of the page was not read, so it cannot be graded. The server sent a check for robots in the place of the page.';
    const one = await tenant.api.post(`/pages/${page.id}/analyze`, {});
    expect([one.status, one.body.error]).toEqual([400, { code: 'no_content', message: why }]);
    const batch = await tenant.api.post(`/sites/${site.id}/analyze`, { page_ids: [page.id] });
    expect([batch.status, batch.body.data.skipped]).toEqual([
      202,
      [{ page_id: page.id, reason: 'no_content', message: why }],
    ]);
    expect(await auditsUsed(system, tenant)).toBe(0);
  });

  test('"The body is the newest content version": a body that a client wrote for such a page is graded', async () => {
    const { tenant, run, page } = await pageServing(unread['script shell'] ?? '');
    await tenant.api.post(`/pages/${page.id}/content`, { markdown: `# The mill\n\n${sentences}` });
    expect((await run('analyze')).status).toBe('completed');
  });
});

describe('a document that was read', () => {
  test('"On completion the content version advances (source `crawl`) … a held `base_version_id` then yields 409", also when it is a form to sign in', async () => {
    const { tenant, web, run, get, page } = await pageServing(good);
    await run('analyze');
    const { content_version_id: held } = (await get('/brief')).fields.body;
    web.serve({ '/a/': signIn });
    expect((await run('recrawl')).result).toEqual({ snapshot_id: expect.any(Number) });
    expect((await get('/brief')).fields.title.value).toBe('Sign in');
    expect((await get('')).latest_analysis.content_stale).toBe(true);
    const edit = await tenant.api.post(`/pages/${page.id}/content`, { markdown: '# New', base_version_id: held });
    expect([edit.status, edit.body.error.code]).toEqual([409, 'conflict']);
  });

  test.each([
    ['/login/', signIn],
    [
      '/members/',
      `<!doctype html><html lang="en"><head><title>Members</title></head><body><main><h1>Members of the mill</h1>
<p>Members see the mill on every first Sunday, and bring two guests. A year costs 30 €.</p>
<form><input name="mail"><input type="password"></form></main></body></html>`,
    ],
    [
      '/thanks/',
      `<!doctype html><html lang="en"><head><title>Thank you</title></head><body><nav><a href="/">Home</a></nav>
<main><h1>Thank you!</h1><p>We got your message and answer within two days.</p></main></body></html>`,
    ],
  ])(
    '"processing | work errors | failed": %s was read whole, so it is graded, by the criteria of its kind',
    async (_path, document) => {
      const { run, get } = await pageServing(document);
      expect((await get('')).page_kind).toBe('utility');
      expect((await run('analyze')).status).toBe('completed');
      const { analysis } = await get('/brief');
      expect(analysis.components.every(({ status }: { status: string }) => status === 'completed')).toBe(true);
      expect(analysis.overall_score).toBeGreaterThan(0);
    },
  );
});
