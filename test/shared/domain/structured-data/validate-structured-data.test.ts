import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMessages, renderEnglish } from '../../../../shared/domain/messages/render-message.ts';
import { rulesFor } from '../../../../shared/domain/structured-data/rules-for-type.ts';
import { isSubtype } from '../../../../shared/domain/structured-data/schema-org-hierarchy.ts';
import { validateStructuredData } from '../../../../shared/domain/structured-data/validate-structured-data.ts';
import { wordValidation } from '../../../../shared/domain/structured-data/word-validation.ts';

function validate(value: unknown) {
  const result = validateStructuredData(JSON.stringify(value));
  if (!result.parsed) throw new Error(result.message.id);
  return wordValidation(result.validation, findMessages('en'));
}

const thing = (type: string, properties: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
});

describe('validateStructuredData', () => {
  test('checks the first twenty types of an object, however many it has', () => {
    const types = Array.from({ length: 50_000 }, (_, at) => `Thing${at}`);
    const { errors, warnings } = validate({ '@context': 'https://schema.org', '@type': types });
    expect([...errors, ...warnings].filter((line) => line.includes('is not a schema.org type'))).toHaveLength(20);
  });

  test.each(['', ' ', '{', "{'a': 1}", '{"a": 1,}', 'undefined'])('does not parse %j', (text) => {
    const result = validateStructuredData(text);
    expect(result.parsed).toBe(false);
    expect(result.parsed || renderEnglish(result.message)).toMatch(
      /^The structured data is not valid JSON, line 1, column \d: ./,
    );
  });

  test.each(['42', 'null', '"text"', '[]', '{}', '[1]'])('parses %s and finds it invalid', (text) => {
    expect(validateStructuredData(text)).toMatchObject({ parsed: true, validation: { valid: false } });
  });

  test.each([
    { name: 'Organization', value: thing('Organization', { name: 'A' }), missing: null },
    { name: 'Organization without a name', value: thing('Organization'), missing: 'name' },
    { name: 'LocalBusiness without an address', value: thing('LocalBusiness', { name: 'A' }), missing: 'address' },
    { name: 'Article without a headline', value: thing('Article'), missing: 'headline' },
    {
      name: 'Product without a name',
      value: thing('Product', { offers: { '@type': 'Offer', price: 1 } }),
      missing: 'name',
    },
    { name: 'Product with neither offer nor review', value: thing('Product', { name: 'A' }), missing: 'offers' },
    { name: 'Event without a start', value: thing('Event', { name: 'A', location: 'Here' }), missing: 'startDate' },
    {
      name: 'JobPosting without a place',
      value: thing('JobPosting', { title: 'A', description: 'B', datePosted: '2026-01-01', hiringOrganization: 'C' }),
      missing: 'jobLocation',
    },
    { name: 'Course without a description', value: thing('Course', { name: 'A' }), missing: 'description' },
    {
      name: 'SoftwareApplication without an offer',
      value: thing('SoftwareApplication', { name: 'A', review: [] }),
      missing: 'offers',
    },
    { name: 'Service without a name', value: thing('Service'), missing: 'name' },
    { name: 'BreadcrumbList without items', value: thing('BreadcrumbList'), missing: 'itemListElement' },
    { name: 'FAQPage without questions', value: thing('FAQPage'), missing: 'mainEntity' },
    { name: 'HowTo without steps', value: thing('HowTo', { name: 'A' }), missing: 'step' },
    { name: 'Recipe without an image', value: thing('Recipe', { name: 'A' }), missing: 'image' },
    {
      name: 'VideoObject without a thumbnail',
      value: thing('VideoObject', { name: 'A', uploadDate: '2026-01-01' }),
      missing: 'thumbnailUrl',
    },
    { name: 'Person without a name', value: thing('Person'), missing: 'name' },
    { name: 'WebSite without a URL', value: thing('WebSite', { name: 'A' }), missing: 'url' },
    { name: 'Dataset without a description', value: thing('Dataset', { name: 'A' }), missing: 'description' },
    { name: 'blank name', value: thing('Organization', { name: '  ' }), missing: 'name' },
  ])('$name: missing $missing', ({ value, missing }) => {
    const { valid, errors } = validate(value);
    expect(valid).toBe(missing === null);
    expect(errors.some((error) => missing !== null && error.includes(missing))).toBe(missing !== null);
  });

  test('warns of recommended properties without making the item invalid', () => {
    const { valid, warnings } = validate(thing('Article', { headline: 'H' }));
    expect(valid).toBe(true);
    expect(warnings.join()).toContain('datePublished');
  });

  test.each([
    ['TechArticle', 'Article'],
    ['SocialMediaPosting', 'Article'],
    ['ContactPage', 'WebPage'],
    ['AboutPage', 'WebPage'],
    ['WebApplication', 'SoftwareApplication'],
    ['MobileApplication', 'SoftwareApplication'],
    ['School', 'Organization'],
    ['Dentist', 'LocalBusiness'],
    ['Plumber', 'LocalBusiness'],
    ['NewsArticle', 'Article'],
    ['MusicEvent', 'Event'],
  ])('judges %s by the rules of %s', (type, parent) => {
    expect(isSubtype(type, parent)).toBe(true);
    expect(rulesFor(type)).toEqual(rulesFor(parent));
  });

  test('adds a food establishment’s recommendations to those of a local business', () => {
    expect(rulesFor('Restaurant')?.recommended).toContain('servesCuisine');
  });

  test.each([
    [{ '@type': 'Organization', name: 'A' }, 'missing'],
    [{ '@context': 'https://example.com/vocab', '@type': 'Organization', name: 'A' }, 'not schema.org'],
    [{ '@context': { '@vocab': 'https://other.example/' }, '@type': 'Organization', name: 'A' }, 'not schema.org'],
  ])('reports the @context of %j as %s', (value, message) => {
    expect(validate(value).errors[0]).toContain(message);
  });

  test.each([
    'https://schema.org',
    'http://schema.org/',
    'https://www.schema.org',
    ['https://schema.org', { x: 'y' }],
    { '@vocab': 'https://schema.org/' },
  ])('accepts the @context %j', (context) => {
    expect(validate({ '@context': context, '@type': 'Organization', name: 'A' }).errors).toEqual([]);
  });

  test('names the path of the offending property', () => {
    const { errors } = validate(
      thing('Product', { name: 'A', offers: [{ '@type': 'Offer', price: 1 }, { '@type': 'Offer' }] }),
    );
    expect(errors).toEqual([expect.stringContaining('offers[1].price')]);
  });

  test('checks every node of @graph and of a list', () => {
    const graph = {
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Person', name: 'A' }, { '@type': 'Person' }],
    };
    expect(validate(graph).errors).toEqual([expect.stringContaining('@graph[1].name')]);
    const list = [thing('Person', { name: 'A' }), { '@type': 'Person', name: 'B' }];
    expect(validate(list).errors).toEqual([expect.stringContaining('[1]')]);
  });

  test('takes a reference by @id for the thing itself', () => {
    expect(
      validate(thing('Article', { headline: 'H', author: { '@id': '#jane' }, publisher: { '@id': '#org' } })).errors,
    ).toEqual([]);
  });

  test('warns of types it does not check, known and unknown', () => {
    expect(validate(thing('Volcano'))).toMatchObject({
      valid: true,
      warnings: [expect.stringContaining('not checked')],
    });
    expect(validate(thing('Gizmo'))).toMatchObject({
      valid: true,
      warnings: [expect.stringContaining('not a schema.org type')],
    });
    expect(validate(thing('faqpage')).warnings[0]).toContain('FAQPage');
    expect(validate(thing('constructor')).warnings[0]).toContain('not a schema.org type');
  });

  test.each([
    ['price', '$19', 'Offer'],
    ['price', '1.299,00', 'Offer'],
    ['priceCurrency', 'euro', 'AggregateOffer'],
    ['lowPrice', 'free', 'AggregateOffer'],
    ['ratingValue', 'good', 'AggregateRating'],
    ['datePosted', '5 May 2026', 'JobPosting'],
    ['startDate', '2026-02-45', 'Event'],
    ['thumbnailUrl', '/thumb.jpg', 'VideoObject'],
    ['latitude', '95', 'GeoCoordinates'],
  ])('refuses %s "%s" of %s', (property, value, type) => {
    expect(validate(thing(type, { [property]: value })).errors.join()).toContain(`${property} is "${value}"`);
  });

  test('only warns where a recommended property has the wrong shape', () => {
    const { errors, warnings } = validate(thing('Article', { headline: 'H', datePublished: 'yesterday' }));
    expect(errors).toEqual([]);
    expect(warnings.join()).toContain('datePublished is "yesterday"');
  });

  test.each([
    [thing('Product', { name: 'A', offers: '19.99' }), 'offers must be an object'],
    [thing('Product', { name: 'A', offers: { '@type': 'Person', name: 'B' } }), 'offers is of type Person'],
    [thing('FAQPage', { mainEntity: [{ '@type': 'Thing' }] }), 'mainEntity[0] must be a Question'],
    [
      thing('Event', { name: 'A', startDate: '2026-01-01', location: { '@type': 'Place', name: 'Hall' } }),
      'location.address',
    ],
    [
      thing('Product', { name: 'A', aggregateRating: { '@type': 'AggregateRating', ratingValue: 9, reviewCount: 2 } }),
      'outside the scale',
    ],
  ])('reports the malformed nested object in %j', (value, message) => {
    expect(validate(value).errors.join()).toContain(message);
  });

  test('sums up in a sentence', () => {
    expect(validate(thing('Product', { name: 'A' })).summary).toMatch(
      /^Product: not valid, 1 error and \d+ warnings\.$/,
    );
    expect(validate(thing('VirtualLocation', { url: 'https://a.example/' })).summary).toBe('VirtualLocation: valid.');
  });

  test('bounds its work on deep, wide and long input', () => {
    const deep = `{"@context":"https://schema.org","@type":"Thing","a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(validateStructuredData(deep)).toMatchObject({ parsed: true });
    const wide = validate({
      '@context': 'https://schema.org',
      '@graph': Array.from({ length: 10_000 }, () => ({ '@type': 'Person' })),
    });
    expect(wide.errors.length).toBeLessThanOrEqual(101);
    expect(wide.warnings.join()).toContain('too large');
    const long = validate(thing('Organization', { name: 'A', url: 'x'.repeat(1_000_000) }));
    expect(long.warnings.every((warning) => warning.length < 500)).toBe(true);
  });

  test('never throws on any JSON, and is valid exactly without errors', () => {
    const type = fc.constantFrom('Product', 'Offer', 'Person', 'FAQPage', '__proto__', 'toString');
    const key = fc.constantFrom(
      '@type',
      '@id',
      '@graph',
      '@context',
      'offers',
      'name',
      'author',
      'mainEntity',
      '__proto__',
      'constructor',
    );
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        fc.jsonValue(),
        type,
        fc.dictionary(key, tie('any')),
        fc.array(tie('any'), { maxLength: 4 }),
      ),
    })).any;
    fc.assert(
      fc.property(value, (json) => {
        const result = validateStructuredData(JSON.stringify(json));
        if (result.parsed) expect(result.validation.valid).toBe(result.validation.errors.length === 0);
      }),
      { numRuns: 300 },
    );
  });
});
