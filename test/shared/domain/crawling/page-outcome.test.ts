import { expect, test } from 'vitest';
import { pageOutcome } from '../../../../shared/domain/crawling/page-outcome.ts';
import type { WebDocument, WebResponse } from '../../../../shared/domain/crawling/web-response.ts';

const page = 'https://shop.example/page';
const exchange = { requestedUrl: page, finalUrl: page, redirects: [] };
const documentAt = (finalUrl: string): WebDocument => ({
  ...exchange,
  finalUrl,
  outcome: 'ok',
  status: 200,
  headers: {},
  contentType: 'text/html',
  body: '<p>',
  encoding: 'utf-8',
  sizeBytes: 3,
  etag: null,
  lastModified: null,
  truncated: false,
});
const httpError = (status: number): WebResponse => ({
  ...exchange,
  outcome: 'http_error',
  status,
  headers: {},
  contentType: null,
  body: '',
  retryAfterSeconds: null,
});

test.each([
  page,
  'http://shop.example/page',
  'https://www.shop.example/Page/',
  `${page}/?utm_source=x`,
  `${page}?lang=en`,
])('a document at %s is a snapshot of the page', (finalUrl) => {
  expect(pageOutcome(documentAt(finalUrl))).toEqual({ kind: 'snapshot', document: documentAt(finalUrl) });
});

test('a document at another page key belongs to that page', () => {
  expect(pageOutcome(documentAt('https://shop.example/new'))).toEqual({
    kind: 'redirect',
    toUrl: 'https://shop.example/new',
    toKey: 'shop.example/new',
    document: documentAt('https://shop.example/new'),
  });
});

test('the page at the path is another one than the URL with a query that led to it', () => {
  const document = { ...documentAt(page), requestedUrl: `${page}?p=12` };
  expect(pageOutcome(document)).toMatchObject({ kind: 'redirect', toKey: 'shop.example/page' });
});

test.each<[name: string, response: WebResponse, outcome: object]>([
  ['304', { ...exchange, outcome: 'not_modified', status: 304, etag: null, lastModified: null }, { kind: 'unchanged' }],
  ['404', httpError(404), { kind: 'gone', statusCode: 404 }],
  ['410', httpError(410), { kind: 'gone', statusCode: 410 }],
  ['403', httpError(403), { kind: 'error_status', statusCode: 403, retryable: false }],
  ['503', httpError(503), { kind: 'error_status', statusCode: 503, retryable: true }],
  [
    'a PDF',
    {
      ...exchange,
      outcome: 'skipped',
      reason: 'content_type',
      status: 200,
      contentType: 'application/pdf',
      location: null,
    },
    { kind: 'not_html', contentType: 'application/pdf' },
  ],
  [
    'a page that is too large',
    { ...exchange, outcome: 'skipped', reason: 'too_large', status: 200, contentType: 'text/html', location: null },
    { kind: 'unreadable', reason: 'too_large', retryable: false, statusCode: 200, detail: null },
  ],
  [
    'a redirect loop',
    { ...exchange, outcome: 'skipped', reason: 'redirect_loop', status: 302, contentType: null, location: page },
    { kind: 'unreadable', reason: 'redirect_loop', retryable: false, statusCode: 302, detail: null },
  ],
  [
    'a redirect to another site',
    {
      ...exchange,
      outcome: 'skipped',
      reason: 'off_site_redirect',
      status: 301,
      contentType: null,
      location: 'https://other.example/',
    },
    { kind: 'moved_away', toUrl: 'https://other.example/', reason: 'off_site_redirect' },
  ],
  [
    'a timeout',
    { ...exchange, outcome: 'failed', reason: 'timeout', retryable: true, detail: 'ETIMEDOUT: slow' },
    { kind: 'unreadable', reason: 'timeout', retryable: true, statusCode: null, detail: 'ETIMEDOUT: slow' },
  ],
])('%s is told by its meaning for the page', (_name, response, outcome) => {
  expect(pageOutcome(response)).toEqual(outcome);
});
