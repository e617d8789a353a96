import { describe, expect, test } from 'vitest';
import { ideasOfPages } from '../../../../lab/truth/ideas/read-site.ts';
import { type CoveredPage, coverage } from '../../../../shared/domain/ideas/validate-candidates.ts';

const page = (language: string, path: string, title: string, body: string) => ({
  file: path,
  url: new URL(path, 'https://lido.example/'),
  html: `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
});

describe('what a page covers', () => {
  test.each<['en' | 'de' | 'it' | 'fr', string, string]>([
    ['en', 'How much does roof repair cost?', 'roof repair prices'],
    ['en', 'Roof repair pricing', 'roof repair cost'],
    ['de', 'Preise der Dachsanierung', 'was kostet eine dachsanierung'],
    ['de', 'Dachsanierungskosten', 'preis dachsanierung'],
    ['it', 'Tariffe lettini', 'quanto costano i lettini'],
    ['fr', 'Tarifs du ramonage', 'prix ramonage'],
  ])('in %s includes its price in other words: "%s" is about "%s"', (language, title, keyword) => {
    const isCovered = coverage([{ title, primaryKeyword: null, headings: [], path: '/a/', language }]);
    expect(isCovered(keyword)).toBe(true);
    expect(isCovered(keyword.replace(/roof|dach|lettini|ramonage/, 'boot'))).toBe(false);
  });

  test('includes the sections that its outline plans', () => {
    const planned: CoveredPage = { title: 'Roofs', primaryKeyword: null, headings: [], path: '/a/', language: 'en' };
    expect(coverage([planned])('moss on tiles')).toBe(false);
    expect(coverage([{ ...planned, plannedHeadings: ['Moss on the tiles'] }])('moss on tiles')).toBe(true);
  });
});

describe('a site in two languages', () => {
  const italian = `<p>La spiaggia ha ombrelloni e lettini per tutta la famiglia, e il bar serve il pranzo fino alle tre del pomeriggio.</p>
    <h2>Cabine sulla spiaggia</h2><p>Le cabine sulla spiaggia si affittano per la stagione. Le cabine sulla spiaggia hanno una chiave.</p>
    <h2>Aperitivo</h2><p>L'aperitivo costa 15 € e si prende al tramonto con gli amici e con la musica.</p>`;
  const english = `<p>The beach has umbrellas and sunbeds for all the family, and the bar serves lunch until three in the afternoon.</p>
    <h2>Beach huts</h2><p>The beach huts are let for the season. The beach huts have a key of their own.</p>
    <h2>Aperitivo</h2><p>The aperitivo costs €15 and you take it at sunset with your friends and with music.</p>`;
  const site = [
    page('it', '/', 'Stabilimento Lido', italian),
    page(
      'it',
      '/dove-siamo/',
      'Dove siamo',
      '<p>Siamo sulla spiaggia, vicino alla stazione, e si arriva con il treno.</p>',
    ),
    page('en', '/en/', 'Stabilimento Lido', english),
  ];

  test('gets no idea twice: the pages of the other language are versions of those of its own', () => {
    const keywords = ideasOfPages(site).ideas.map((idea) => idea.keywords[0]?.keyword);
    expect(keywords).toContain('prezzo aperitivo');
    expect(keywords).not.toContain('beach huts');
    expect(keywords).not.toContain('aperitivo cost');
  });

  test('has no pages to join for a title that is the same in both, and no short page in both', () => {
    const { ideas } = ideasOfPages(site);
    expect(ideas.map(({ pattern }) => pattern)).not.toContain('join_pages');
    expect(ideas.filter(({ pagePath }) => pagePath?.startsWith('/en/'))).toEqual([]);
  });
});
