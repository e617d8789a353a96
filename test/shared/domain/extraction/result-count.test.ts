import { expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';

const kindOf = (line: string): string =>
  extractPage({
    url: 'https://a.example/seite-7/',
    contentType: 'text/html',
    html: `<html><body><main><h1>Selection</h1><p>${line}</p><ul>${'<li><h2>A thing</h2><span>It is blue</span></li>'.repeat(6)}</ul></main></body></html>`,
  }).signals.kind.kind;

test.each([
  'Showing 34 of 34 results',
  'Showing 1–12 of 34 results',
  '1–12 von 34 Ergebnissen werden angezeigt',
  'Affichage de 1–12 sur 34 résultats',
  'Mostrando 1–12 de 34 resultados',
  'Wyświetlanie 1–12 z 34 wyników',
])('a line that counts what is listed makes a list: %s', (line) => {
  expect(kindOf(line)).toBe('category');
});

test.each(['500 products', 'We ship 500 products a day.', 'We repaired 12 of 34 products.', '12 of 34 people like us'])(
  'another number does not: %s',
  (line) => {
    expect(kindOf(line)).not.toBe('category');
  },
);
