/** @module-tag stories */
import { expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import { wordpressToken } from './wordpress-server.ts';
import { drafts, outcomesOf, useShop, valuesOf } from './wordpress-shop.ts';

const system = useSystem({ webSites: 4 });

const all = { title: 'verified', meta_description: 'verified', h1: 'verified' };

test('fields of Rank Math are written and undone; a template of the title is not overwritten', async () => {
  const meta = { rank_math_title: '', rank_math_description: '' };
  const { wordpress, tenant, publish, chains } = await useShop(system, { meta });
  const before = structuredClone(valuesOf(wordpress));
  const sent = await publish('--send', '--json');
  expect(outcomesOf(sent)).toEqual(all);
  expect(valuesOf(wordpress)).toMatchObject({
    title: drafts.h1,
    meta: { rank_math_title: drafts.title, rank_math_description: drafts.meta_description },
  });
  expect(await publish('--undo')).toMatchObject({ exitCode: 0 });
  expect(valuesOf(wordpress)).toEqual(before);

  const template = '%title% for bicycles %sep% Shop';
  Object.assign(wordpress.posts.get(6) ?? {}, { meta: { ...meta, rank_math_title: template } });
  await tenant.api.put(`/pages/${chains}/drafts/title`, { draft_value: 'Chains, fitted while you wait' });
  const refused = await publish('--page', `${chains}`, '--send', '--json');
  expect(refused.exitCode).toBe(5);
  expect(outcomesOf(refused)).toEqual({ title: 'conflict' });
  expect(valuesOf(wordpress, 6).meta).toMatchObject({ rank_math_title: template });
});

test('a site without pretty links, with a token, 250 posts, and its excerpt as description is published to', async () => {
  const excerpt = 'Tyres of a bicycle shop.';
  const { h1, meta_description } = drafts;
  const shop = await useShop(system, { meta: {}, excerpt, plan: { h1, meta_description } });
  const { wordpress, coa, environment, siteId } = shop;
  wordpress.hasPrettyLinks = false;
  for (let id = 1_000; id < 1_250; id += 1) wordpress.add({ id, link: `https://other.example/${id}/`, base: 'posts' });
  const lists: string[] = [];
  wordpress.intercept = ({ url = '' }) => {
    const { searchParams } = new URL(url, wordpress.url);
    if (searchParams.get('rest_route') === '/wp/v2/posts') lists.push(searchParams.get('page') ?? '');
    return false;
  };
  const { WORDPRESS_USER: _, WORDPRESS_APPLICATION_PASSWORD: __, ...others } = environment;
  const editor = coa.with({ environment: { ...others, ...wordpressToken } });
  const sent = await editor('publish', siteId, '--to', 'wordpress', '--url', wordpress.url, '--send', '--json');
  expect(outcomesOf(sent)).toEqual({ h1: 'verified', meta_description: 'verified' });
  expect(lists).toEqual(['1', '2', '3']);
  expect(wordpress.posts.get(4)).toMatchObject({ title: h1, excerpt: meta_description });
});

test('a page without an item, and one that the user may not edit, are said, and the others are sent', async () => {
  const { wordpress, tenant, publish, home, chains } = await useShop(system, { plan: { h1: drafts.h1 } });
  for (const id of [home, chains]) await tenant.api.put(`/pages/${id}/drafts/h1`, { draft_value: 'New words' });
  wordpress.posts.delete(5);
  wordpress.intercept = ({ url = '' }, response) => {
    if (!url.includes('/pages/6')) return false;
    response.writeHead(403, { 'content-type': 'application/json' });
    response.end('{"code":"rest_forbidden_context","message":"Sorry.","data":{"status":403}}');
    return true;
  };
  const sent = await publish('--send', '--json');
  expect(sent.exitCode).toBe(1);
  const byPage = new Map(sent.json().pages.map((page: { page_id: number }) => [page.page_id, page]));
  const detail = (text: string) => expect.stringContaining(text);
  expect(byPage.get(home)).toMatchObject({
    item: null,
    fields: [{ outcome: 'unwritable', detail: detail('nothing published there has this URL') }],
  });
  expect(byPage.get(chains)).toMatchObject({ fields: [{ outcome: 'failed', detail: detail('may not edit') }] });
  expect(wordpress.writes.map(({ id }) => id)).toEqual([4]);
});
