import { expectTypeOf, test } from 'vitest';
import { type Components, createClient } from '../../../clients/typescript/src/index.ts';

const api = createClient({
  baseUrl: 'http://unused.invalid',
  apiKey: 'coa_x',
  retries: 0,
  fetch: async () =>
    new Response('{"data":[],"meta":{"total":0,"page":1,"per_page":15}}', {
      headers: { 'content-type': 'application/json' },
    }),
});

test('the types of a call are those of the OpenAPI document', async () => {
  expectTypeOf(api.getPage).parameter(0).toEqualTypeOf<{ pageId: number }>();
  expectTypeOf(api.getMe).toBeCallableWith();
  expectTypeOf(api.listSites).toBeCallableWith({ limit: 3 });
  expectTypeOf(api.postContent).toBeCallableWith({ pageId: 1, body: { markdown: '# A' } });
  expectTypeOf((await api.getPage({ pageId: 1 })).data).toEqualTypeOf<Components['schemas']['PageDetail']>();
  expectTypeOf((await api.generatePlan({ siteId: 1 })).data).toEqualTypeOf<Components['schemas']['GeneratedPlan']>();
  const job = (await api.generatePlan({ siteId: 1 }, { respondAsync: true })).data;
  expectTypeOf(job).toEqualTypeOf<Components['schemas']['Trigger']>();
  for await (const site of api.each.listSites()) expectTypeOf(site.domain).toEqualTypeOf<string>();
  // @ts-expect-error: the page id is missing
  expectTypeOf(api.getPage).toBeCallableWith({});
  // @ts-expect-error: no such parameter
  expectTypeOf(api.listSites).toBeCallableWith({ limitt: 3 });
  // @ts-expect-error: not one of the values
  expectTypeOf(api.createSite).toBeCallableWith({ body: { domain: 'a.example', render: 'sometimes' } });
  // @ts-expect-error: a site is no list
  expectTypeOf(api.each.getSite).toBeFunction();
});
