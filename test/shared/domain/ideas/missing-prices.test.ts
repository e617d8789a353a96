import { describe, expect, test } from 'vitest';
import { ideasOfPages } from '../../../../lab/truth/ideas/read-site.ts';
import type { LoadedPage } from '../../../../lab/truth/load-pages.ts';

const filler =
  'Wir kommen nach Absprache, arbeiten sauber und räumen hinter uns auf, damit der Betrieb weitergeht. '.repeat(12);

const html = (at: string, title: string, body: string, head = ''): LoadedPage => ({
  file: `${at}.html`,
  url: new URL(at, 'https://sauber.example/'),
  html: `<!doctype html><html lang="de"><head><title>${title} | Sauber Meier</title>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`,
});

const site = (head = '', price = ''): LoadedPage[] => [
  html('/', 'Gebäudereinigung Meier', `<p>${filler}</p>`, head),
  html('/glasreinigung', 'Glasreinigung', `<p>${filler}</p><p>${price}</p>`, head),
  html('/treppenhausreinigung', 'Treppenhausreinigung', `<p>${filler}</p>`, head),
  html(
    '/preise',
    'Preise',
    '<p>Unsere Preise stehen auf dem Bild, das wir jedes Jahr neu machen lassen und hier zeigen, damit Sie sie sehen.</p>',
    head,
  ),
];

const keywordsOf = (pages: readonly LoadedPage[]): string[] =>
  ideasOfPages(pages).ideas.flatMap(({ keywords }) => keywords.map(({ keyword }) => keyword));

describe('prices that a site does not show', () => {
  test('of a service of a local business are proposed for its page, and the reason is that no price stands there', () => {
    const idea = ideasOfPages(site()).ideas.find(({ keywords }) => keywords[0]?.keyword === 'glasreinigung kosten');
    expect(idea).toMatchObject({ change: 'expand', pagePath: '/glasreinigung', pageType: 'landing_page' });
    expect(idea?.why).toContain('/glasreinigung is about "Glasreinigung", and no price stands in its text.');
    expect(idea?.caveats).toContain('Leave it out if no range can be given for "Glasreinigung".');
  });

  test('are not called missing where the page shows one', () => {
    const idea = ideasOfPages(site('', 'Ab 45 € je Stunde.')).ideas.find(
      ({ keywords }) => keywords[0]?.keyword === 'glasreinigung kosten',
    );
    expect(idea?.why).toContain('/glasreinigung shows a price under the heading "Glasreinigung": 45 €.');
  });

  test('are asked for on a page about prices whose text has none', () => {
    const idea = ideasOfPages(site()).ideas.find(({ pagePath }) => pagePath === '/preise');
    expect(idea?.title).toBe('Write the prices of /preise as text');
    expect(idea?.why).toBe('Its title is "Preise | Sauber Meier", and no price stands in its text.');
  });
});

test('a price that many pages show is the tariff of the business, not the price of each heading above it', () => {
  const card = (name: string): string => `<h2>${name}</h2><p>Die Stunde zu 45 €. ${filler}</p>`;
  const pages = ['Anfahrt', 'Bodenpflege', 'Polsterpflege'].map((name, at) =>
    html(`/seite-${at}`, `Seite ${name}`, card(`${name} im Winter`)),
  );
  expect(keywordsOf([...site(), ...pages]).filter((keyword) => keyword.includes('winter'))).toEqual([]);
});

test('a site that asks search engines not to list any of its pages is not published yet, and gets ideas all the same', () => {
  const hidden = '<meta name="robots" content="noindex">';
  expect(keywordsOf(site(hidden))).toEqual(keywordsOf(site()));
});

const answer = 'Zweimal im Jahr, im Frühjahr und im Herbst.';

test('a question that its page answers at length is no idea', () => {
  const asks = (below: string): LoadedPage[] => [
    ...site(),
    html(
      '/glas',
      'Glasreinigung Büro',
      `<p>${filler}</p><h2>Wie oft braucht Glasreinigung Wartung?</h2><p>${below}</p>`,
    ),
  ];
  expect(keywordsOf(asks(answer))).toContain('wie oft braucht glasreinigung wartung');
  expect(keywordsOf(asks(filler))).not.toContain('wie oft braucht glasreinigung wartung');
});

test('a question that names nothing of the site is no idea: it is understood below its title alone', () => {
  const pages = [
    ...site(),
    html(
      '/fragen',
      'Fragen zur Reinigung',
      `<h2>Wie läuft der erste Termin ab?</h2><p>${filler}</p><h2>Wie oft braucht Glasreinigung Wartung?</h2><p>${answer}</p>`,
    ),
  ];
  const keywords = keywordsOf(pages);
  expect(keywords).not.toContain('wie läuft der erste termin ab');
  expect(keywords).toContain('wie oft braucht glasreinigung wartung');
});

test('a shop shows the price of its goods on their pages and in its lists, so no page on that price is proposed', () => {
  const goods = (name: string): LoadedPage =>
    html(
      `/${name.toLowerCase()}`,
      name,
      `<h2>${name}</h2><p>${filler}</p><p>65 €</p><button>In den Warenkorb</button>`,
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"${name}","offers":{"@type":"Offer","price":"65","priceCurrency":"EUR"}}</script>`,
    );
  const list = html('/', 'Blumen Meier', `<p>${filler}</p><h2>Orchideen</h2><p>Ab 45 €</p>`);
  const keywords = keywordsOf([list, goods('Rosenstrauß'), goods('Tulpenstrauß')]);
  expect(keywords.filter((keyword) => /kosten|preis/u.test(keyword))).toEqual([]);
});

test('a statement that a site has for its own sake gives no ideas, whatever its address is', () => {
  const statement = html(
    '/barrierefreiheit',
    'Erklärung zur Barrierefreiheit',
    `<h2>Assistive Technologien</h2><p>${filler}</p>`,
  );
  expect(keywordsOf([...site(), statement]).join()).not.toMatch(/barriere|assistive/u);
});

test('a question that names the business is asked of the business', () => {
  const asks = (question: string): LoadedPage[] => [
    ...site(),
    html('/glas', 'Glasreinigung Büro', `<p>${filler}</p><h2>${question}</h2><p>${answer}</p>`),
  ];
  expect(keywordsOf(asks('Warum Glasreinigung mit Sauber Meier?')).join()).not.toContain('sauber meier');
  expect(keywordsOf(asks('Warum ist Glasreinigung im Winter nötig?')).join()).toContain('winter nötig');
});
