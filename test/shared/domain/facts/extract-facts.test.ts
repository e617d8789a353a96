import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../../../shared/domain/extraction/html-tree.ts';
import { extractFacts } from '../../../../shared/domain/facts/extract-facts.ts';
import type { Observation } from '../../../../shared/domain/facts/observation.ts';
import { anyText } from '../../../harness/any-text.ts';

const origin = 'https://fernhill.example';
interface Given {
  path?: string;
  body?: string;
  footer?: string;
  head?: string;
  schema?: unknown;
}
const facts = ({ path = '/', body = '', footer = '', head = '', schema = null }: Given): Observation[] =>
  extractFacts({
    root: parseHtml(`<html><head>${head}</head><body><main>${body}</main><footer>${footer}</footer></body></html>`)
      .root,
    url: `${origin}${path}`,
    schema,
  });
/** `kind:key` with the data, or with the value alone where that is all there is. */
const said = (observations: readonly Observation[]) =>
  observations.map(({ claim }) => [
    claim.key ? `${claim.kind}:${claim.key}` : claim.kind,
    'value' in claim.data && Object.keys(claim.data).length === 1 ? claim.data.value : claim.data,
  ]);

test('what is put together of several values is proved by one that stands there word for word', () => {
  const schema = {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#shop`,
    name: 'Fernhill Cycles',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '12 Mill Lane',
      addressLocality: 'Leeds',
      postalCode: 'LS1 4AB',
    },
    openingHoursSpecification: [
      { dayOfWeek: ['https://schema.org/Monday', 'Tuesday'], opens: '09:00', closes: '17:00' },
    ],
    employee: [{ '@type': 'Person', name: 'Ada Brown', jobTitle: 'Mechanic' }],
  };
  const evidence = new Map(
    facts({ schema }).map(({ claim, evidence: words, locator }) => [claim.key ?? claim.kind, [words, locator]]),
  );
  expect(evidence.get('address')).toEqual(['12 Mill Lane', '/address']);
  expect(evidence.get('hours')).toEqual(['Tuesday', '/openingHoursSpecification/0']);
  expect(evidence.get('person')).toEqual(['Ada Brown', '/employee/0']);
  expect(evidence.get('company_name')).toEqual(['Fernhill Cycles', '/name']);
});

describe('structured data', () => {
  const business = {
    '@context': 'https://schema.org',
    '@type': 'BikeStore',
    '@id': `${origin}/#shop`,
    name: 'Fernhill Cycles',
    legalName: 'Fernhill Cycles Ltd',
    slogan: 'Mend what can be mended',
    foundingDate: '1998-04-01',
    areaServed: [{ '@type': 'City', name: 'Leeds' }, 'York'],
    numberOfEmployees: { '@type': 'QuantitativeValue', value: 12 },
    telephone: '+44 113 496 0000',
    email: 'mailto:hello@fernhill.example',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '14 Mill Street',
      addressLocality: 'Leeds',
      postalCode: 'LS1 4AA',
      addressCountry: { '@type': 'Country', name: 'GB' },
    },
    openingHours: ['Mo-Fr 09:00-18:00', 'Sa 10:00-16:00'],
    sameAs: ['https://www.linkedin.com/company/fernhill', 'https://en.wikipedia.org/wiki/Fernhill'],
    award: ['Best Workshop 2024'],
    founder: { '@id': '#grace' },
    employee: [
      { '@type': 'Person', name: 'Tom Ade', jobTitle: 'Manager' },
      { '@type': 'Person', name: 'No Role' },
    ],
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 200 },
  };

  test('of the business gives identity, contact, awards and people', () => {
    const schema = {
      '@graph': [business, { '@type': 'Person', '@id': '#grace', name: 'Grace Hill', honorificSuffix: 'MBE' }],
    };
    expect(said(facts({ schema }))).toEqual([
      ['identity:company_name', 'Fernhill Cycles'],
      ['identity:legal_name', 'Fernhill Cycles Ltd'],
      ['identity:tagline', 'Mend what can be mended'],
      ['identity:founding_year', '1998'],
      ['identity:service_area', 'Leeds, York'],
      ['identity:team_size', '12'],
      ['contact:phone', '+44 113 496 0000'],
      ['contact:email', 'hello@fernhill.example'],
      ['contact:address', '14 Mill Street, Leeds, LS1 4AA, GB'],
      ['contact:hours', 'Mo-Fr 09:00-18:00; Sa 10:00-16:00'],
      ['contact:social:linkedin', 'https://www.linkedin.com/company/fernhill'],
      ['person', { name: 'Grace Hill', role: 'Founder', credentials: 'MBE' }],
      ['person', { name: 'Tom Ade', role: 'Manager' }],
      ['award', { name: 'Best Workshop 2024' }],
      ['stat', { label: 'aggregate rating', value: '4.9' }],
      ['stat', { label: 'reviews', value: '200' }],
    ]);
  });

  test('is cited by its text and a JSON pointer into it', () => {
    const found = facts({ schema: { '@graph': [{ '@type': 'WebSite' }, business] } });
    expect(found.find(({ claim }) => claim.key === 'founding_year')).toMatchObject({
      source: 'schema_org',
      evidence: '1998-04-01',
      locator: '/@graph/1/foundingDate',
    });
    expect(found.find(({ claim }) => claim.key?.startsWith('social:'))?.locator).toBe('/@graph/1/sameAs/0');
  });

  test.each([
    {
      name: 'an organization that has another site',
      schema: { ...business, '@id': undefined, url: 'https://other.example/' },
    },
    { name: 'the brand of a product', schema: { '@type': 'Product', brand: business } },
    { name: 'the publisher of an article', schema: { '@type': 'Article', publisher: business } },
    {
      name: 'one of several businesses of a directory',
      schema: { '@graph': [business, { '@type': 'Bakery', name: 'Other' }] },
    },
    { name: 'a person', schema: { '@type': 'Person', name: 'Grace Hill', telephone: '+44 113 496 0000' } },
    { name: 'no object', schema: 'Organization' },
  ])('does not speak for the business where it describes $name', ({ schema }) => {
    expect(said(facts({ schema }))).toEqual([]);
  });

  const review = (given: object = {}) => ({
    '@type': 'Review',
    reviewBody: 'They saved my commute.',
    author: { '@type': 'Person', name: 'Ada Byron', jobTitle: 'Engineer' },
    reviewRating: { '@type': 'Rating', ratingValue: '5' },
    datePublished: '2024-05-01',
    ...given,
  });

  test.each([
    { name: 'five stars', rating: { ratingValue: '5' }, stars: 5 },
    { name: 'four stars', rating: { ratingValue: 4 }, stars: 4 },
    { name: 'ten of ten', rating: { ratingValue: 10, bestRating: 10 }, stars: 5 },
    { name: 'a hundred per cent', rating: { ratingValue: 100, bestRating: 100, worstRating: 0 }, stars: 5 },
    { name: 'four and a half, which is no rating to store', rating: { ratingValue: 4.5 }, stars: undefined },
  ])('makes a testimonial of a review of $name', ({ rating, stars }) => {
    const schema = { ...business, review: review({ reviewRating: { '@type': 'Rating', ...rating } }) };
    const [testimonial] = facts({ schema }).filter(({ claim }) => claim.kind === 'testimonial');
    expect(testimonial?.claim.data).toEqual({
      quote: 'They saved my commute.',
      author_name: 'Ada Byron',
      author_title: 'Engineer',
      date: '2024-05-01',
      platform: 'site',
      ...(stars === undefined ? {} : { rating: stars }),
    });
    expect(testimonial?.locator).toBe('/review/reviewBody');
  });

  test.each([
    { name: 'of three stars', schema: { ...business, review: review({ reviewRating: { ratingValue: 3 } }) } },
    {
      name: 'of three of ten',
      schema: { ...business, review: review({ reviewRating: { ratingValue: 3, bestRating: 10 } }) },
    },
    { name: 'without stars', schema: { ...business, review: review({ reviewRating: undefined }) } },
    {
      name: 'with more stars than there are',
      schema: { ...business, review: review({ reviewRating: { ratingValue: 9 } }) },
    },
    { name: 'without an author', schema: { ...business, review: review({ author: undefined }) } },
    { name: 'of a film', schema: review({ itemReviewed: { '@type': 'Movie', name: 'Film' } }) },
  ])('makes no testimonial of a review $name', ({ schema }) => {
    expect(facts({ schema }).filter(({ claim }) => claim.kind === 'testimonial')).toEqual([]);
  });
});

describe('the frame of a page', () => {
  test.each([
    { footer: '<a href="tel:+441134960000">+44 113 496 0000</a>', fact: ['contact:phone', '+44 113 496 0000'] },
    { footer: '<a href="tel:+44-113-496-0000">0113 496 0000</a>', fact: ['contact:phone', '0113 496 0000'] },
    { footer: '<a href="tel:+441134960000">Call us</a>', fact: ['contact:phone', '+441134960000'] },
    {
      footer: '<a href="mailto:Hello%40fernhill.example?subject=Hi">Write</a>',
      fact: ['contact:email', 'Hello@fernhill.example'],
    },
    {
      footer: '<a href="https://www.instagram.com/fernhill/">us</a>',
      fact: ['contact:social:instagram', 'https://www.instagram.com/fernhill/'],
    },
    { footer: '<a href="/book/">Book an appointment</a>', fact: ['contact:booking_url', `${origin}/book/`] },
    {
      footer: '<address>Fernhill Cycles<br>14 Mill Street<br>Leeds LS1 4AA<br>Fax 0113 496 0000</address>',
      fact: ['contact:address', '14 Mill Street, Leeds LS1 4AA'],
    },
    {
      footer: '<p>742 Evergreen Terrace, Springfield, OR 97477</p>',
      fact: ['contact:address', '742 Evergreen Terrace, Springfield, OR 97477'],
    },
    {
      footer: '<p>© 2019–2026 Ridgeway Cycles Ltd. All rights reserved.</p>',
      fact: ['identity:legal_name', 'Ridgeway Cycles Ltd'],
    },
    { footer: '<p>Fernhill · Est. 1998</p>', fact: ['identity:founding_year', '1998'] },
  ])('says $fact.0', ({ footer, fact }) => {
    const observations = facts({ path: '/any/page/', footer });
    expect(said(observations)).toEqual([fact]);
    expect(observations[0]).toMatchObject({ source: 'crawl', locator: 'footer' });
  });

  test.each([
    '<a href="tel:911">Emergency</a>',
    '<a href="tel:">Call</a>',
    '<a href="tel:1-800-FLOWERS">Call</a>',
    '<a href="mailto:?subject=Share&body=x">Share</a>',
    '<a href="https://www.facebook.com/sharer/sharer.php?u=x">Share</a>',
    '<a href="https://x.com/intent/tweet?text=x">Post</a>',
    '<a href="https://www.facebook.com/">f</a>',
    '<a href="#book">Book an appointment</a>',
    '<p>© 2026 Ridgeway</p>',
    '<p>Order 12 by 97477</p>',
    '<p>Est. 3 days</p>',
  ])('says nothing by %s', (footer) => {
    expect(said(facts({ footer }))).toEqual([]);
  });

  test('comes before the content, and the first of its kind counts', () => {
    const body = '<a href="tel:+441134960001">+44 113 496 0001</a>';
    const footer = '<a href="tel:+441134960002">+44 113 496 0002</a><a href="tel:+441134960003">+44 113 496 0003</a>';
    expect(said(facts({ path: '/contact/', body, footer }))).toEqual([['contact:phone', '+44 113 496 0002']]);
    expect(said(facts({ path: '/contact/', body }))).toEqual([['contact:phone', '+44 113 496 0001']]);
    expect(said(facts({ path: '/blog/', body }))).toEqual([]);
  });

  test('names the site by its og:site_name', () => {
    const [name] = facts({ path: '/x/', head: '<meta property="og:site_name" content="Fernhill">' });
    expect(name).toMatchObject({ claim: { key: 'company_name', data: { value: 'Fernhill' } }, evidence: 'Fernhill' });
  });
});

describe('a page about the business', () => {
  test.each([
    { body: '<p>Founded in 1998 by two riders.</p>', year: '1998' },
    { body: '<p>We were founded in 1998.</p>', year: '1998' },
    { body: '<p>We have been repairing bikes in Leeds since 1998.</p>', year: '1998' },
    { body: '<p>Family-run since 1998</p>', year: '1998' },
    { body: '<p>The abbey was founded in 1152.</p>', year: undefined },
    { body: '<p>The museum was founded in 1898.</p>', year: undefined },
    { body: '<p>We have used tubeless tyres since 2015 models came out.</p>', year: undefined },
    { body: '<p>Founded in 1998-99</p>', year: undefined },
  ])('says that it was founded in $year by $body', ({ body, year }) => {
    expect(facts({ path: '/about/', body }).map(({ claim }) => claim.data)).toEqual(year ? [{ value: year }] : []);
    expect(
      facts({ path: '/blog/history-of-leeds/', body }).filter(({ claim }) => claim.key === 'founding_year' && !year),
    ).toEqual([]);
  });

  test.each([
    { body: '<div>500+ happy clients</div>', stat: { label: 'happy clients', value: '500+' } },
    { body: '<p>98% customer satisfaction</p>', stat: { label: 'customer satisfaction', value: '98%' } },
    {
      body: '<div><div>12,000</div><div>bikes repaired</div></div>',
      stat: { label: 'bikes repaired', value: '12,000' },
    },
    { body: '<div>25 years of experience</div>', stat: { label: 'years of experience', value: '25' } },
    {
      body: '<p>Hello. We have helped more than 1,200 customers in Leeds.</p>',
      stat: {
        label: 'customers',
        value: 'more than 1,200',
        context: 'We have helped more than 1,200 customers in Leeds.',
      },
    },
  ])('counts by $body', ({ body, stat }) => {
    expect(facts({ body }).map(({ claim }) => claim.data)).toEqual([stat]);
  });

  test.each([
    '<p>3 locations</p>',
    '<p>Over 500 grams</p>',
    '<p>£500</p>',
    '<p>In 2019 clients told us so.</p>',
    '<p>A survey of 5,000 customers by the ministry found nothing.</p>',
    '<p>12 members</p>',
    '<div>500</div><div>grams</div>',
  ])('counts nothing by %s', (body) => {
    expect(facts({ body })).toEqual([]);
  });
});

describe('praise', () => {
  const quote = 'They talked me out of a new groupset.';
  test.each([
    {
      name: 'a figure with a caption',
      body: `<figure><blockquote><p>“${quote}”</p></blockquote><figcaption>— Ada Byron, CEO at Analytical Ltd</figcaption></figure>`,
      author: { author_name: 'Ada Byron', author_title: 'CEO', author_company: 'Analytical Ltd' },
    },
    {
      name: 'a footer with stars',
      body: `<blockquote><p>${quote}</p><footer>Marian Holt, commuter, 5 out of 5 stars</footer></blockquote>`,
      author: { author_name: 'Marian Holt', author_title: 'commuter', rating: 5 },
    },
    {
      name: 'a cite',
      body: `<blockquote>${quote} <cite>Dev van der Berg, Kingsbourne Wheelers</cite></blockquote>`,
      author: { author_name: 'Dev van der Berg', author_company: 'Kingsbourne Wheelers' },
    },
    {
      name: 'a line with a dash',
      body: `<blockquote><p>${quote}</p></blockquote><p>– Ada Byron, Head of Sales, Acme</p>`,
      author: { author_name: 'Ada Byron', author_title: 'Head of Sales', author_company: 'Acme' },
    },
    {
      name: 'stars in a label',
      body: `<blockquote><span aria-label="4 out of 5"></span><p>${quote}</p><cite>Ada</cite></blockquote>`,
      author: { author_name: 'Ada', rating: 4 },
    },
  ])('is a testimonial with its author: $name', ({ body, author }) => {
    const [testimonial, ...more] = facts({ body: `<h2>What riders say</h2>${body}` });
    expect(more).toEqual([]);
    expect(testimonial?.claim.data).toEqual({ quote, platform: 'site', ...author });
    expect(testimonial).toMatchObject({ source: 'crawl', locator: 'What riders say' });
    expect(testimonial?.evidence).toContain(quote);
  });

  test.each([
    {
      name: 'elsewhere than among praise',
      body: `<h2>History</h2><blockquote><p>${quote}</p><cite>Winston Churchill</cite></blockquote>`,
    },
    { name: 'of nobody', body: `<h2>Testimonials</h2><blockquote><p>${quote}</p></blockquote><p>And so on.</p>` },
    {
      name: 'of three stars',
      body: `<h2>Reviews</h2><blockquote><p>${quote}</p><footer>Ada Byron, 3 out of 5 stars</footer></blockquote>`,
    },
    {
      name: 'of 3.9 stars',
      body: `<h2>Reviews</h2><blockquote><p>${quote}</p><footer>Ada Byron, 3.9/5</footer></blockquote>`,
    },
    { name: 'of two words', body: '<h2>Reviews</h2><blockquote><p>Very good</p><cite>Ada Byron</cite></blockquote>' },
  ])('is none $name', ({ body }) => {
    expect(facts({ body })).toEqual([]);
  });
});

describe('lists', () => {
  test('of awards', () => {
    const body =
      '<h2>Awards</h2><ul><li>Best Workshop, City Riders, 2024</li><li>Green Shop (2023)</li><li>Finalist</li></ul><h2>Else</h2><ul><li>Not this, 2020</li></ul>';
    expect(facts({ path: '/about/', body }).map(({ claim }) => claim.data)).toEqual([
      { name: 'Best Workshop', issuer: 'City Riders', year: '2024' },
      { name: 'Green Shop', year: '2023' },
      { name: 'Finalist' },
    ]);
  });

  test.each([
    { heading: 'Trusted by', type: 'client' },
    { heading: 'Our partners', type: 'partner' },
    { heading: 'As seen in', type: 'press' },
    { heading: 'Integrations', type: 'integration' },
  ])('of logos below “$heading”', ({ heading, type }) => {
    const body = `<h2>${heading}</h2>${['Acme logo', 'Logo of Post Office', 'BBC'].map((alt) => `<img src="a.png" alt="${alt}">`).join('')}`;
    expect(facts({ body }).map(({ claim }) => claim.data)).toEqual([
      { name: 'Acme', type },
      { name: 'Post Office', type },
      { name: 'BBC', type },
    ]);
  });

  test('of fewer than three logos, or of pictures that are none, say nothing', () => {
    expect(
      facts({ body: '<h2>Our clients</h2><img src="a" alt="Acme"><img src="b" alt="a happy rider on a hill.">' }),
    ).toEqual([]);
  });

  test('of a team', () => {
    const body =
      '<h2>Meet the team</h2><h3>Hannah Pryce, owner and mechanic</h3><p>Rides.</p><h3>Tom Ade</h3><p>Workshop Manager</p><h3>Our values</h3><p>We care.</p><h2>Next</h2><h3>Ines Duarte</h3><p>Fitter</p>';
    expect(facts({ path: '/about/', body }).map(({ claim }) => claim.data)).toEqual([
      { name: 'Hannah Pryce', role: 'owner and mechanic' },
      { name: 'Tom Ade', role: 'Workshop Manager' },
    ]);
  });
});

test('what a visitor does not see says nothing', () => {
  expect(facts({ footer: '<div style="display:none"><a href="tel:+441134960000">+44 113 496 0000</a></div>' })).toEqual(
    [],
  );
});

test('a page says so much and no more, and whatever it is made of does not throw', () => {
  const body = `<h2>Reviews</h2>${Array.from({ length: 400 }, (_, at) => `<blockquote>A quotation of good length ${at}<cite>Ada Byron</cite></blockquote>`).join('')}`;
  expect(facts({ body })).toHaveLength(100);
  const long = `<h2>Reviews</h2>${Array.from({ length: 90 }, (_, at) => `<blockquote>${at} ${'日本語'.repeat(450)}<cite>Ada Byron</cite></blockquote>`).join('')}`;
  expect(JSON.stringify(facts({ body: long })).length).toBeLessThan(70_000);
  fc.assert(
    fc.property(anyText(), fc.jsonValue(), (html, schema) => {
      facts({
        body: html,
        footer: html,
        schema: {
          '@graph': [
            { '@type': 'Organization', name: html, address: schema, founder: schema, sameAs: schema },
            { '@type': 'Review', author: schema, reviewRating: schema, itemReviewed: schema },
          ],
        },
      });
    }),
    { numRuns: 60 },
  );
});
