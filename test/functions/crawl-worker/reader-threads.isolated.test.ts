/** @module-tag stories */
import { expect, test, vi } from 'vitest';
import { type DocumentToRead, readDocument } from '../../../functions/crawl-worker/read-document.ts';
import { readPage } from '../../../functions/crawl-worker/read-page.ts';
import { openReaderThreads } from '../../../functions/crawl-worker/reader-threads.ts';
import { log } from '../../../shared/logging/log.ts';

const unused = () => {
  throw new Error('not used');
};

const documentAt = (path: string) => ({
  finalUrl: `https://shop.example${path}`,
  headers: { 'x-robots-tag': 'noindex' },
  body: `<title>Page ${path}</title><main><h1>Page ${path}</h1><p>Call us on <a href="tel:+441134960000">0113 496 0000</a>.</p></main>`,
});

test('threads answer each document with what reading it here gives, however many come at once', async () => {
  const { readDocument: read } = openReaderThreads(1, { processorMsMax: 60_000 });
  const documents = Array.from({ length: 4 }, (_, at) => documentAt(`/contact-${at}/`));
  const readings = await Promise.all(documents.map(read));
  expect(readings).toEqual(documents.map(readDocument));
  expect(readings[0]).toMatchObject({ extracted: { title: 'Page /contact-0/', robots: { noindex: true } } });
});

test('a document that cannot be read is a skip, told in the log, and nothing else of the crawl', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const { body, finalUrl, headers } = documentAt('/');
  const answer = {
    outcome: 'ok',
    requestedUrl: finalUrl,
    finalUrl,
    headers,
    body,
    status: 200,
    redirects: [],
  } as const;
  const services: Parameters<typeof readPage>[0] = {
    web: {
      fetch: async () => ({
        ...answer,
        contentType: 'text/html',
        encoding: 'utf-8',
        sizeBytes: body.length,
        etag: null,
        lastModified: null,
        truncated: false,
      }),
      close: unused,
    },
    random: unused,
    readDocument: () => Promise.reject(new Error('out of memory')),
    now: () => new Date(),
    renderer: null,
    settings: {
      maxPages: 1,
      hoursMax: 12,
      concurrency: 1,
      workersMax: 1,
      invocations: 130,
      delayMs: 0,
      pagesOfShare: 25_000,
      render: 'never',
      linkChecks: 0,
    },
  };
  const request = {
    url: finalUrl,
    domain: 'shop.example',
    robots: { isAllowed: () => true },
    known: null,
    attempts: 0,
    render: { mode: null, robotsText: null },
  };
  const { reading, content } = await readPage(services, request);
  expect(content).toBeNull();
  expect(reading).toEqual({
    outcome: { kind: 'unreadable', reason: 'too_large', retryable: false, statusCode: 200, detail: 'out of memory' },
  });
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

test('a document that ends its thread fails alone: the one behind it is read by another thread', async () => {
  const { readDocument: read } = openReaderThreads(1, { processorMsMax: 60_000 });
  const broken: DocumentToRead = JSON.parse('{"finalUrl":"https://shop.example/broken/","headers":{},"body":null}');
  const readings = await Promise.allSettled(
    [documentAt('/a/'), broken, documentAt('/b/'), documentAt('/c/')].map(read),
  );
  expect(readings.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});

test('threads that read nothing end where they are no longer needed, and the next document starts another', async () => {
  const { readDocument: read, endIdleReaders } = openReaderThreads(1, { processorMsMax: 60_000 });
  const reading = read(documentAt('/a/'));
  endIdleReaders();
  expect((await reading).extracted.title).toBe('Page /a/');
  endIdleReaders();
  expect((await read(documentAt('/b/'))).extracted.title).toBe('Page /b/');
});
