/** Publishing to a real WordPress, where the machine has one (Debian: wordpress, wordpress-theme-twentytwentythree, php-cli, php-mysql, mariadb-server). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Coa, signedIn } from '../cli/coa/use-coa.ts';
import { lackedForWordpress, type RealWordpress, startRealWordpress } from '../harness/real-wordpress.ts';
import { ports, system } from '../systems/crawl-hosts.ts';

const raw = z.object({ raw: z.string() });
const rawPage = z.object({ id: z.number(), title: raw, content: raw, meta: z.record(z.string(), z.unknown()) });

const HOST = 'wordpress.example';
const lacked = lackedForWordpress();
if (lacked !== null) process.stdout.write(`Left out: publishing to a real WordPress (${lacked}).\n`);

const paragraph = (text: string): string => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;
const post_content = [
  paragraph('We fit <strong>winter tyres</strong> while you wait, on snow &amp; ice, on every day of the week.'),
  '<!-- wp:separator -->\n<hr class="wp-block-separator has-alpha-channel-opacity" />\n<!-- /wp:separator -->',
  paragraph('Call us before the first snow falls in Kingsbourne.'),
].join('\n\n');
const drafts = {
  title: 'Winter tyres & chains, fitted while you wait',
  meta_description:
    'Winter tyres for every bicycle, tested on snow & ice and fitted while you wait: from 20 pounds, on every day of the week, in our shop.',
  h1: 'Tyres for "winter"',
};

describe.skipIf(lacked !== null)('a page of a real WordPress', () => {
  let wordpress: RealWordpress;
  beforeAll(async () => {
    const pages = [
      { post_title: 'Tyres', post_name: 'tyres', post_content },
      { post_title: 'Chains & "locks"', post_name: 'chains', post_content },
    ];
    wordpress = await startRealWordpress({ host: HOST, port: ports[HOST], pages });
  });
  afterAll(() => wordpress?.stop());

  /** A crawled site, and what a person with a key and an application password does with it. */
  async function useSite() {
    const tenant = await system.tenant();
    const coa = await signedIn(system, tenant);
    const site = (await coa('sites', 'add', HOST, '--wait', '--json')).json();
    const environment = {
      COA_BASE_URL: system.baseUrl,
      COA_API_KEY: tenant.key,
      WORDPRESS_USER: 'admin',
      WORDPRESS_APPLICATION_PASSWORD: wordpress.applicationPassword,
    };
    const target = ['--to', 'wordpress', '--url', `http://127.0.0.1:${ports[HOST]}`, '--json'];
    const publish = (...words: string[]) => coa.with({ environment })('publish', `${site.id}`, ...target, ...words);
    const idOf = async (address: string): Promise<number> =>
      (await tenant.api.get(`/pages/lookup?url=${encodeURIComponent(`https://${HOST}${address}`)}`)).body.data.page_id;
    const stored = async (slug: string) => {
      const { WORDPRESS_USER: user, WORDPRESS_APPLICATION_PASSWORD: password } = environment;
      const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
      const route = `/wp/v2/pages&slug=${slug}&context=edit`;
      const found = await fetch(`http://127.0.0.1:${ports[HOST]}/index.php?rest_route=${route}`, {
        headers: { authorization },
      });
      const [{ id, title, content, meta }] = z.tuple([rawPage]).parse(await found.json());
      return { id, title: title.raw, content: content.raw, meta };
    };
    return { tenant, coa, publish, idOf, stored };
  }

  const outcomes = (run: Awaited<ReturnType<Coa>>): Record<string, string> =>
    Object.fromEntries(
      run.json().pages[0].fields.map((one: { field: string; outcome: string }) => [one.field, one.outcome]),
    );

  test('is fixed, published, crawled again and verified by one command, and undone by another', async () => {
    const { tenant, coa, publish, idOf, stored } = await useSite();
    const pageId = await idOf('/tyres/');
    await coa('analyze', `${pageId}`, '--wait');
    for (const [field, value] of Object.entries(drafts))
      await tenant.api.put(`/pages/${pageId}/drafts/${field}`, { draft_value: value });
    const { markdown, content_version_id: base } = (await tenant.api.get(`/pages/${pageId}/content`)).body.data;
    await tenant.api.post(`/pages/${pageId}/content`, {
      markdown: markdown.replace('Call us', 'Call us, or *write*,'),
      base_version_id: base,
    });
    const before = await stored('tyres');

    const sent = await publish('--page', `${pageId}`, '--body', '--send');
    const all = { title: 'verified', meta_description: 'verified', h1: 'verified', body: 'verified' };
    expect(outcomes(sent)).toEqual(all);
    expect(sent.exitCode).toBe(0);
    expect(await stored('tyres')).toEqual({
      id: before.id,
      title: drafts.h1,
      content: post_content.replace('Call us', 'Call us, or <em>write</em>,'),
      meta: expect.objectContaining({
        _yoast_wpseo_title: drafts.title,
        _yoast_wpseo_metadesc: drafts.meta_description,
      }),
    });

    const undone = await publish('--undo');
    expect(new Set(Object.values(outcomes(undone)))).toEqual(new Set(['restored']));
    expect(await stored('tyres')).toEqual(before);
  });

  test('of a site without pretty links is published and undone too', async () => {
    wordpress.removePrettyLinks();
    const { tenant, publish, idOf, stored } = await useSite();
    const { id, title } = await stored('chains');
    const pageId = await idOf(`/?page_id=${id}`);
    await tenant.api.put(`/pages/${pageId}/drafts/h1`, { draft_value: 'Chains that last' });
    expect(outcomes(await publish('--send'))).toEqual({ h1: 'verified' });
    expect(await stored('chains')).toMatchObject({ title: 'Chains that last' });
    expect(outcomes(await publish('--undo'))).toEqual({ h1: 'restored' });
    expect(await stored('chains')).toMatchObject({ title });
  });
});
