import { describe, expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';
import { englishDoubt } from './english-doubt.ts';

const doubtOf = (body: string, title = 'Acme', head = ''): string | null =>
  englishDoubt(
    extractPage({
      html: `<html><head><title>${title}</title>${head}</head><body>${body}</body></html>`,
      url: 'https://www.acme.example/',
    }).signals,
  );

const menu = '<header><nav><a href="/">Home</a> <a href="/a">Services</a> <a href="/b">Contact</a></nav></header>';

describe('noticeOf', () => {
  test.each([
    [
      'a page that is not ready',
      `${menu}<main><h1>Praktijk Noord</h1><p>Binnenkort online!</p></main>`,
      /still to come/,
    ],
    [
      'an announcement in the heading',
      '<main><h1>Coming soon</h1><p>We work on our new shop.</p></main>',
      /still to come/,
    ],
    ['a Japanese announcement', '<main><p>このページは準備中です。</p></main>', /still to come/],
    ['a redirection by words', '<main><p>Sie werden weitergeleitet …</p></main>', /leads on/],
    ['an error', '<main><h1>503 Service Unavailable</h1><p>No server is available.</p></main>', /reports an error/],
    ['a parked domain', '<main><h1>acme.example</h1><p>This domain is for sale</p></main>', /parks a domain/],
    ['a question for the age', '<main><h2>¿Eres mayor de edad?</h2><a href="/si">Sí</a></main>', /age/],
  ])('keeps %s from being graded', (_, body, doubt) => {
    expect(doubtOf(body)).toMatch(doubt);
  });

  test('keeps a page that refreshes to another one from being graded', () => {
    const refresh = '<meta http-equiv="refresh" content="0; url=/nl/">';
    expect(doubtOf('<p>Click here if nothing happens in a moment.</p>', 'Acme', refresh)).toMatch(/leads on/);
  });

  test.each([
    ['a short contact page', '<main><h1>Contact</h1><p>Tel. +32 470 98 83 11</p></main>'],
    ['a form', '<main><h1>Book</h1><form><input name="name"><textarea name="text"></textarea></form></main>'],
    ['a short product page', '<main><h1>Blue vase</h1><p>€ 24.90</p></main>'],
    ['a gallery', '<main><h1>Galleri</h1><img src="/a.jpg" alt="Kök"><img src="/b.jpg" alt="Bad"></main>'],
    [
      'a few words in a sentence',
      '<main><h1>Bakkerij Smit</h1><p>Wij bakken elke dag vers brood in Zwolle en omgeving.</p></main>',
    ],
    [
      'an article about notices',
      `<main><h1>Coming soon pages</h1><p>${'A page that is coming soon needs a date. '.repeat(12)}</p></main>`,
    ],
    ['thanks', `${menu}<main><h1>Merci !</h1><p>Votre message nous est bien parvenu.</p></main>`],
  ])('leaves %s to be graded', (_, body) => {
    expect(doubtOf(body)).toBeNull();
  });

  test('takes thanks for a page that the site works with', () => {
    const html = `${menu}<main><h1>Merci !</h1><p>Votre message nous est bien parvenu.</p></main>`;
    expect(extractPage({ html, url: 'https://www.acme.example/' }).signals.kind).toEqual({
      kind: 'utility',
      evidence: [{ id: 'kinds.confirmation' }],
    });
  });
});
