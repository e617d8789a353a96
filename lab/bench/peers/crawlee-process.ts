/**
 * A crawl by Crawlee's CheerioCrawler, from packages in a temporary folder (`install-peers.ts`). With `EXTRACT=on` each
 * page is also read by Readability on linkedom's DOM and turned into Markdown by Turndown. Results go to Crawlee's own
 * storage on disk, as they do by default.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { processVariables } from '../../../shared/environment.ts';
import { followParent } from '../follow-parent.ts';

/** The part of the packages that is used here: they are not installed with the project, and neither are their types. */
interface Crawlee {
  CheerioCrawler: new (options: object) => { run(urls: string[]): Promise<{ requestsFinished: number }> };
}
interface Page {
  request: { loadedUrl: string };
  body: string | Buffer;
  $: (selector: string) => { first(): { text(): string } };
  enqueueLinks(options: { strategy: string }): Promise<unknown>;
  pushData(data: object): Promise<void>;
}
type Extract = (html: string) => { title: string | null; markdown: string } | null;

export interface CrawleeRun {
  pages: number;
  seconds: number;
  cpuMs: number;
}

const { PEERS_FOLDER = '', ORIGIN = '', EXTRACT, CONCURRENCY = '4' } = processVariables();
const require = createRequire(path.join(PEERS_FOLDER, 'package.json'));
const load = (name: string) => import(pathToFileURL(require.resolve(name)).href);

async function openExtract(): Promise<Extract> {
  const { parseHTML } = await load('linkedom');
  const { Readability } = await load('@mozilla/readability');
  const { default: Turndown } = await load('turndown');
  const turndown = new Turndown();
  return (html) => {
    const article = new Readability(parseHTML(html).document).parse();
    return article === null ? null : { title: article.title, markdown: turndown.turndown(article.content) };
  };
}

const { CheerioCrawler }: Crawlee = await load('@crawlee/cheerio');
const extract: Extract | null = EXTRACT === 'on' ? await openExtract() : null;
const concurrency = Number(CONCURRENCY);
const crawler = new CheerioCrawler({
  minConcurrency: concurrency,
  maxConcurrency: concurrency,
  maxRequestsPerCrawl: 20_000,
  async requestHandler({ request, body, $, enqueueLinks, pushData }: Page) {
    await enqueueLinks({ strategy: 'same-hostname' });
    const content = extract?.(String(body)) ?? null;
    await pushData({ url: request.loadedUrl, title: $('title').first().text(), h1: $('h1').first().text(), content });
  },
});
const used = process.cpuUsage();
const startedAt = performance.now();
const { requestsFinished } = await crawler.run([`${ORIGIN}/`]);
const { user, system } = process.cpuUsage(used);
const run: CrawleeRun = {
  pages: requestsFinished,
  seconds: (performance.now() - startedAt) / 1000,
  cpuMs: (user + system) / 1000,
};
followParent({ ready: run, stop: () => {} });
