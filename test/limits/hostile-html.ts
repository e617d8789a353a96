import type { HostileText } from './hostile-texts.ts';

/** The form in which a document carries its text, in equal shares. */
type Carrier = (text: HostileText, characters: number) => string;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const shared = (count: number, text: HostileText, characters: number): string =>
  escaped(text.of(Math.floor(characters / count)));
const around = (head: string, body: string): string =>
  `<!doctype html><html lang=en><head>${head}</head><body>${body}</body></html>`;
const sentence = '<p>The workshop repairs bicycles of any kind, and lends tools to people who repair their own.</p>';

/** Lines as long as people write them: what grows exponentially needs no more. */
const LINE_CHARACTERS = [25, 49, 60, 120];

export const htmlCarriers: Readonly<Record<string, Carrier>> = {
  text: (text, characters) =>
    around('<title>Page</title>', `<main><h1>Page</h1>${sentence}<p>${shared(1, text, characters)}</p></main>`),
  'title, headings, list and table': (text, characters) => {
    const part = shared(6, text, characters);
    return around(
      `<title>${part}</title>`,
      `<main><h1>${part}</h1>${sentence}<h2>${part}</h2>${sentence}<ul><li>${part}</ul><table><tr><td>${part}<td>b<tr><td>c<td>d</table><a href="/x">${part}</a></main>`,
    );
  },
  'short lines': (text, characters) => {
    const lines = LINE_CHARACTERS.map((length) => escaped(text.of(length)));
    const block = lines
      .map(
        (line) =>
          `<h2>スタッフ</h2><h3>山田太郎</h3><p>${line}</p><h3>${line}</h3><ul><li>${line}<li>${line} 30 €</ul>`,
      )
      .join('');
    return around(
      `<title>${lines[1]}</title>`,
      `<main><h1>${lines[2]}</h1>${sentence}${block.repeat(Math.ceil(characters / block.length))}</main>`,
    );
  },
  'elements without end': (text, characters) => {
    const word = escaped(text.of(12));
    const many = (element: string): string => element.repeat(Math.ceil(characters / 8 / element.length));
    const types = JSON.stringify({
      '@type': Array.from({ length: characters / 160 }, (_, at) => `${text.of(12)}${at}`),
    });
    return around(
      `<title>Page</title><script type="application/ld+json">${types.replaceAll('<', '\\u003c')}</script>`,
      [
        `<main><h1>Page</h1>${sentence}${many(`<p style="display:none">${word}</p>`)}`,
        `<a href="/x">${many(`<span class="sr-only">${word}</span>`)}</a>`,
        `<p>${many(`<a href="https://wa.me/4930123456">${word}</a> `)}</p>`,
        `<p>${many(`<b>${word}</b><i>${word}</i>`)}</p>`,
        `${'<blockquote>'.repeat(100)}${many(`<p>${word}</p>`)}${'</blockquote>'.repeat(100)}`,
        `${'<section>'.repeat(140)}${many(`<h2>${word}</h2><p>${word}</p>`)}${'</section>'.repeat(140)}`,
        `${'<ul><li>'.repeat(70)}${many(`<li>${word}</li>`)}${'</ul>'.repeat(70)}</main>`,
      ].join(''),
    );
  },
  attributes: (text, characters) => {
    const part = shared(10, text, characters);
    return around(
      `<title>Page</title><meta name=description content="${part}"><meta property="og:title" content="${part}"><link rel=canonical href="${part}"><meta http-equiv=refresh content="${part}">`,
      `<main class="${part}"><h1 id="${part}">Page</h1>${sentence}<p style="${part}">Text</p><img src="/a.png" alt="${part}"><a href="${part}" aria-label="${part}">Link</a></main>`,
    );
  },
  'raw text': (text, characters) => {
    const part = text.of(Math.floor(characters / 4));
    return around(
      `<title>Page</title><style>${part}</style><script>${part}</script>`,
      `<!--${part}--><main><h1>Page</h1>${sentence}${part}</main>`,
    );
  },
  'JSON-LD': (text, characters) => {
    const part = text.of(Math.floor(characters / 12));
    const graph = [
      { '@type': 'Article', headline: part, datePublished: part, author: { '@type': 'Person', name: part } },
      { '@type': 'LocalBusiness', name: part, telephone: part, openingHours: part, address: part, url: part },
      { '@type': 'Product', description: part, offers: { '@type': 'Offer', price: part } },
      { '@type': 'Recipe', recipeIngredient: [part] },
    ];
    const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
    return around(
      `<title>Page</title><script type="application/ld+json">${json}</script>`,
      `<main><h1>Page</h1>${sentence}</main>`,
    );
  },
};
