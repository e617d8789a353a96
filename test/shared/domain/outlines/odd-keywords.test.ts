/** Keywords that name no thing: no heading may be a broken template. */
import { expect, test } from 'vitest';
import type { OutlineInput } from '../../../../shared/domain/outlines/outline-input.ts';
import { ownPage } from '../../../../shared/domain/outlines/own-page.ts';
import { proposeOutline } from '../../../../shared/domain/outlines/propose-outline.ts';

const planned = (keyword: string, given: Partial<OutlineInput> = {}): OutlineInput => ({
  ...{ keyword, language: 'en', secondaryKeywords: [], purpose: null, heading: null },
  ...{ sections: [], wordCount: 0, competitors: [], ...given },
});
const headingsOf = (input: OutlineInput): string[] => proposeOutline(input).map(({ heading }) => heading);
const fact = (kind: string, key: string, text: string) => ({ id: `${kind}-${key}`, kind, key, text });

test.each([
  ['€', 'de'],
  ['x', 'en'],
  ['?', 'fr'],
  ['{x}', 'en'],
  ['{place} $& hotel', 'en'],
  ['<script>alert(1)</script>', 'it'],
  ['a'.repeat(200), 'sv'],
  ['wort '.repeat(40).trim(), 'de'],
  ['what is', 'en'],
  ['o', 'es'],
] as const)('the subject "%s" is in no heading but the main one (%s)', (keyword, language) => {
  for (const offers of ['services', null] as const) {
    const [main, ...others] = headingsOf(planned(keyword, { language, offers }));
    expect(main?.toLowerCase()).toContain(keyword.replace(/[?]$/u, '').slice(0, 100).toLowerCase().trim());
    for (const heading of others) {
      expect(heading).toMatch(/^\p{Lu}/u);
      expect(heading).not.toMatch(/[{}<>$]|undefined|null|a{9}|wort wort/u);
    }
  }
});

/** Headings that fit a person, a film, a book and a town alike. */
const ofAnyName = {
  de: ['Hintergrund', 'Zahlen und Fakten', 'Worauf es ankommt', 'Häufige Irrtümer'],
  en: ['Background', 'Facts and figures', 'What matters most', 'Common misconceptions'],
};

test.each([
  ['Marie Curie', 'en', ['Marie Curie', 'At a glance', ...ofAnyName.en]],
  ['Berlin', 'de', ['Berlin', 'Auf einen Blick', ...ofAnyName.de]],
] as const)('"%s" gets no section that would fit only a thing of some kind', (keyword, language, headings) => {
  expect(headingsOf(planned(keyword, { language }))).toEqual(headings);
});

test.each([
  ['kosten', 'de', 'Kosten'],
  ['prezzo', 'it', 'Prezzo'],
  ['cena roweru', 'pl', 'Cena roweru'],
  ['kosten des umzugs', 'de', 'Kosten des Umzugs'],
] as const)('"%s" is no subject that a price is said of', (keyword, language, main) => {
  expect(headingsOf(planned(keyword, { language }))[0]).toBe(main);
});

test('a place is said with "in" only where it is known as a town', () => {
  const area = [fact('identity', 'service_area', 'Verdon, Var')];
  expect(headingsOf(planned('guide pêche verdon', { language: 'fr', facts: area, offers: 'services' }))[0]).toBe(
    'Guide pêche verdon',
  );
  expect(headingsOf(planned('menuisier le mans', { language: 'fr', place: 'Le Mans', offers: 'services' }))[0]).toBe(
    'Menuisier au Mans',
  );
  expect(headingsOf(planned('hotel milano marittima', { language: 'it', offers: 'services' })).join('\n')).not.toMatch(
    / a Milano/u,
  );
});

test('a keyword that is the name of the business asks for the business, whatever it does', () => {
  const facts = [fact('identity', 'company_name', 'Ziarenko'), fact('contact', 'phone', '+48 21 1234567')];
  expect(headingsOf(planned('piekarnia ziarenko', { language: 'pl', facts, offers: 'services' }))).toEqual([
    'Piekarnia Ziarenko',
    'Najważniejsze informacje',
    'Co oferujemy',
    'Kim jesteśmy',
    'Kontakt',
  ]);
  const club = [fact('identity', 'company_name', 'Hackerspace Adelaide')];
  expect(headingsOf(planned('hackerspace adelaide membership', { facts: club, offers: 'services' }))[0]).toBe(
    'Hackerspace Adelaide membership',
  );
});

test('what differs is explained, and nothing is chosen', () => {
  expect(headingsOf(planned('diferencia entre finiquito e indemnización', { language: 'es' }))).toEqual([
    'Diferencia entre finiquito e indemnización',
    'Lo esencial',
    'Lo que ambos tienen en común',
    'Las diferencias en detalle',
    'Ejemplos',
    'Ideas equivocadas frecuentes',
  ]);
});

test('a page that another page of the site has the prices of links to it in two sentences', () => {
  const siblings = [{ id: 4, path: '/tarifs', name: 'Tarifs', keyword: null }];
  const outline = proposeOutline(planned('guidage de pêche', { language: 'fr', offers: 'services', siblings }));
  expect(outline.find(({ heading }) => heading === 'Combien cela coûte')).toMatchObject({
    guidance: expect.stringContaining('La page /tarifs traite déjà ce sujet.'),
    words: { min: 20, max: 60 },
    links: [{ pageId: 4, path: '/tarifs' }],
  });
});

test('Portuguese without words of one country is written as the host and the telephone number of the site say', () => {
  const page = { document: null, h1: 'Arroz de tamboril', purpose: null, declaredLanguage: 'pt', brief: null };
  const regionOf = (origin: string) => ownPage('arroz', { ...page, secondaryKeywords: [], origins: [origin] }).region;
  expect(['www.mercearia.pt', '+351 918 234 221', 'www.mercearia.com'].map(regionOf)).toEqual(['PT', 'PT', 'BR']);
});

test('a section named as the page itself is about no other page of the site', () => {
  const outline = proposeOutline(
    planned('école de danse', {
      ...{ language: 'fr', heading: 'Centre de la Danse', wordCount: 120, kind: 'home' },
      sections: [{ level: 2, heading: 'Le Centre de la Danse', words: 85, paragraphs: ['Depuis trente ans.'] }],
      siblings: [{ id: 2, path: '/contact.html', name: 'Centre de la Danse', keyword: null }],
    }),
  );
  expect(JSON.stringify(outline)).not.toContain('/contact.html');
});
