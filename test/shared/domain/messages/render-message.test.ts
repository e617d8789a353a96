import { describe, expect, test } from 'vitest';
import { message, shortenValues } from '../../../../shared/domain/messages/message.ts';
import { findMessages } from '../../../../shared/domain/messages/render-message.ts';

const quotation = (text: string) => message('common.quotation', { text });
const duplicate = (count: number, title: string, pages: readonly string[]) =>
  message('issues.title-duplicate.evidence', {
    count,
    title: quotation(title),
    pages: { items: pages, more: count - pages.length },
  });

test.each([
  ['en', '1,200 other pages have the same title, "Tea": /a, /b and 1,198 more.'],
  ['de', '1.200 andere Seiten haben denselben Titel, „Tea“: /a, /b und 1.198 weitere.'],
  ['fr', '1\u202f200 autres pages ont le même titre, «\u00a0Tea\u00a0»\u00a0: /a, /b et 1\u202f198 autres.'],
  ['es', '1200 páginas más tienen el mismo título, «Tea»: /a, /b y 1198 más.'],
])('in "%s" numbers, quotations and lists are those of the language', (language, text) => {
  expect(findMessages(language).render(duplicate(1_200, 'Tea', ['/a', '/b']))).toBe(text);
});

test.each([
  ['en', '1 other page has the same title, "Tea": /a.'],
  ['de', '1 andere Seite hat denselben Titel, „Tea“: /a.'],
])('in "%s" one page is not several', (language, text) => {
  expect(findMessages(language).render(duplicate(1, 'Tea', ['/a']))).toBe(text);
});

test.each([
  ['en', 'The page has placeholder text: "Lorem ipsum."'],
  ['de', 'Die Seite hat Platzhaltertext: „Lorem ipsum.“'],
  ['fr', 'La page a du texte de remplissage\u00a0: «\u00a0Lorem ipsum.\u00a0»'],
  ['es', 'La página tiene texto de relleno: «Lorem ipsum.»'],
])('in "%s" a quotation that ends as a sentence does ends the sentence', (language, text) => {
  const quoted = message('issues.placeholder-text.evidence', { text: quotation('Lorem ipsum.') });
  expect(findMessages(language).render(quoted)).toBe(text);
});

test('what a page says is no part of the wording: braces and tags in it stay', () => {
  const text = '{count, plural, other {#}} <b>{x}</b>';
  expect(findMessages('en').render(quotation(text))).toBe(`"${text}"`);
});

test('sentences follow each other', () => {
  const faults = ['de_AT', 'en_GB'].map((code) =>
    message('issues.hreflang-invalid-code.underscore', { code: quotation(code) }),
  );
  expect(findMessages('de').render(message('issues.hreflang-invalid-code.evidence', { faults }))).toBe(
    'Der Code „de_AT“ ist ungültig: Er hat einen Unterstrich statt eines Bindestrichs. ' +
      'Der Code „en_GB“ ist ungültig: Er hat einen Unterstrich statt eines Bindestrichs.',
  );
});

describe('a sentence that a row has kept', () => {
  const german = findMessages('de');

  test('is worded in the language', () => {
    expect(german.renderKept(message('issues.h1-missing.evidence'), 'The page has no H1 heading.')).toBe(
      'Die Seite hat keine H1-Überschrift.',
    );
  });

  test('stays in English where the row is older than the languages', () => {
    expect(german.renderKept(undefined, 'The page has no H1 heading.')).toBe('The page has no H1 heading.');
  });

  test('stays in English where this version words it with other values, or not at all', () => {
    const gone = JSON.parse('{ "id": "issues.of-another-version.evidence" }');
    expect(german.renderKept(gone, 'Kept.')).toBe('Kept.');
    expect(german.renderKept(message('issues.too-many-links.evidence'), 'Kept.')).toBe('Kept.');
  });
});

test('the texts that a sentence quotes are cut alike in lists and quotations, and numbers are not', () => {
  const long = 'x'.repeat(300);
  const cut = `${'x'.repeat(200)}…`;
  expect(shortenValues(duplicate(5, long, [long, '/b']), 200)).toEqual(duplicate(5, cut, [cut, '/b']));
});
