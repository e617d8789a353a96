import { describe, expect, test } from 'vitest';
import { planSite as operation } from '../../../functions/planning/plan-site.ts';
import { useSystem } from '../../harness/system.ts';
import { named } from './planned-site.ts';

const system = useSystem();

describe('POST /sites/plan', () => {
  test('answers the detail of a site without a URL [plan/created]', async () => {
    const { api } = await system.tenant();
    const { status, body } = await api.post('/sites/plan', named);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      domain: 'Fernhill Cycles',
      name: 'Fernhill Cycles',
      url: null,
      page_count: 0,
      background_status: null,
      location: { country_code: 2826, country_name: 'United Kingdom', city_code: null, city_name: null },
      latest_crawl: null,
    });
    const { note, ...site } = body.data;
    expect(note).toBeNull();
    expect((await api.get(`/sites/${site.id}`)).body).toEqual({ data: site });
    expect((await api.get('/sites')).body.meta.total).toBe(1);
  });

  test('has no URL and is not found by one, also when it is named like a host', async () => {
    const { api } = await system.tenant();
    const { body } = await api.post('/sites/plan', { ...named, name: 'shop.example' });
    expect(body.data).toMatchObject({ domain: 'shop.example', url: null });
    expect((await api.get('/pages/lookup?url=https://shop.example/')).body.error.code).toBe('site_not_found');
  });

  test('derives what is missing from the brief', async () => {
    const { api } = await system.tenant();
    const { body } = await api.post('/sites/plan', { brief: 'a shoe shop in Leeds' });
    expect(body.data).toMatchObject({
      name: 'Leeds Shoe Shop',
      location: { country_code: 2826, country_name: 'United Kingdom', city_name: 'Leeds' },
    });
    const unclear = await api.post('/sites/plan', { brief: '???', name: ' ', location_country_code: null });
    expect(unclear.body.data).toMatchObject({
      name: 'Planned site',
      location: { country_code: 2840, country_name: 'United States', city_name: null },
    });
  });

  test.each([
    {
      title: 'a code alone',
      sent: { location_country_code: 2250 },
      location: { country_code: 2250, country_name: 'France' },
    },
    { title: 'an unknown code', sent: { location_country_code: 7 }, location: { country_code: 7, country_name: null } },
    {
      title: 'a name alone',
      sent: { location_country_name: 'UK' },
      location: { country_code: 2826, country_name: 'UK' },
    },
    {
      title: 'both as they are sent',
      sent: { location_country_code: 2040, location_country_name: 'Österreich' },
      location: { country_code: 2040, country_name: 'Österreich' },
    },
  ])('takes $title as the location', async ({ sent, location }) => {
    const { api } = await system.tenant();
    const { body } = await api.post('/sites/plan', { brief: 'A shop.', name: 'Shop', ...sent });
    expect(body.data.location).toEqual({ city_code: null, city_name: null, ...location });
  });

  // Spec, Site planning: only a "missing name or location is derived".
  test.each([
    {
      title: 'a country that briefs seldom speak of',
      sent: { location_country_name: 'Iceland' },
      location: { country_code: 2352, country_name: 'Iceland' },
    },
    {
      title: 'a country with the name of a state',
      sent: { location_country_name: 'Georgia' },
      location: { country_code: 2268, country_name: 'Georgia' },
    },
    {
      title: 'a place that is no country',
      sent: { location_country_name: 'Atlantis' },
      location: { country_code: null, country_name: 'Atlantis' },
    },
    {
      title: 'the code of a small country',
      sent: { location_country_code: 2492 },
      location: { country_code: 2492, country_name: 'Monaco' },
    },
    { title: 'an unknown code', sent: { location_country_code: 7 }, location: { country_code: 7, country_name: null } },
  ])('keeps $title, whatever the brief says', async ({ sent, location }) => {
    const { api } = await system.tenant();
    const { body } = await api.post('/sites/plan', { brief: 'A shoe shop in Leeds, United Kingdom.', ...sent });
    expect(body.data.location).toEqual({ city_code: null, city_name: null, ...location });
    expect(body.data.name).toBe('Leeds Shoe Shop');
  });

  test('keeps a given country whose city the brief names', async () => {
    const { api } = await system.tenant();
    const sent = { brief: 'A shoe shop in Leeds.', location_country_name: 'united kingdom' };
    const { body } = await api.post('/sites/plan', sent);
    expect(body.data.location).toMatchObject({
      country_code: 2826,
      country_name: 'united kingdom',
      city_name: 'Leeds',
    });
  });

  test.each([
    { title: 'no brief', sent: { name: 'Shop' } },
    { title: 'a blank brief', sent: { brief: ' \n' } },
    { title: 'a brief of 20,001 characters', sent: { brief: 'x'.repeat(20_001) } },
    { title: 'a name of 301 characters', sent: { brief: 'x', name: 'x'.repeat(301) } },
    { title: 'a country code that is no integer', sent: { brief: 'x', location_country_code: 1.5 } },
    { title: 'an unknown field', sent: { brief: 'x', domain: 'shop.example' } },
  ])('refuses $title', async ({ sent }) => {
    const { api } = await system.tenant();
    const { status, body } = await api.post('/sites/plan', sent);
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
  });

  test('takes a brief of 20,000 characters', async () => {
    const { api } = await system.tenant();
    expect((await api.post('/sites/plan', { brief: '靴'.repeat(20_000) })).status).toBe(201);
  });

  test('lets an organization without a subscription have one site, also of ten requests at once [plan/paid]', async () => {
    const { api } = await system.tenant({ plan: 'none' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.post('/sites/plan', named)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, ...Array(9).fill(402)]);
    expect(answers.find(({ status }) => status === 402)?.body.error).toMatchObject({
      code: 'payment_required',
      details: { limit: 1, used: 1, remaining: 0 },
    });
    expect((await api.post('/sites', { domain: 'shop.example' })).status).toBe(402);
    expect((await api.get('/sites')).body.meta.total).toBe(1);
  });
});

describe('the bucket of POST /sites/plan', () => {
  const bucketOf = (body: unknown): unknown => typeof operation.bucket === 'function' && operation.bucket(body);

  test.each([
    { body: named, bucket: 'default' },
    { body: { name: 'Shop', location_country_name: 'France' }, bucket: 'default' },
    { body: { name: 'Shop', location_country_name: 'Atlantis' }, bucket: 'default' },
    { body: { name: 'Shop', location_country_name: ' ' }, bucket: 'llm' },
    { body: { name: 'Shop' }, bucket: 'llm' },
    { body: { name: ' ', location_country_code: 2840 }, bucket: 'llm' },
    { body: { name: 7, location_country_code: '2840' }, bucket: 'llm' },
    ...[undefined, null, [], 'text', 7, true, { name: {} }].map((body) => ({ body, bucket: 'llm' })),
  ])('is $bucket for $body', ({ body, bucket }) => {
    expect(bucketOf(body)).toBe(bucket);
  });
});
