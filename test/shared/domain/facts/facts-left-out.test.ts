import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../../../shared/domain/extraction/html-tree.ts';
import { extractFacts } from '../../../../shared/domain/facts/extract-facts.ts';
import type { Observation } from '../../../../shared/domain/facts/observation.ts';

function observationsOn(
  body: string,
  { url = 'https://www.salon.test/', schema = null as unknown, lang = 'en' } = {},
): Observation[] {
  const { root } = parseHtml(`<html lang="${lang}"><body><main>${body}</main></body></html>`);
  return extractFacts({ root, url, schema });
}

const figuresOn = (body: string, options: Parameters<typeof observationsOn>[1] = {}): string[] =>
  observationsOn(body, options).flatMap(({ claim }) =>
    claim.kind === 'stat'
      ? [
          `${claim.data.label} = ${claim.data.value}${claim.data.context === undefined ? '' : ` (${claim.data.context})`}`,
        ]
      : [],
  );

const valuesOf = (key: string, body: string, options: Parameters<typeof observationsOn>[1] = {}): string[] =>
  observationsOn(body, options).flatMap(({ claim }) =>
    'key' in claim && claim.key === key && 'value' in claim.data ? [String(claim.data.value)] : [],
  );

const prices = { url: 'https://www.salon.test/prices/' };

describe('what a price belongs to', () => {
  test('a sentence above prices is no kind of services', () => {
    expect(
      figuresOn('<h2>Relax and feel well.</h2><ul><li>Massage – €60</li><li>Peeling – €40</li></ul>', prices),
    ).toEqual(['Massage = €60', 'Peeling = €40']);
  });

  test('what is left of a line below its name is told with the name', () => {
    expect(figuresOn('<div>Base fare<br>once for a ride €6</div><div>Waiting<br>per hour €21</div>', prices)).toEqual([
      'Base fare: once for a ride = €6',
      'Waiting: per hour = €21',
    ]);
  });

  test('two prices for one name are none where nothing tells them apart', () => {
    const group = (rows: string): string => `<section>${rows}</section>`;
    const row = (name: string, price: string): string =>
      `<div><h4>${name}</h4><p>${price}</p><p>30 min <a href="/b">Book</a></p></div>`;
    expect(figuresOn(group(row('Beard', '€20') + row('Legs', '€50')) + group(row('Beard', '€9')), prices)).toEqual([
      'Legs = €50',
    ]);
  });

  test.each([
    '<p>You save €30</p><p>You save €40</p>',
    '<h3>Prices from €5</h3><h3>Price €9</h3>',
    '<li>First visit, then (each hour + €5</li><li>Second, then (+ €9</li>',
  ])('no service: %s', (body) => {
    expect(figuresOn(body, prices)).toEqual([]);
  });
});

describe('what is no fact about a business', () => {
  test('days as columns have no times of their own', () => {
    const head = ['月', '火', '水'].map((day) => `<th>${day}</th>`).join('');
    const body = `<h2>営業時間</h2><table><tr><th></th>${head}</tr><tr><th>10:00〜22:00</th><td>◯</td><td>◯</td><td>－</td></tr></table>`;
    expect(valuesOf('hours', body, { lang: 'ja' })).toEqual([]);
  });

  test('the ways to reach a business are no services, and a card among others announces none', () => {
    const box = (name: string): string => `<div class="box"><h3>${name}</h3><p>Something.</p></div>`;
    expect(
      figuresOn(`<section><h2>Contact</h2>${['Services', 'Opening hours', 'WhatsApp'].map(box).join('')}</section>`),
    ).toEqual([]);
  });

  test('the services of a page about the business are no people', () => {
    const service = (name: string, said: string): string => `<div><h4>${name}</h4><p>${said}</p></div>`;
    const body = `<h2>Chi siamo</h2><p>Da anni.</p><h3>Servizi offerti</h3>${service('Impianti Termici', 'Caldaie e sistemi')}${service('Riparazioni Rapide', 'Interventi su perdite')}`;
    expect(observationsOn(body, { lang: 'it' }).filter(({ claim }) => claim.kind === 'person')).toEqual([]);
  });

  test('the heading of the opening hours signs no praise', () => {
    const body =
      '<h2>What our customers say</h2><div><p>You find us in the heart of the town, come by or send us a message.</p><h3>Horario de Atención</h3></div>';
    expect(observationsOn(body).filter(({ claim }) => claim.kind === 'testimonial')).toEqual([]);
  });

  test.each([
    ['email', '<p>Site web : maker@studio.fr</p>'],
    ['email', '<p>E-mail: contato@exemplo.test</p>'],
    ['email', '<p>E-mail: someone@untitled.tld</p>'],
    ['address', '<p>Calle de Ejemplo 1, 28934 Móstoles</p>'],
    ['address', '<p>東京都渋谷区神宮前1-2-3 ○○ビル2F</p>'],
    ['booking_url', '<p><a href="">Book now</a></p>'],
  ])('a template or the maker of the site, for %s: %s', (key, body) => {
    expect(valuesOf(key, body, { url: 'https://www.salon.test/contact' })).toEqual([]);
  });

  test('signs alone are no range of prices', () => {
    const schema = { '@type': 'Restaurant', name: 'Lago', priceRange: '€€' };
    expect(figuresOn('<p>Welcome</p>', { schema })).toEqual([]);
  });
});

test('a country code is no area', () => {
  const schema = { '@type': 'LegalService', name: 'Lago', areaServed: 'ES' };
  expect(valuesOf('service_area', '<p>Welcome</p>', { schema })).toEqual([]);
});

describe('what counts, though its markup is unusual', () => {
  test('a place with an address and a telephone is a business, though its type is no word of the vocabulary', () => {
    const schema = {
      '@type': 'DrivingSchool',
      name: 'Lago',
      telephone: '+33 5 56 96 33 20',
      address: { streetAddress: '1 Rue Haute' },
    };
    expect(valuesOf('company_name', '<p>Welcome</p>', { schema })).toEqual(['Lago']);
  });

  test('services of a list name who provides them', () => {
    const item = (name: string) => ({
      '@type': 'ListItem',
      item: { '@type': 'Service', name, provider: { '@id': '#us' } },
    });
    const schema = { '@type': 'ItemList', itemListElement: [item('Clearing'), item('Moving')] };
    expect(figuresOn('<p>Welcome</p>', { schema })).toEqual(['service = Clearing', 'service = Moving']);
  });

  test('a team on the page of the contact', () => {
    const members = [
      ['JP', 'Jeanne Petit', 'Directrice'],
      ['LV', 'Lionel Vives', 'Moniteur'],
    ].map(([short, name, role]) => `<div><div>${short}</div><p>${name}</p><p>${role}</p></div>`);
    const found = observationsOn(`<p>Notre équipe</p><h2>Des moniteurs passionnés</h2>${members.join('')}`, {
      url: 'https://www.ecole.test/contact',
      lang: 'fr',
    });
    expect(
      found.flatMap(({ claim }) => (claim.kind === 'person' ? [`${claim.data.name}: ${claim.data.role}`] : [])),
    ).toEqual(['Jeanne Petit: Directrice', 'Lionel Vives: Moniteur']);
  });

  test.each([
    [
      'Calle Empleo nº 17<br>Polígono Industrial Los Olivos<br>28906 Getafe',
      'es',
      'Calle Empleo nº 17, Polígono Industrial Los Olivos, 28906 Getafe',
    ],
    ['Büro: Schmorellstraße 6, 82008 Unterhaching', 'de', 'Schmorellstraße 6, 82008 Unterhaching'],
  ])('an address with its street: %s', (lines, lang, address) => {
    expect(valuesOf('address', `<p>${lines}</p>`, { url: 'https://www.salon.test/contact', lang })).toEqual([address]);
  });
});

describe('what is no praise', () => {
  const section = (heading: string): string =>
    `<p>Bewertungen</p><section><div><span class="eyebrow">Schutz Ihrer Daten</span>${heading}
    <p class="lead">Informationen zur Verarbeitung personenbezogener Daten auf dieser Website</p></div></section>`;
  const options = { url: 'https://www.salon.test/bewertungen/', lang: 'de' };
  const praise = (body: string) => observationsOn(body, options).filter(({ claim }) => claim.kind === 'testimonial');

  test('the lead of a section, whose line above the heading looks like a name', () => {
    expect(praise(section('<h1>Datenschutz</h1>'))).toEqual([]);
    expect(praise(section('<h2>Datenschutz</h2>'))).toEqual([]);
  });

  test('anything on a legal page', () => {
    const { root } = parseHtml(`<html lang="de"><body><main>${section('')}</main></body></html>`);
    const testimonials = (pageKind: 'legal' | 'about') =>
      extractFacts({ root, url: options.url, schema: null, pageKind }).filter(
        ({ claim }) => claim.kind === 'testimonial',
      );
    expect(testimonials('legal')).toEqual([]);
    expect(testimonials('about')).toHaveLength(1);
  });
});
