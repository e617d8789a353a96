import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../../../shared/domain/extraction/html-tree.ts';
import { extractFacts } from '../../../../shared/domain/facts/extract-facts.ts';
import type { Observation } from '../../../../shared/domain/facts/observation.ts';
import { barePrice } from '../../../../shared/domain/facts/price-text.ts';

function observationsOn(
  body: string,
  { url = 'https://www.salon.test/prices/', schema = null as unknown, lang = 'en' } = {},
): Observation[] {
  const { root } = parseHtml(`<html lang="${lang}"><body><main>${body}</main></body></html>`);
  return extractFacts({ root, url, schema });
}

/** `label = value` of the figures of a page. */
const figuresOn = (body: string, options: Parameters<typeof observationsOn>[1] = {}): string[] =>
  observationsOn(body, options).flatMap(({ claim }) =>
    claim.kind === 'stat' ? [`${claim.data.label} = ${claim.data.value}`] : [],
  );

describe('a service with its price is a figure that the price is the value of, however the page sets it', () => {
  test.each([
    ['en', '<ul><li>Haircut – €35</li><li>Beard trim – from €15</li></ul>', ['Haircut = €35', 'Beard trim = from €15']],
    [
      'de',
      '<table><caption>Thai-Massage</caption><tr><td>30 Minuten</td><td>30 €</td></tr><tr><td>60 Minuten</td><td>45 €</td></tr></table>',
      ['Thai-Massage: 30 Minuten = 30 €', 'Thai-Massage: 60 Minuten = 45 €'],
    ],
    [
      'de',
      '<table><tr><th>Schnitt</th><th>Damen</th><th>Herren</th></tr><tr><td>Waschen, Schneiden</td><td>48 €</td><td>29 €</td></tr></table>',
      ['Waschen, Schneiden, Damen = 48 €', 'Waschen, Schneiden, Herren = 29 €'],
    ],
    [
      'es',
      '<article><h3>Lavado exterior</h3><p>A mano y sin rodillos.</p><p>20 €<small>desde</small></p></article><article><h3>Engrase</h3><p>15 €</p></article>',
      ['Lavado exterior = 20 €', 'Engrase = 15 €'],
    ],
    [
      'it',
      '<p>Pulizia viso</p><p>Detersione profonda</p><p>€ 50</p><p>Trattamento idratante</p><p>Nutrimento</p><p>€ 60</p>',
      ['Pulizia viso = € 50', 'Trattamento idratante = € 60'],
    ],
    ['pt', '<ul><li>Corte R$ 40,00</li><li>Barba R$ 25,00</li></ul>', ['Corte = R$ 40,00', 'Barba = R$ 25,00']],
    [
      'nl',
      '<dl><dt>Knippen</dt><dd>€ 28,50</dd><dt>Föhnen</dt><dd>vanaf € 20</dd></dl>',
      ['Knippen = € 28,50', 'Föhnen = vanaf € 20'],
    ],
    [
      'pl',
      '<p>Bikini:<br>-małe od 3000 zł<br>-duże od 4000 zł</p>',
      ['Bikini: małe = od 3000 zł', 'Bikini: duże = od 4000 zł'],
    ],
    [
      'ru',
      '<ul><li>Стрижка — 1 500 ₽</li><li>Укладка — от 900 руб.</li></ul>',
      ['Стрижка = 1 500 ₽', 'Укладка = от 900 руб.'],
    ],
    ['ja', '<h3>平日</h3><ul><li>30分：¥300</li><li>60分：¥600</li></ul>', ['平日: 30分 = ¥300', '平日: 60分 = ¥600']],
  ])('%s %s', (lang, body, figures) => {
    expect(figuresOn(body, { lang })).toEqual(figures);
  });

  test('the evidence is the text of the page from the name to the price', () => {
    const [haircut] = observationsOn('<table><tr><td>Haircut</td><td>€35</td></tr></table>');
    expect(haircut?.evidence).toBe('Haircut €35');
  });

  test.each([
    ['a sentence', '<p>Bike repairs in town often cost about $50.</p><p>We raised $20,000 for charity.</p>'],
    ['a discount', '<ul><li>Students $10 off</li><li>Friends $5 off</li></ul>'],
    ['a sum', '<ul><li>Shipping: €5</li><li>Total: €45</li></ul>'],
    ['a shop', '<a href="/cart">Basket</a><ul><li>Ring – €35</li><li>Chain – €45</li></ul>'],
    ['a large figure', '<ul><li>Revenue – €5 million</li><li>Sales – $20 million</li></ul>'],
  ])('%s says none', (_name, body) => {
    expect(figuresOn(body)).toEqual([]);
  });

  test('an article says none', () => {
    const url = 'https://www.salon.test/blog/what-a-haircut-costs/';
    expect(figuresOn('<ul><li>Haircut – €35</li><li>Beard trim – €15</li></ul>', { url })).toEqual([]);
  });
});

test.each([
  ['CHF 120.–', 'CHF 120.–'],
  ['72.-', '72.-'],
  ['¥3,300（税込）', '¥3,300'],
  ['35 EUR / Std.', '35 EUR / Std.'],
  ['Starting at $.99', 'Starting at $.99'],
  ['5000 - 18 000 zł', '5000 - 18 000 zł'],
])('the price in %s is %s', (line, price) => {
  expect(barePrice(line)).toBe(price);
});

describe('a service without a price is a figure called service, one for each', () => {
  test.each([
    ['en', 'Our services', 'Roof repair', 'Gutters'],
    ['de', 'Unsere Leistungen', 'Dachsanierung', 'Flachdach'],
    ['fr', 'Nos prestations', 'Épilation', 'Manucure'],
    ['es', 'Nuestros servicios', 'Lavado', 'Engrase'],
    ['it', 'I nostri servizi', 'Tagliandi', 'Gommista'],
    ['pt', 'Serviços disponíveis', 'Engomadoria', 'Lavagem a seco'],
    ['nl', 'Wat doen wij?', 'Coatings', 'Polijsten'],
    ['pl', 'Nasza oferta', 'Masaże', 'Taping'],
    ['ru', 'Наши услуги', 'Стрижка', 'Укладка'],
    ['ja', 'サービス', '整体施術', '美容鍼灸'],
  ])('%s: %s', (lang, heading, first, second) => {
    const body = `<h2>${heading}</h2><h3>${first}</h3><p>…</p><h3>${second}</h3><p>…</p><h2>FAQ</h2><h3>Why us?</h3>`;
    expect(figuresOn(body, { lang, url: 'https://www.salon.test/' })).toEqual([
      `service = ${first}`,
      `service = ${second}`,
    ]);
  });
});

test('schema.org: offers with their prices, services without one, the price range and memberships', () => {
  const schema = {
    '@type': 'BeautySalon',
    name: 'Elema',
    priceRange: '€10-€90',
    memberOf: { '@type': 'Organization', name: 'Guild of Stylists' },
    makesOffer: [{ '@type': 'Offer', name: 'Sunbed', price: '8', priceCurrency: 'EUR' }],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      itemListElement: [
        { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Manicure' }, price: 30, priceCurrency: 'EUR' },
        { '@type': 'OfferCatalog', name: 'Facials' },
      ],
    },
  };
  const observations = observationsOn('<p>Welcome</p>', { schema });
  expect(
    observations.flatMap(({ claim }) => (claim.kind === 'stat' ? [`${claim.data.label} = ${claim.data.value}`] : [])),
  ).toEqual(['price range = €10-€90', 'Sunbed = 8 EUR', 'Manicure = 30 EUR', 'service = Facials']);
  expect(observations).toContainEqual(
    expect.objectContaining({ locator: '/makesOffer/0/price', evidence: '8', source: 'schema_org' }),
  );
  expect(observations.flatMap(({ claim }) => (claim.kind === 'award' ? [claim.data] : []))).toEqual([
    { name: 'Member', issuer: 'Guild of Stylists' },
  ]);
});
