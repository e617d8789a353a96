import { describe, expect, test } from 'vitest';
import { findMessages } from '../../../../shared/domain/messages/render-message.ts';
import { validateStructuredData } from '../../../../shared/domain/structured-data/validate-structured-data.ts';
import { wordValidation } from '../../../../shared/domain/structured-data/word-validation.ts';

function validate(type: string, properties: object) {
  const result = validateStructuredData(
    JSON.stringify({ '@context': 'https://schema.org', '@type': type, ...properties }),
  );
  if (!result.parsed) throw new Error(result.message.id);
  return wordValidation(result.validation, findMessages('en'));
}

describe('a JobPosting', () => {
  const job = {
    title: 'Bicycle mechanic',
    description: '<p>Mends bicycles.</p>',
    datePosted: '2026-05-31',
    hiringOrganization: { '@type': 'Organization', name: 'Ridgeway' },
  };
  const place = (address: unknown) => ({ '@type': 'Place', address });
  const address = { '@type': 'PostalAddress', addressLocality: 'Leeds' };
  const missing = (path: string) => `Place: the required property ${path} is missing.`;

  test('names the country of its place (Google: "addressCountry" is required)', () => {
    expect(validate('JobPosting', { ...job, jobLocation: place(address) }).errors).toEqual([
      missing('jobLocation.address.addressCountry'),
    ]);
    const inBritain = place({ ...address, addressCountry: 'GB' });
    expect(validate('JobPosting', { ...job, jobLocation: inBritain }).errors).toEqual([]);
    expect(validate('JobPosting', { ...job, jobLocation: [inBritain, place(address)] }).errors).toEqual([
      missing('jobLocation[1].address.addressCountry'),
    ]);
    expect(validate('JobPosting', { ...job, jobLocation: place('Leeds') }).valid).toBe(false);
  });

  test('asks no other address for its country', () => {
    expect(validate('LocalBusiness', { name: 'Ridgeway', address }).errors).toEqual([]);
  });

  test('may be remote, and may pay by the hour', () => {
    const remote = {
      ...job,
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Ireland' },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 15, maxValue: 20.5, unitText: 'HOUR' },
      },
    };
    expect(validate('JobPosting', remote).errors).toEqual([]);
  });
});

describe('a BreadcrumbList', () => {
  const entry = (position: unknown, rest: object) => ({ '@type': 'ListItem', position, ...rest });
  const home = entry(1, { name: 'Home', item: 'https://site.example/' });
  const errorsOf = (...entries: unknown[]) => validate('BreadcrumbList', { itemListElement: entries }).errors;

  test.each([
    { name: 'a last entry without an item', last: entry(2, { name: 'Chains' }) },
    {
      name: 'an item that has the name',
      last: entry(2, { item: { '@id': 'https://site.example/c/', name: 'Chains' } }),
    },
    { name: 'a number as text', last: entry('2', { name: 'Chains', item: 'https://site.example/c/' }) },
  ])('may have $name', ({ last }) => {
    expect(errorsOf(home, last)).toEqual([]);
  });

  test.each([
    {
      name: 'an entry without a name',
      last: entry(2, { item: 'https://site.example/c/' }),
      error: 'ListItem: one of itemListElement[1].name, itemListElement[1].item.name is required.',
    },
    {
      name: 'a position in words',
      last: entry('second', { name: 'Chains' }),
      error: 'itemListElement[1].position is "second"; it must be a whole number, 1 or more.',
    },
    {
      name: 'a position of 1.5',
      last: entry(1.5, { name: 'Chains' }),
      error: 'itemListElement[1].position is "1.5"; it must be a whole number, 1 or more.',
    },
    {
      name: 'an entry without a position',
      last: entry(undefined, { name: 'Chains', item: 'https://site.example/c/' }),
      error: 'ListItem: the required property itemListElement[1].position is missing.',
    },
    { name: 'a text for an entry', last: 'Chains', error: 'itemListElement[1] must be an object of type ListItem.' },
  ])('may not have $name', ({ last, error }) => {
    expect(errorsOf(home, last)).toEqual([error]);
  });

  test('needs an item in every entry but the last', () => {
    expect(errorsOf(entry(1, { name: 'Home' }), entry(2, { name: 'Chains' }))).toEqual([
      'ListItem: the required property itemListElement[0].item is missing; only the last entry needs none.',
    ]);
  });
});

describe('valid forms of the vocabulary', () => {
  const address = { '@type': 'PostalAddress', addressLocality: 'Leeds', addressCountry: 'GB' };
  const offer = (properties: object) => ({ name: 'Chain', offers: { '@type': 'Offer', ...properties } });

  test.each([
    { name: 'a position that is no place in a list', type: 'Chapter', value: { name: 'Chains', position: 'iv' } },
    {
      name: 'tools, which have no order',
      type: 'HowTo',
      value: { name: 'Clean', step: 'Wipe it.', tool: { '@type': 'HowToTool', name: 'Rag' } },
    },
    { name: 'a picture beside the page', type: 'Recipe', value: { name: 'Stew', image: 'stew.jpg' } },
    {
      name: 'a price by unit',
      type: 'Product',
      value: offer({
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: '9.50',
          priceCurrency: 'GBP',
          unitText: 'per metre',
        },
      }),
    },
    { name: 'a thing that an action is about', type: 'ReadAction', value: { object: { '@type': 'Book' } } },
    {
      name: 'a rating in letters',
      type: 'Product',
      value: {
        ...offer({ price: 9 }),
        hasCertification: { '@type': 'Certification', certificationRating: { '@type': 'Rating', ratingValue: 'E' } },
      },
    },
    {
      name: 'what is reviewed, by its name',
      type: 'Review',
      value: {
        author: 'Ann',
        reviewRating: { '@type': 'Rating', ratingValue: 4 },
        itemReviewed: { '@type': 'Product', name: 'Chain' },
      },
    },
  ])('have no error: $name', ({ type, value }) => {
    expect(validate(type, value).errors).toEqual([]);
  });

  test.each([{ openingHours: 'Mo-Fr 09:00-17:00' }, { openingHours: ['Mo-Fr 09:00-17:00', 'Sa 10:00-14:00'] }])(
    'opening hours as text serve as opening hours: %j',
    (hours) => {
      const { errors, warnings } = validate('BikeStore', { name: 'Ridgeway', address, ...hours });
      expect(errors).toEqual([]);
      expect(warnings.join()).not.toContain('openingHours');
    },
  );

  test.each([
    'http://schema.org/',
    'schema.org',
    'https://health-lifesci.schema.org/',
    { '@vocab': 'https://schema.org/' },
    { schema: 'https://schema.org/', ex: 'https://site.example/' },
    ['https://schema.org', { '@language': 'en' }],
    [{ '@vocab': 'http://schema.org/' }],
  ])('the context may be %j', (context) => {
    expect(validate('Person', { '@context': context, name: 'Ann' }).errors).toEqual([]);
  });

  test.each(['https://schema.example', 'https://notschema.org', { '@vocab': 'https://site.example/' }])(
    'the context may not be %j',
    (context) => {
      expect(validate('Person', { '@context': context, name: 'Ann' }).valid).toBe(false);
    },
  );
});

describe('what Google requires', () => {
  test.each([
    {
      type: 'QAPage',
      value: { mainEntity: { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } } },
      missing: 'mainEntity.answerCount',
    },
    {
      type: 'VacationRental',
      value: {
        name: 'Hut',
        image: 'https://site.example/h.jpg',
        identifier: '1',
        containsPlace: { '@type': 'Accommodation' },
      },
      missing: 'latitude',
    },
    { type: 'Dentist', value: { name: 'Ann' }, missing: 'address' },
    {
      type: 'Product',
      value: { name: 'Chain', offers: { '@type': 'Offer', priceCurrency: 'GBP' } },
      missing: 'offers.price',
    },
    {
      type: 'ItemList',
      value: { itemListElement: [{ '@type': 'ListItem', url: 'https://site.example/' }] },
      missing: 'itemListElement[0].position',
    },
  ])('is an error where it is missing: $missing of $type', ({ type, value, missing }) => {
    expect(validate(type, value).errors).toEqual([expect.stringContaining(missing)]);
  });

  test('is a warning in an object that no search engine reads there', () => {
    const { errors, warnings } = validate('WatchAction', { object: { '@type': 'Movie', name: 'Ride' } });
    expect(errors).toEqual([]);
    expect(warnings).toContain('Movie: the required property object.image is missing.');
  });
});
