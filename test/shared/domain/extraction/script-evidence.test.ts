import { describe, expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';
import { parseHtml } from '../../../../shared/domain/extraction/html-tree.ts';
import { scriptEvidence } from '../../../../shared/domain/extraction/script-evidence.ts';
import { renderEnglish } from '../../../../shared/domain/messages/render-message.ts';

const evidence = (html: string): string | null => {
  const tree = parseHtml(html);
  const { visibleTextLength, unreadable } = extractPage({ html, url: 'https://shop.example/', tree });
  const found = scriptEvidence({ html, root: tree.root, visibleTextLength, unreadable });
  return found && renderEnglish(found);
};

const page = (body: string, head = '') =>
  `<!doctype html><html><head><title>Shop</title>${head}</head><body>${body}</body></html>`;
const bundle = '<script type="module" crossorigin src="/assets/index-Dk3f9a2c.js"></script>';
const text = (characters: number) =>
  'We build touring bicycles by hand beside the river. '.repeat(Math.ceil(characters / 52));
const chrome = `<header><nav>${'<a href="/x/">Products</a> '.repeat(40)}</nav></header><footer>${text(300)}</footer>`;

describe('a page whose text comes by script', () => {
  test.each([
    ['of React', page('<div id="root"></div>', bundle), '<div id="root"> is empty'],
    ['of Vue, with a text while it loads', page('<div id="app">Loading…</div>', bundle), '<div id="app"> is empty'],
    [
      'of Next.js without a server',
      page(
        '<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">{"props":{}}</script><script src="/_next/static/chunks/main.js"></script>',
      ),
      '<div id="__next"> is empty',
    ],
    [
      'of Angular',
      page('<app-root></app-root><script src="main.8f2c.js" type="module"></script>'),
      '<app-root> is empty',
    ],
    [
      'of AngularJS',
      page('<div ng-app="shop"><div ng-view></div></div><script src="/app.js"></script>'),
      '<div> is empty',
    ],
    ['of Polymer', page('<shop-app unresolved></shop-app>', bundle), '<shop-app> is empty'],
    [
      'within a frame that a server rendered',
      page(`${chrome}<main id="app"></main>`, bundle),
      '<main id="app"> is empty',
    ],
    [
      'beside a request for consent',
      page(`<div id="root"></div><div class="consent">${text(300)}</div>`, bundle),
      '<div id="root"> is empty',
    ],
    [
      'that asks for scripts',
      page(
        `<noscript>You need to enable JavaScript to run this app.</noscript><div class="x"></div><script src="/x.js"></script>`,
      ),
      '<noscript> asks for JavaScript, and the content has 0 characters',
    ],
    [
      'of an unknown framework',
      page('<div class="mount"></div>', bundle),
      '1 scripts of an application, and 0 characters of content',
    ],
  ])('%s', (_, html, expected) => {
    expect(evidence(html)).toEqual(expected);
  });
});

describe('a page that is whole without a second reading', () => {
  test.each([
    [
      'of React, whose late parts are put in place as its scripts do',
      page(
        `<main><!--$?--><template id="B:0"></template>Loading<!--/$--></main><div hidden id="S:0"><p>${text(600)}</p></div><script>$RC("B:0","S:0")</script>`,
      ),
    ],
    ['of React, from a server', page(`<div id="root"><main><h1>Bicycles</h1><p>${text(300)}</p></main></div>`, bundle)],
    [
      'of Next.js, from a server',
      page(
        `<div id="__next"><main><p>${text(200)}</p></main></div><script id="__NEXT_DATA__" type="application/json">{}</script><script src="/_next/static/chunks/main.js"></script>`,
      ),
    ],
    ['of Nuxt, from a server', page(`<div id="__nuxt" data-server-rendered="true"><p>${text(100)}</p></div>`, bundle)],
    [
      'of Angular, from a server',
      page(`<app-root ng-version="22.2.6" ng-server-context="ssr"><p>${text(100)}</p></app-root>`, bundle),
    ],
    [
      'of SvelteKit, short',
      page(
        `<div data-sveltekit-preload-data><h1>Contact</h1></div>`,
        '<script type="module" src="/_app/immutable/start.js"></script>',
      ),
    ],
    ['short, without any script', page('<h1>Contact</h1><p>0113 496 0000</p>')],
    [
      'short, with a library and a counter',
      page(
        '<h1>Contact</h1><p>0113 496 0000</p><script src="/js/jquery.min.js"></script><script async src="https://www.googletagmanager.com/gtag/js?id=1"></script>',
      ),
    ],
    [
      'that asks for scripts, and has its text',
      page(`<noscript>Please enable JavaScript for the map.</noscript><main>${text(1200)}</main>`, bundle),
    ],
    ['with an empty root for a widget beside its text', page(`<main>${text(1200)}</main><div id="app"></div>`, bundle)],
    [
      'of 140 words beside an empty root, with a script',
      page(`<main><h1>Our workshop</h1><p>${text(780)}</p></main><div id="root"></div>`, bundle),
    ],
    ['of a picture', page('<div id="root"><img src="/poster.jpg" alt="Poster"></div><script src="/x.js"></script>')],
    ['of a form', page('<form><input name="q"></form><script src="/search.js"></script>')],
    ['of nothing, with a counter', page('<script async src="https://counter.example/gtag.js"></script>')],
    [
      'with structured data alone as a script',
      page('<div id="root"></div><script type="application/ld+json">{}</script>'),
    ],
  ])('%s', (_, html) => {
    expect(evidence(html)).toBeNull();
  });

  test('a check for robots is not read with a browser: the server asked for a human', () => {
    const html = page(
      '<div id="root"></div><h1>Just a moment...</h1><script src="/cdn-cgi/challenge-platform/main.js"></script>',
      '<title>Just a moment...</title>',
    );
    expect(evidence(html)).toBeNull();
  });
});
