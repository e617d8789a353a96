import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../../../shared/domain/extraction/html-tree.ts';
import { extractFacts } from '../../../../shared/domain/facts/extract-facts.ts';
import cases from './facts-in-languages.json' with { type: 'json' };

/** The facts of a start page, each as `key or kind: value`. */
function factsOn(body: string, { lang = 'en', url = 'https://www.praxis.test/' } = {}): string[] {
  const { root } = parseHtml(
    `<html lang="${lang}"><head><title>Home</title></head><body><main>${body}</main></body></html>`,
  );
  return extractFacts({ root, url, schema: null }).map(({ claim }) => {
    if ('value' in claim.data && claim.kind !== 'stat') return `${claim.key}: ${String(claim.data.value)}`;
    if (claim.kind === 'stat') return `stat: ${claim.data.value} ${claim.data.label}`;
    if (claim.kind === 'person') return `person: ${claim.data.name}, ${claim.data.role}`;
    if (claim.kind === 'testimonial') return `testimonial: ${claim.data.author_name}`;
    return claim.kind;
  });
}

describe('an address is found with its street and without the lines beside it, in the format of each country', () => {
  test.each(cases.addresses)('$value', ({ lang, body, value }) => {
    expect(factsOn(body, { lang })).toContain(`address: ${value}`);
  });

  test.each(cases.noAddresses)('nothing is one in %s', (body) => {
    expect(factsOn(body, { lang: 'de' }).filter((fact) => fact.startsWith('address'))).toEqual([]);
  });
});

describe('a phone number is a number of the country that the page is of', () => {
  test.each(cases.phones)('$value', ({ lang, body, value }) => {
    expect(factsOn(body, { lang })).toContain(`phone: ${value}`);
  });

  test.each(cases.noPhones)('nothing is one in %s', (body) => {
    expect(factsOn(body, { lang: 'de' }).filter((fact) => fact.startsWith('phone'))).toEqual([]);
  });
});

test('the exchange that nobody in North America has is a template', () => {
  expect(factsOn('<p>Call (555) 987-5432</p><p>Phone: (201) 555-0123</p>')).toEqual([]);
});

describe('opening hours are read from lines, lists and tables', () => {
  test.each(cases.hours)('$value', ({ body, value }) => {
    expect(factsOn(body)).toContain(`hours: ${value}`);
  });

  test('an event on a date has none', () => {
    expect(factsOn('<p>Sunday 12 May 2024: 10:00 - 18:00</p>')).toEqual([]);
  });
});

test.each(['info (at) praxis.test', 'info [at] praxis [dot] test', 'info(@)praxis.test'])(
  'an e-mail address that is written as "%s" is read',
  (written) => {
    expect(factsOn(`<p>${written}</p>`)).toEqual(['email: info@praxis.test']);
  },
);

describe('numbers that a business counts are found in rows of counters and in lines', () => {
  test.each(cases.counts)('$facts', ({ body, facts }) => {
    expect(factsOn(body)).toEqual(facts);
  });

  test.each([
    '<div>01</div><div>Book</div><div>02</div><div>Assess</div>',
    '<div>60%</div><div>Yes</div><div>40%</div><div>No</div>',
    '<div>1874</div><div>Tibetan Fox</div><div>1829</div><div>Green Garden</div>',
    '<div>25€</div><div>Haircut</div><div>15€</div><div>Beard</div>',
  ])('steps, polls, lists of names and prices count nothing: %s', (body) => {
    expect(factsOn(body)).toEqual([]);
  });
});

describe('praise in cards has its author, wherever the name stands', () => {
  const quote = 'They came at once and did exactly what I had asked them to do.';
  test.each([
    { heading: 'What our clients say', card: `<p>"${quote}"</p><b>Marie L.</b>`, author: 'Marie L.' },
    { heading: 'Das sagen unsere Kunden', card: `<span>Pritpal K.</span><p>“${quote}”</p>`, author: 'Pritpal K.' },
    {
      heading: 'Ce que disent nos clients',
      card: `<p>« ${quote} »</p><div><strong>Sophie D.</strong> <span>Douarnenez</span></div>`,
      author: 'Sophie D.',
    },
    { heading: 'お客様のご感想', card: `<p>M.K 様</p><p>★★★★★</p><p>${quote}</p>`, author: 'M.K 様' },
    { heading: 'Отзывы', card: `<div>Айрат Зиевич</div><p>${quote}</p>`, author: 'Айрат Зиевич' },
    {
      heading: 'Lo que dicen nuestros clientes',
      card: `<p>${quote}</p><p>— Gloria Méndez</p>`,
      author: 'Gloria Méndez',
    },
  ])('$heading', ({ heading, card, author }) => {
    expect(factsOn(`<h2>${heading}</h2><div>${card}</div>`)).toEqual([`testimonial: ${author}`]);
  });

  test.each([
    `<h2>Reviews</h2><div><p>"${quote}"</p><b>John Doe</b></div>`,
    `<h2>Reviews</h2><div><p>"Lorem ipsum dolor sit amet, consectetur adipiscing."</p><b>Marie L.</b></div>`,
    `<div><p>"${quote}"</p><span class="author">By Drew Prindle</span></div>`,
    `<h2>Reviews</h2><div><p>"${quote}"</p></div>`,
  ])('is none: %s', (body) => {
    expect(factsOn(body)).toEqual([]);
  });
});

test.each(cases.roles)('below "$heading" a name has its role', ({ heading, body, fact }) => {
  expect(factsOn(`<h2>${heading}</h2>${body}`)).toEqual([fact]);
});

test.each([
  {
    name: 'a notice about cookies is no praise, and no street its author',
    body: '<h2>Opiniones</h2><p>Muy bien.</p></main><footer><p>Calle Mayor, 4, 28522 Rivas</p></footer><div><div><p>Utilizamos cookies para mejorar tu experiencia. Al continuar navegando, aceptas nuestra política.</p></div></div><main>',
    wrong: /testimonial/,
  },
  {
    name: 'the title of a start page makes nobody of what follows a person',
    body: '<h1>The nextgen dentists</h1><h2>How can we help?</h2><h3>Smile Makeovers</h3><p>Complete transformations with veneers</p>',
    wrong: /person/,
  },
  {
    name: 'a time is no price',
    body: '<h2>Czesne:</h2><p>- za pobyt do godziny 13:00 - 490 zł<br>- za pobyt do godziny 15:00 - 600 zł</p>',
    wrong: /00 - /,
  },
])('$name', ({ body, wrong }) => {
  expect(factsOn(body, { lang: 'es' }).filter((fact) => wrong.test(fact))).toEqual([]);
});

test('a line above a heading says what its section is', () => {
  const team = '<p>Teamet</p><h2>Mennesker bak smilet</h2><h3>Anne Vik</h3><p>Tannpleier</p>';
  expect(factsOn(team)).toEqual(['person: Anne Vik, Tannpleier']);
  const services = '<p>Hva vi tilbyr</p><h2>Hele smilet</h2><h3>Implantater</h3><h3>Rotfylling</h3>';
  expect(factsOn(services)).toEqual(['stat: Implantater service', 'stat: Rotfylling service']);
});

test.each([
  { body: '<p>当院は、2019年に兵庫県西宮市に開業した整体院です。</p>', year: '2019' },
  { body: '<p>Desde 1987</p>', year: '1987' },
])('$year is the year in which the business began', ({ body, year }) => {
  expect(factsOn(body, { lang: 'ja' })).toContain(`founding_year: ${year}`);
});

test('a part of a profile is no profile', () => {
  const part = '<a href="https://www.linkedin.com/in/ada/details/certifications/">My certificates</a>';
  expect(factsOn(`<footer>${part}</footer>`)).toEqual([]);
});

test('a profile of who made the site, and a link that shares the page, are no profile of the business', () => {
  const body =
    '<p>Website by <a href="https://www.linkedin.com/in/lewis">Lewis</a></p><a href="https://www.facebook.com/sharer/sharer.php?u=x">Share</a><a href="https://vk.com/praxis">vk</a>';
  expect(factsOn(body)).toEqual(['social:vk: https://vk.com/praxis']);
});
