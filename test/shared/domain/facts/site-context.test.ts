import { describe, expect, test } from 'vitest';
import { siteContext } from '../../../../shared/domain/facts/site-context.ts';

const nothing = { metaDescription: null, schemas: [], llmsTxt: null };
const shop = (more: object) => ({ '@type': 'BicycleStore', ...more });

describe('siteContext', () => {
  test('says nothing where the site says nothing', () => {
    expect(siteContext(nothing)).toEqual({
      name: null,
      businessContext: null,
      countryCode: null,
      countryName: null,
      cityName: null,
    });
    expect(siteContext({ metaDescription: ' ', schemas: [null, 5, 'x', []], llmsTxt: '' })).toEqual(
      siteContext(nothing),
    );
  });

  test.each([
    ['the business first', [shop({ description: 'In JSON-LD.' })], '# Shop\n> In llms.txt.', 'In JSON-LD.'],
    [
      'then the summary of llms.txt',
      [],
      '# Shop\n\n> In llms.txt,\n> in two lines.\n\nMore.',
      'In llms.txt, in two lines.',
    ],
    ['then the meta description', [shop({ name: 'Shop' })], '# Shop\n\nNo quotation.', 'In the meta description.'],
  ])('takes the words of %s', (_, schemas, llmsTxt, expected) => {
    const context = siteContext({ schemas, llmsTxt, metaDescription: 'In the meta description.' });
    expect(context.businessContext).toBe(expected);
  });

  test('reads the address of the first business that has one, on whichever page it stands', () => {
    const address = { addressLocality: 'Leeds', addressCountry: 'GB' };
    const graph = { '@graph': [{ '@type': 'WebPage', name: 'Contact' }, shop({ name: 'Ridgeway', address })] };
    expect(siteContext({ ...nothing, schemas: [shop({ description: 'Bikes.' }), graph] })).toEqual({
      name: 'Ridgeway',
      businessContext: 'Bikes.',
      countryCode: 2826,
      countryName: 'United Kingdom',
      cityName: 'Leeds',
    });
  });

  test('keeps the name of a country that it has no code for', () => {
    const address = { addressCountry: { '@type': 'Country', name: 'Ruritania' } };
    expect(siteContext({ ...nothing, schemas: [shop({ address })] })).toMatchObject({
      countryCode: null,
      countryName: 'Ruritania',
    });
  });
});
