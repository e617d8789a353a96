import { expect, test } from 'vitest';
import { pageKeywordsPrompt } from '../../../../shared/domain/model-prompts/page-keywords-prompt.ts';

const brief =
  'We are Ferris & Daughter, a bicycle workshop in York. We repair bicycles, true wheels and paint frames. We do not sell scooters. Our rival is Spokely. People search for "spokely alternative".';
const siteName = 'Ferris & Daughter';

test('keywords of a model carry no markup, no address and no promise', () => {
  const page = { name: 'Wheel truing', path: '/wheel-truing/', purpose: null };
  const keywords = [
    'wheel truing york',
    '<b>wheel truing</b>',
    'wheel truing https://x.example',
    'free wheel truing',
    'best wheel truing',
  ];
  const reading = pageKeywordsPrompt({ brief, siteName, page }, 'b').read({ keywords });
  expect(reading.ok && reading.value[0]).toBe('wheel truing york');
  expect(reading.ok && reading.value.join()).not.toMatch(/<|https|free|best/);
});

test('keywords of a model name a rival where the brief itself has the search', () => {
  const page = { name: 'Compare us', path: '/compare/', purpose: null };
  const reading = pageKeywordsPrompt({ brief, siteName, page }, 'b').read({
    keywords: ['spokely alternative', 'spokely repairs'],
  });
  expect(reading.ok && reading.value).toContain('spokely alternative');
  expect(reading.ok && reading.value).not.toContain('spokely repairs');
});

test.each([
  ['as the site is set', { countryCode: 2826, countryName: 'United Kingdom', cityName: null }],
  ['as the brief says', null],
])("keywords of a model name the country that is the site's market, %s, and no other one", (_, location) => {
  const page = { name: 'Wheel truing', path: '/wheel-truing/', purpose: null };
  const reading = pageKeywordsPrompt({ brief, siteName, location, page }, 'b').read({
    keywords: ['wheel truing united kingdom', 'wheel truing france'],
  });
  expect(reading.ok && reading.value).toContain('wheel truing united kingdom');
  expect(reading.ok && reading.value).not.toContain('wheel truing france');
});
