import { describe, expect, test } from 'vitest';
import { ideasOfPages } from '../../../../lab/truth/ideas/read-site.ts';
import type { LoadedPage } from '../../../../lab/truth/load-pages.ts';
import { searchSignature } from '../../../../shared/domain/ideas/search-key.ts';
import { coverage } from '../../../../shared/domain/ideas/validate-candidates.ts';
import type { Language } from '../../../../shared/domain/language/languages.ts';

describe('two searches in other words for the same are one', () => {
  test.each<[Language, string, string]>([
    ['en', 'dentist prices', 'dental practice cost'],
    ['en', 'denture cost', 'false teeth prices'],
    ['en', 'gutter repair', 'fixing eavestroughs'],
    ['de', 'Zahnersatz Kosten', 'Preise für Zahnprothesen'],
    ['de', 'Zahnarztkosten', 'Zahnarztpraxis Preise'],
    ['de', 'Dachrinnenreinigung', 'Reinigung der Regenrinne'],
    ['fr', 'prix prothèse dentaire', 'dentier tarif'],
    ['es', 'alquiler de coches', 'alquilar automóvil'],
    ['it', 'prezzo noleggio auto', 'affitto macchina costi'],
    ['nl', 'dakgoot reiniging prijs', 'regengoot schoonmaken kosten'],
    ['pl', 'cena protezy zębowej', 'proteza zębowa koszt'],
    ['pt', 'preço clareamento dental', 'branqueamento dentário custo'],
    ['sv', 'takrännor rengöring pris', 'rengöring hängrännor kostnad'],
  ])('in %s "%s" and "%s"', (language, first, second) => {
    expect(searchSignature(first, language)).toBe(searchSignature(second, language));
    const page = { title: first, primaryKeyword: null, headings: [], path: '/a/', language };
    expect(coverage([page])(second)).toBe(true);
  });

  test.each<[Language, string, string]>([
    ['en', 'carpet cleaning', 'car cleaning'],
    ['en', 'gutter cleaning', 'gutter repair'],
    ['de', 'Dachreparatur', 'Dachreinigung'],
    ['de', 'Autor gesucht', 'Kfz gesucht'],
    ['fr', 'nettoyage gouttières', 'pose gouttières'],
    ['sv', 'biljett pris', 'bil pris'],
  ])('in %s "%s" and "%s" stay two', (language, first, second) => {
    expect(searchSignature(first, language)).not.toBe(searchSignature(second, language));
  });
});

const page = (language: string, at: string, title: string, body: string): LoadedPage => ({
  file: `${at}.html`,
  url: new URL(at, 'https://haus.example/'),
  html: `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
});
const keywordsOf = (pages: readonly LoadedPage[]): string[] =>
  ideasOfPages(pages).ideas.flatMap(({ keywords }) => keywords.map(({ keyword }) => keyword));
const titlesOf = (pages: readonly LoadedPage[]): string[] => ideasOfPages(pages).ideas.map(({ title }) => title);
const filler =
  'Unser Betrieb kommt nach Absprache mit Werkzeug, Leiter und Gerüst ins Haus und räumt den Hof am Abend auf. '.repeat(
    12,
  );

test('what a page covers under another name is not proposed again', () => {
  const body = `<h2>Reinigung der Regenrinne</h2><p>Die Reinigung der Regenrinne dauert einen Tag. Zur Reinigung der Regenrinne gehört ein Gerüst. Nach der Reinigung der Regenrinne läuft das Wasser. Eine Reinigung der Regenrinne hilft dem Haus. ${filler}</p>`;
  const offers = page('de', '/leistungen', 'Leistungen', body);
  const other = (title: string) => keywordsOf([offers, page('de', '/mehr', title, `<p>${filler}</p>`)]);
  expect(other('Wer wir sind')).toContain('reinigung der regenrinne');
  expect(other('Dachrinnenreinigung')).not.toContain('reinigung der regenrinne');
});

describe('what is no subject', () => {
  test.each([
    ['es', 'Dinos la matrícula y el tipo de caja.', 'tipo de caja'],
    ['es', 'Filtros, aceite, jabón y baterías de arranque', 'baterías de arranque'],
  ])('is, in %s, a part of "%s"', (language, heading, part) => {
    const said = `${part} `.repeat(3);
    const site = [
      page(language, '/a', 'Taller', `<h2>${heading}</h2><p>${said}</p>`),
      page(language, '/b', 'Otro', ''),
    ];
    expect(keywordsOf(site)).not.toContain(part);
  });
});

test('a manual has no missing prices, and pages of a few words with one title are not to be joined', () => {
  const manual = [
    page(
      'en',
      '/costs',
      'Costs in the dependency solver',
      `<p>${'The solver adds costs to each version. '.repeat(30)}</p>`,
    ),
    page('en', '/old-1', 'Redirecting', '<p>Moved to another address.</p>'),
    page('en', '/old-2', 'Redirecting', '<p>Moved to another address.</p>'),
  ];
  expect(titlesOf(manual).filter((title) => /prices|Redirecting/.test(title))).toEqual([]);
});
