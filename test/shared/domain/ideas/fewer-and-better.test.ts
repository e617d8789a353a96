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

describe('pages with one title', () => {
  const shared = (at: string, h1: string) => page(at, 'Roofer Miller', `<h1>${h1}</h1><p>${long}</p>`);

  it('that the homepage has too are to get a title each, for they are for other searches', () => {
    const [idea] = ideasOf([shared('/', 'Roofer Miller'), shared('/moss', 'Moss'), shared('/gutters', 'Gutters')]);
    expect(idea).toMatchObject({
      title: 'Give 3 pages a title each: all have "Roofer Miller"',
      pattern: 'sharpen_titles',
      change: 'retitle',
    });
  });

  it('and one H1 are to be told apart or joined', () => {
    const same = (at: string) => page(at, 'Moss on roofs', `<h1>Moss on roofs</h1><p>${long}</p>`);
    const found = ideasOf(roofer(same('/moss-1'), same('/moss-2'))).find(({ pattern }) => pattern === 'join_pages');
    expect(found?.title).toBe('Tell 2 pages with the title "Moss on roofs" apart, or join them');
  });
});

describe('a short page', () => {
  const short = text.repeat(7);

  it('is called by what it is about', () => {
    const idea = ideasOf(
      roofer(page('/blog/roof-cleaning', 'Roof cleaning', `<h1>Roof cleaning</h1><h2>By: John</h2><p>${short}</p>`)),
    ).find(({ pagePath }) => pagePath === '/blog/roof-cleaning');
    expect(idea?.title).toBe('Say more about "roof cleaning" on /blog/roof-cleaning');
  });

  it('that works something out for its readers stays as it is', () => {
    const tool = page('/roof-calculator', 'Roof calculator', `<h1>Roof calculator</h1><p>${short}</p>`);
    expect(ideasOf(roofer(tool)).filter(({ pagePath }) => pagePath === '/roof-calculator')).toEqual([]);
  });
});

describe('no subject is', () => {
  it.each([
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
});

describe('no price is proposed', () => {
  const priced = (at: string, title: string, price: string) =>
    page(
      at,
      title,
      `<h1>${title}</h1><p>${long}</p><h2>Our services</h2><h3>Roof moss removal</h3><p>From ${price}.</p>`,
    );

  it('for what costs a few coins', () => {
    expect(keywordsOf(roofer(priced('/roof-services', 'Roof services', '€95')))).toContain('roof moss removal cost');
    expect(keywordsOf(roofer(priced('/roof-services', 'Roof services', '€3')))).not.toContain('roof moss removal cost');
  });

  it('for dishes in a list of them', () => {
    expect(keywordsOf(roofer(priced('/menu', 'Roof list', '€95')))).not.toContain('roof moss removal cost');
  });

  it('for what a club reports on', () => {
    const report = (at: string, title: string) => page(at, title, `<h1>${title}</h1><p>${long}</p>`);
    const club = [
      report('/', 'Cannon Club of Ohio'),
      report('/castle-day', 'Castle day of the club'),
      report('/noon-gun', 'Noon gun of the club'),
    ];
    expect(keywordsOf(club).filter((keyword) => keyword.includes('cost'))).toEqual([]);
  });
});

describe('no question is', () => {
  it.each([
    ['what a customer asks of the business', 'Do I get a copy of the roof inspection?'],
    ['why to choose the business', 'Why choose our roof repair team?'],
    ['whether there are questions', 'Do you have any questions on roof repair?'],
  ])('%s', (_, question) => {
    const body = `<h1>Roof inspection</h1><p>${long}</p><h2>${question}</h2><p>Yes.</p><h2>How long does a roof inspection take?</h2><p>Two hours.</p>`;
    const asked = keywordsOf(roofer(page('/roof-inspection', 'Roof inspection', body))).filter((one) =>
      /^(?:do|why|how)/.test(one),
    );
    expect(asked).toEqual(['how long does a roof inspection take']);
  });
});
