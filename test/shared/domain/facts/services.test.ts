import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../../../shared/domain/extraction/html-tree.ts';
import { extractFacts } from '../../../../shared/domain/facts/extract-facts.ts';

function servicesOn(body: string, url = 'https://www.salon.test/'): string[] {
  const { root } = parseHtml(`<html><body><main>${body}</main></body></html>`);
  return extractFacts({ root, url, schema: null }).flatMap(({ claim }) =>
    claim.kind === 'stat' && claim.data.label === 'service' ? [claim.data.value] : [],
  );
}

describe('services are found however the page sets them', () => {
  test.each([
    [
      'headings below a heading that is a sentence',
      '<h2>Diensten</h2><h3>Voor schilder- en behangwerken vraag steeds vrijblijvend om uw eigen offerte op maat.</h3><h4>Schilderwerken</h4><h4>Behangen</h4>',
      ['Schilderwerken', 'Behangen'],
    ],
  ])('%s', (_form, body, services) => {
    expect(servicesOn(body)).toEqual(services);
  });
});

describe('what is no service is not called one', () => {
  test.each([
    [
      'what speaks for a business',
      '<h2>We offer</h2><ul><li>Free quotes</li><li>10 years warranty</li><li>Parking</li></ul>',
    ],
    ['a menu', '<h2>Services</h2><ul><li>Home</li><li>About us</li><li>Repairs</li></ul>'],
    [
      'what each of several cards lists',
      '<p>Ada Byron</p><h2>Schwerpunkte</h2><ul><li>Chirurgie</li><li>Schlechte Witze</li></ul>'.repeat(4),
    ],
    ['the steps of an order', '<h2>Our services</h2><p>Ask us.</p><h2>How it works</h2><h3>Call</h3><h3>Visit</h3>'],
  ])('%s', (_kind, body) => {
    expect(servicesOn(body)).toEqual([]);
  });

  test('another section of a page of services is not one of them', () => {
    const section = (name: string): string => `<div class="row"><div class="text"><h2>${name}</h2></div></div>`;
    const body = `<h1>Our services</h1>${['Painting', 'Papering', 'Wood repair'].map(section).join('')}<header><h2>Work in practice</h2></header>`;
    expect(servicesOn(body, 'https://www.salon.test/services/')).toEqual(['Painting', 'Papering', 'Wood repair']);
  });
});
