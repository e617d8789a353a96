import { expect, test } from 'vitest';
import { type PageRequest, refuseRequest } from '../../../../shared/domain/crawling/page-requests.ts';

const site = { site: 'shop.example', robots: { isAllowed: (url: string) => !url.includes('/private/') } };
const request = (given: Partial<PageRequest>): PageRequest => ({
  url: 'https://shop.example/app.js',
  method: 'GET',
  resourceType: 'script',
  isNavigation: false,
  isMainFrame: true,
  ...given,
});
const document = { resourceType: 'document', isNavigation: true };

test.each<[string, Partial<PageRequest>, string | null]>([
  ['a script of the site', {}, null],
  ['a script of another host', { url: 'https://cdn.example/vue.js' }, null],
  ['data', { url: 'https://www.shop.example/api/', resourceType: 'fetch' }, null],
  ['another page of the site', { ...document, url: 'https://www.shop.example/new/' }, null],
  ['another site', { ...document, url: 'https://other.example/' }, 'off_site'],
  ['a frame', { ...document, isMainFrame: false }, 'frame'],
  ['a page that robots.txt disallows', { ...document, url: 'https://shop.example/private/' }, 'robots'],
  ['a script that robots.txt disallows', { url: 'https://shop.example/private/a.js' }, 'robots'],
  [
    'a path of another host that this site’s robots.txt does not speak of',
    { url: 'https://cdn.example/private/a.js' },
    null,
  ],
  ['a picture', { resourceType: 'image' }, 'type'],
  ['a font', { resourceType: 'font' }, 'type'],
  ['a film', { resourceType: 'media' }, 'type'],
  ['a beacon', { resourceType: 'ping', method: 'POST' }, 'type'],
  ['a prefetched page', { resourceType: 'prefetch' }, 'type'],
  ['a socket', { resourceType: 'websocket', url: 'wss://shop.example/' }, 'scheme'],
  ['what changes something', { resourceType: 'fetch', method: 'POST' }, 'method'],
  ['a file', { url: 'file:///etc/passwd' }, 'scheme'],
  ['a counter of visitors', { url: 'https://www.google-analytics.com/analytics.js' }, 'tracker'],
  ['a host whose name ends like a counter’s', { url: 'https://notfacebook.com/a.js' }, null],
])('%s', (_, given, refusal) => {
  expect(refuseRequest(request(given), site)).toBe(refusal);
});
