import { describe, expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';

const home = (body: string) =>
  extractPage({ html: `<head><title>Harbour Dental</title></head><body>${body}</body>`, url: 'https://site.example/' })
    .markdown;
const text = (about: string) =>
  `<p>${`${about} is what our practice at the harbour has done for thirty years, with time for every patient. `.repeat(4)}</p>`;
const card = (name: string, line: string) =>
  `<a class="treatment" href="/${name}"><div class="image"><div class="title">${name}</div><div class="overlay"><p>${line}</p></div></div></a>`;

describe('all sections of a home or service page are its content, in their order', () => {
  test('cards that are links, beside a long text', () => {
    const cards = card('Implants', 'A root of titanium.') + card('Crowns', 'Of ceramics, in a day.');
    const markdown = home(`<section>${text('Dentistry')}</section><section class="grid">${cards}</section>`);
    for (const words of ['Implants', 'A root of titanium.', 'Crowns', 'Of ceramics, in a day.'])
      expect(markdown).toContain(words);
    expect(markdown.indexOf('Implants')).toBeLessThan(markdown.indexOf('Crowns'));
  });

  test('prices in the headers of cards', () => {
    const dish = (name: string, price: string) =>
      `<article><header><h3>${name}</h3><span>${price}</span></header><p>Grilled over oak.</p></article>`;
    const markdown = home(
      `${text('Cooking')}<section>${dish('Sea bass', 'From 18 €')}${dish('Squid', '14 €')}</section>`,
    );
    for (const words of ['### Sea bass', 'From 18 €', '### Squid', '14 €']) expect(markdown).toContain(words);
  });

  test('what stands outside of a single `article`', () => {
    const dates = '<h2>Next course</h2><div class="box"><h4>11 October, 16:00</h4><h4>18 October, 16:00</h4></div>';
    const markdown = home(`<section>${dates}<article><h2>About us</h2>${text('Driving')}</article></section>`);
    for (const words of ['## Next course', '11 October', '18 October', '## About us'])
      expect(markdown).toContain(words);
  });

  test('an `aside` with the address and the hours on a page without `main`', () => {
    const aside = '<aside><p>4 Harbour Road, Leith</p><p>Monday to Friday 8:00 to 18:00</p></aside>';
    const markdown = home(`<div>${text('Dentistry')}</div>${aside}`);
    for (const words of ['4 Harbour Road', 'Monday to Friday 8:00']) expect(markdown).toContain(words);
  });

  test('navigation and footer are none', () => {
    const markdown = home(
      `<nav><a href="/a">Prices</a></nav>${text('Dentistry')}<footer><a href="/imprint">Imprint</a></footer>`,
    );
    for (const words of ['Prices', 'Imprint']) expect(markdown).not.toContain(words);
  });
});

test.each(['content', 'element', 'shadow', 'my-box'])(
  'what stands in an element that HTML does not have is read: %s',
  (name) => {
    expect(home(`<${name}><h2>Our team</h2><p>Ann Other, dentist</p></${name}>`)).toBe(
      '## Our team\n\nAnn Other, dentist\n',
    );
  },
);

test('a name and a price that a style sheet sets apart do not touch', () => {
  const row = (name: string, price: string) =>
    `<li><span class="name">${name}</span><span class="price">${price}</span></li>`;
  expect(home(`<ul>${row('Falanghina', '18,00 €')}${row('Sauna (family)', '€30')}</ul>`)).toBe(
    '- Falanghina 18,00 €\n- Sauna (family) €30\n',
  );
});
