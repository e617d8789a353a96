import type { HttpWebFetcherOptions } from './http-web-fetcher.ts';
import type { WebFetcher } from './web-fetcher.ts';

/** As `createHttpWebFetcher`, loaded with the first request: the client is half a megabyte, which a cold start need not read. */
export function createLateWebFetcher(options: HttpWebFetcherOptions): WebFetcher {
  let opened: Promise<WebFetcher> | null = null;
  const open = (): Promise<WebFetcher> => {
    opened ??= import('./http-web-fetcher.ts').then(({ createHttpWebFetcher }) => createHttpWebFetcher(options));
    return opened;
  };
  return {
    fetch: async (request) => (await open()).fetch(request),
    close: async () => (await opened)?.close(),
  };
}
