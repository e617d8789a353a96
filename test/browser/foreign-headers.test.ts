/**
 * Requests that a page may cause to servers of other sites.
 *
 * @module-tag browser
 */
import { afterEach, expect, test } from 'vitest';
import { page, useRenderedSite } from './rendered-site.ts';

const site = useRenderedSite({ quietMs: 400 });
afterEach(() => site.serve({}));

const SECRETS =
  "{ authorization: 'Basic YWRtaW46YWRtaW4=', 'x-original-url': '/admin', 'x-middleware-subrequest': 'middleware' }";
const shared = {
  headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
  body: '"shared"',
};

/** The page says what it got. */
const fetching = (url: string, options: string): string =>
  page(
    `<p id="got"></p><script>const say = (text) => { document.getElementById('got').append(text); };
     fetch('${url}', ${options}).then((r) => r.json()).then((text) => say('got ' + text), () => say('got nothing'));</script>`,
  );
const hitsOf = (host: string) => site.hits.filter(({ headers }) => headers.host === host);

test('another server gets no request with Authorization or X- headers, and its permission is not assumed', async () => {
  site.serve({ '/admin': shared });
  expect(await site.htmlOf(fetching('https://cdn.example/admin', `{ headers: ${SECRETS} }`))).toContain('got nothing');
  expect(site.requests).toEqual([]);
});

test('nor by a redirect of the site itself', async () => {
  site.serve({ '/out': { status: 302, headers: { location: 'https://cdn.example/admin' } }, '/admin': shared });
  await site.htmlOf(fetching('https://shop.example/out', `{ headers: ${SECRETS} }`));
  expect(hitsOf('shop.example').map(({ headers }) => headers.authorization)).toEqual(['Basic YWRtaW46YWRtaW4=']);
  for (const { headers } of hitsOf('cdn.example')) {
    expect(Object.keys(headers).filter((name) => /^(?:authorization|x-)/.test(name))).toEqual([]);
  }
});

test('nor without asking for the response', async () => {
  site.serve({ '/admin': shared });
  await site.htmlOf(fetching('https://cdn.example/admin', `{ mode: 'no-cors', headers: ${SECRETS} }`));
  expect(hitsOf('cdn.example')).toHaveLength(1);
  expect(Object.keys(hitsOf('cdn.example')[0]?.headers ?? {})).not.toContain('authorization');
});

test('another server gets what the standard lets any page send', async () => {
  site.serve({ '/data.json': shared });
  const options = "{ headers: { accept: 'application/json', 'content-language': 'de', 'content-type': 'text/plain' } }";
  expect(await site.htmlOf(fetching('https://cdn.example/data.json', options))).toContain('got shared');
  expect(hitsOf('cdn.example')[0]?.headers).toMatchObject({
    accept: 'application/json',
    'content-language': 'de',
    'content-type': 'text/plain',
  });
});

test('the site’s own servers get the headers of its scripts', async () => {
  site.serve({ '/data.json': shared });
  const html = await site.htmlOf(fetching('https://api.shop.example/data.json', `{ headers: ${SECRETS} }`));
  expect(html).toContain('got shared');
  expect(hitsOf('api.shop.example')[0]?.headers).toMatchObject({ authorization: 'Basic YWRtaW46YWRtaW4=' });
});
