import { expect, test } from 'vitest';
import { parseHtml } from '../../../../shared/domain/extraction/html-tree.ts';
import { readStructuredData } from '../../../../shared/domain/extraction/structured-data.ts';
import { extractFacts } from '../../../../shared/domain/facts/extract-facts.ts';
import { statedFacts } from '../../../../shared/domain/facts/page-facts.ts';

const url = 'https://www.praxis.test/';

function observe(body: string) {
  const { root, jsonLdBlocks } = parseHtml(
    `<html lang="de"><head><title>Home</title></head><body>${body}</body></html>`,
  );
  const { items, brokenBlocks } = readStructuredData(jsonLdBlocks);
  return extractFacts({ root, url, schema: { '@context': 'https://schema.org', '@graph': items }, brokenBlocks });
}

const said = (body: string) =>
  observe(body).map(({ claim, source, locator }) => [
    claim.key,
    'value' in claim.data ? claim.data.value : claim.data,
    source,
    locator,
  ]);

test('microdata is read, with where it stands', () => {
  const body =
    '<div itemscope itemtype="http://schema.org/Dentist"><h1 itemprop="name">Praxis Meier</h1><p itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="streetAddress">Werner Straße 84</span>, <span itemprop="postalCode">59368</span> <span itemprop="addressLocality">Werne</span></p><meta itemprop="telephone" content="+49 2389 4754"></div>';
  expect(said(body).filter(([, , source]) => source === 'schema_org')).toEqual([
    ['company_name', 'Praxis Meier', 'schema_org', 'microdata:/0/name'],
    ['phone', '+49 2389 4754', 'schema_org', 'microdata:/0/telephone'],
    ['address', 'Werner Straße 84, Werne, 59368', 'schema_org', 'microdata:/0/address'],
  ]);
});

test('RDFa is read', () => {
  const body =
    '<div vocab="https://schema.org/" typeof="Restaurant"><span property="name">Zum Krug</span><a property="telephone" href="tel:+4923894754">+49 2389 4754</a></div>';
  expect(said(body).filter(([, , source]) => source === 'schema_org')).toEqual([
    ['company_name', 'Zum Krug', 'schema_org', 'rdfa:/0/name'],
    ['phone', '+49 2389 4754', 'schema_org', 'rdfa:/0/telephone'],
  ]);
});

test.each([
  '{"@type":"Dentist","name":"Praxis Meier",}',
  '// the practice\n{"@type":"Dentist","name":"Praxis Meier"}',
  '{"@type":"Dentist","name":"Praxis\nMeier"}',
  '{"@type":"Dentist","name":"Praxis Meier"',
])('JSON-LD that is no JSON is read as far as it goes: %s', (block) => {
  expect(said(`<script type="application/ld+json">${block}</script>`)).toContainEqual([
    'company_name',
    'Praxis Meier',
    'schema_org',
    '/broken_blocks/0/text',
  ]);
});

test('a rating says how many gave it', () => {
  const block = '{"@type":"Dentist","name":"Praxis Meier","aggregateRating":{"ratingValue":4.9,"reviewCount":213}}';
  const facts = observe(`<script type="application/ld+json">${block}</script>`).map(({ claim }) => claim.data);
  expect(facts).toContainEqual({ label: 'aggregate rating', value: '4.9' });
  expect(facts).toContainEqual({ label: 'reviews', value: '213' });
});

test('one number in two writings and one address with and without its country are one statement each, cited by all pages', () => {
  const page = (pageId: number, body: string) => ({
    pageId,
    url: `${url}${pageId}`,
    seenAt: '',
    observations: observe(body),
  });
  const stated = statedFacts([
    page(1, '<footer><a href="tel:+4923894754">+49 2389 4754</a><p>Werner Straße 84, 59368 Werne</p></footer>'),
    page(2, '<footer><p>Telefon: 02389 / 4754</p><p>Werner Straße 84, 59368 Werne, Deutschland</p></footer>'),
  ]);
  const statements = [...stated.values()].map(({ claim, supports }) => [
    claim.key,
    new Set(supports.map(({ statement }) => statement)).size,
    supports.length,
  ]);
  expect(statements).toEqual([
    ['phone', 1, 2],
    ['address', 1, 2],
  ]);
});

test.each([
  ['10,000 numbers', Array.from({ length: 10_000 }, (_, at) => `<p>Tel 030 ${1_000_000 + at}</p>`).join('')],
  [
    '5 MB of JSON-LD',
    `<script type="application/ld+json">{"@type":"Organization","name":"${'a'.repeat(5_000_000)}"}</script>`,
  ],
  [
    'JSON-LD 10,000 levels deep',
    `<script type="application/ld+json">${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}</script>`,
  ],
  ['broken JSON-LD of brackets', `<script type="application/ld+json">${'['.repeat(4_000)},</script>`],
  ['microdata 5,000 levels deep', '<div itemscope itemprop="a">'.repeat(5_000)],
])('%s give a bounded number of facts', (_, body) => {
  expect(observe(body).length).toBeLessThanOrEqual(100);
});

test('years that a sentence counts are no second figure beside the years of experience, and alone they have a label; services of one price stay', () => {
  const figures = (body: string): string[] =>
    [...statedFacts([{ pageId: 1, url, seenAt: '', observations: observe(body) }]).values()].flatMap(({ claim }) =>
      claim.kind === 'stat' ? `${claim.data.label}: ${claim.data.value}` : [],
    );
  const sentence = '<p>Wir sind seit über 30 Jahren für unsere Patienten da.</p>';
  expect(figures(sentence)).toEqual(['Jahre: über 30']);
  expect(figures(`<div>Über 30 Jahre Erfahrung</div>${sentence}`)).toEqual(['Jahre Erfahrung: Über 30']);
  const prices = ['Massage', 'Massage for two'].map((name) => ({
    '@type': 'Offer',
    ...{ name, price: '90', priceCurrency: 'EUR' },
  }));
  const block = JSON.stringify({ '@type': 'Dentist', name: 'Praxis Meier', makesOffer: prices });
  expect(figures(`<script type="application/ld+json">${block}</script>`)).toEqual([
    'Massage: 90 EUR',
    'Massage for two: 90 EUR',
  ]);
});
