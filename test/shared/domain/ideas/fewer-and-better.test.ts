import { describe, expect, it } from 'vitest';
import { ideasOfPages } from '../../../../lab/truth/ideas/read-site.ts';
import type { LoadedPage } from '../../../../lab/truth/load-pages.ts';
import type { MergedIdea } from '../../../../shared/domain/ideas/merge-ideas.ts';

const text = 'We come to your house, look at the roof, and say what can be done before we begin. ';
const long = text.repeat(20);

const page = (at: string, title: string, body: string, language = 'en'): LoadedPage => ({
  file: `${at}.html`,
  url: new URL(at, 'https://roofs.example/'),
  html: `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body><main>${body}</main></body></html>`,
});

const ideasOf = (pages: readonly LoadedPage[]): readonly MergedIdea[] => ideasOfPages(pages).ideas;
const keywordsOf = (pages: readonly LoadedPage[]): string[] =>
  ideasOf(pages).flatMap(({ keywords }) => keywords.map(({ keyword }) => keyword));

const roofer = (...more: LoadedPage[]): LoadedPage[] => [
  page('/', 'Roofer Miller', `<h1>Roofer Miller</h1><p>${long}</p>`),
  page('/roof-repair', 'Roof repair', `<h1>Roof repair</h1><p>${long}</p>`),
  ...more,
];

describe('no subject is', () => {
  it.each([
    [
      'a step of one work',
      '<h2>What we do</h2><h3>Remove the tiles</h3><h3>Clean the gutters</h3><h3>Zinc flashing</h3>',
      'zinc flashing',
    ],
    ['a side of one word in a joined heading', '<h2>Our services</h2><h3>Ventilation & Insulation</h3>', 'insulation'],
    [
      'a sentence',
      '<h2>Our services</h2><h3>Peace of mind starts with the roof</h3>',
      'peace of mind starts with the roof',
    ],
    ['the part of a page that offers', '<h2>Our services</h2><h3>Popular categories</h3>', 'popular categories'],
    ['what is given for free', '<h2>Our services</h2><h3>Free roof inspection</h3>', 'free roof inspection'],
  ])('%s', (_, headings, keyword) => {
    const body = `<h1>Roofing</h1><p>${long}</p>${headings.replaceAll('</h3>', `</h3><p>${text}</p>`)}`;
    expect(keywordsOf(roofer(page('/roofing', 'Roofing', body)))).not.toContain(keyword);
  });

  it('what stands in a list of offers under another heading', () => {
    const body = `<h1>Our services</h1><h2>Our treatments</h2><h3>Moss removal</h3><p>${text}</p><h2>Wet weather</h2><p>${text}</p>`;
    const keywords = keywordsOf(roofer(page('/services', 'Our services', body)));
    expect(keywords).toContain('moss removal');
    expect(keywords).not.toContain('wet weather');
  });

  it('a command, where headings begin with a capital', () => {
    const body = `<h1>Command line</h1><h2>roof build</h2><p>${long} roof build roof build</p>`;
    expect(keywordsOf(roofer(page('/docs/cli', 'Command line', body)))).not.toContain('roof build');
  });

  it('the work on what a page is for', () => {
    const it = (at: string, title: string, more = '') =>
      page(
        at,
        title,
        `<h1>${title}</h1><p>${'Facciamo strade e piazzali con i nostri mezzi. '.repeat(30)}</p>${more}`,
        'it',
      );
    const services = `<h2>Servizi</h2><h3>Lavori di asfaltature</h3><p>Strade.</p><h3>Scavi di fondazione</h3><p>Case.</p>`;
    const keywords = keywordsOf([it('/', 'Impresa edile Rossi', services), it('/asfaltature', 'Asfaltature')]);
    expect(keywords).toContain('scavi di fondazione');
    expect(keywords).not.toContain('lavori di asfaltature');
  });
});

describe('no question is', () => {
  it.each([
    ['what a customer asks of the business', 'Do I get a copy of the roof inspection?'],
    ['why to choose the business', 'Why choose our roof repair team?'],
    ['whether there are questions', 'Do you have any questions on roof repair?'],
    ['why prices are as they are', 'Why fixed prices for a roof repair?'],
  ])('%s', (_, question) => {
    const body = `<h1>Roof inspection</h1><p>${long}</p><h2>${question}</h2><p>Yes.</p><h2>How long does a roof inspection take?</h2><p>Two hours.</p>`;
    const asked = keywordsOf(roofer(page('/roof-inspection', 'Roof inspection', body))).filter((one) =>
      /^(?:do|why|how)/.test(one),
    );
    expect(asked).toEqual(['how long does a roof inspection take']);
  });
});
