import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface GeneratedSite {
  /** `http://127.0.0.1:<port>`, for CRAWL_ORIGIN_OVERRIDES. */
  readonly origin: string;
  stop(): Promise<void>;
}

const subjects = ['chain', 'wheel', 'brake', 'tyre', 'saddle', 'pedal', 'frame', 'light', 'helmet', 'lock'];
const works = ['cleaning', 'repair', 'choice', 'storage', 'upgrade', 'inspection', 'adjustment', 'replacement'];
const WORDS_PER_PAGE = 600;

/** Serves a site of so many pages, linked one to the next ten, for machines without documentation to crawl. */
export async function startGeneratedSite(pageCount: number): Promise<GeneratedSite> {
  const server = createServer((request, response) => {
    const at = request.url === '/' ? 0 : numberOf(/^\/([a-j]+)\/$/.exec(request.url ?? '')?.[1] ?? '');
    if (!(at >= 0 && at < pageCount)) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageAt(at, pageCount));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Letters for digits: of paths that differ in a number alone a crawler reads some. */
const letters = 'abcdefghij';
export const nameOf = (at: number): string => Array.from(String(at), (digit) => letters[Number(digit)]).join('');
const numberOf = (name: string): number =>
  name === '' ? Number.NaN : Number(Array.from(name, (letter) => letters.indexOf(letter)).join(''));

export function pageAt(at: number, pageCount: number): string {
  const [subject, work] = [subjects[at % subjects.length], works[Math.floor(at / 10) % works.length]];
  const title = `Bicycle ${subject} ${work}, part ${at}`;
  const words = Array.from({ length: WORDS_PER_PAGE }, (_, word) =>
    word % 3 === 0 ? `${subject} ${work}` : `${works[(at + word) % works.length]} of item${(at * 7 + word) % 5000}`,
  );
  const links = Array.from({ length: 10 }, (_, next) => Math.min(pageCount - 1, at * 10 + next + 1))
    .map((next) => `<a href="/${nameOf(next)}/">Part ${next}</a>`)
    .join(' ');
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${words.join(' ')}.</p></main><nav>${links}</nav></body></html>`;
}
