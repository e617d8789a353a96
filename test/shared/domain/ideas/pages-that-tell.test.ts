import { expect, test } from 'vitest';
import { ideasOfPages } from '../../../../lab/truth/ideas/read-site.ts';
import type { LoadedPage } from '../../../../lab/truth/load-pages.ts';

const filler =
  'Wir kommen nach Absprache, arbeiten sauber und räumen hinter uns auf, damit der Betrieb weitergeht. '.repeat(12);

const html = (at: string, title: string, body: string, head = ''): LoadedPage => ({
  file: `${at}.html`,
  url: new URL(at, 'https://sauber.example/'),
  html: `<!doctype html><html lang="de"><head><title>${title} | Sauber Meier</title>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`,
});

const site = (head = ''): LoadedPage[] => [
  html('/', 'Gebäudereinigung Meier', `<p>${filler}</p>`, head),
  html('/glasreinigung', 'Glasreinigung', `<p>${filler}</p><h2>Wie oft braucht Glasreinigung Wartung?</h2>`, head),
  html('/treppenhausreinigung', 'Treppenhausreinigung', `<p>${filler}</p>`, head),
];

const keywordsOf = (pages: readonly LoadedPage[]): string[] =>
  ideasOfPages(pages).ideas.flatMap(({ keywords }) => keywords.map(({ keyword }) => keyword));

test('a site that asks search engines not to list any of its pages is not published yet, and gets ideas all the same', () => {
  const hidden = '<meta name="robots" content="noindex">';
  expect(keywordsOf(site(hidden))).not.toEqual([]);
  expect(keywordsOf(site(hidden))).toEqual(keywordsOf(site()));
});

test('a statement that a site has for its own sake gives no ideas, whatever its address is', () => {
  const statement = html(
    '/barrierefreiheit',
    'Erklärung zur Barrierefreiheit',
    `<h2>Assistive Technologien</h2><p>${filler}</p>`,
  );
  expect(keywordsOf([...site(), statement]).join()).not.toMatch(/barriere|assistive/u);
});
