import { analysisFigures } from './analysis-figures.ts';
import { bareFigures } from './bare-figures.ts';
import { bulkFigures } from './bulk-figures.ts';
import { bundleFigures } from './bundle-figures.ts';
import { contentReadFigures } from './content-read-figures.ts';
import { costFigures } from './cost-figures.ts';
import { crawlFigures } from './crawl-figures.ts';
import { endpointFigures } from './endpoint-figures.ts';
import { gradingFigures } from './grading-figures.ts';
import { growthFigures, largeGrowthFigures } from './growth-figures.ts';
import { ideasFigures } from './ideas-figures.ts';
import { issueFigures } from './issue-figures.ts';
import { knownPagesFigures } from './known-pages-figures.ts';
import { largeCrawlFigures } from './large-crawl-figures.ts';
import { listFigures } from './list-figures.ts';
import { loadFigures } from './load-figures.ts';
import { pageFigures } from './page-figures.ts';
import { peersFigures } from './peers/peers-figures.ts';
import { PRICE_MONTH, PRICE_REGION } from './prices.ts';
import { processFigures } from './process-figures.ts';
import { analysisProfile, crawlProfile, requestProfile } from './profile/profile-figures.ts';
import { renderFigures } from './render-figures.ts';
import { searchFigures } from './search-figures.ts';
import { soakFigures } from './soak-figures.ts';
import type { Figure } from './table.ts';

interface Section {
  /** How the command line names it. */
  name: string;
  title: string;
  measure: (options: { minutes?: number; sites?: number }) => Promise<Figure[]>;
  /** It needs `npm ci --prefix lab`. */
  needsLab?: true;
  /** Measured only where the command line names it. */
  onlyByName?: true;
}

/** The measurements of `npm run bench`, in this order. */
export const sections: readonly Section[] = [
  { name: 'system', title: 'The embedded system', measure: processFigures },
  {
    name: 'endpoints',
    title: 'Endpoints on the sample site (every request over HTTP; the engine on disk)',
    measure: endpointFigures,
  },
  { name: 'pages', title: 'Pages and content', measure: pageFigures },
  { name: 'grading', title: 'The work of an analysis by rules, in several languages', measure: gradingFigures },
  { name: 'analysis', title: 'Analysis by rules, brief and report', measure: analysisFigures },
  { name: 'bulk', title: 'Analyses of many pages in one request', measure: bulkFigures },
  {
    name: 'content-read',
    title: 'The bodies of five thousand pages, under the default limits',
    measure: contentReadFigures,
  },
  {
    name: 'growth',
    title: 'Growth: the same requests on sites of 100 and 10,000 pages',
    measure: growthFigures,
  },
  {
    name: 'growth-large',
    title: 'Growth: the same requests on sites of 100, 10,000 and 250,000 pages',
    measure: largeGrowthFigures,
    onlyByName: true,
  },
  {
    name: 'load',
    title: 'Load: requests a second of the embedded system, client and engine on the same machine',
    measure: loadFigures,
    needsLab: true,
  },
  {
    name: 'bare',
    title: 'The request path: beside a bare handler that makes the same two calls with the stock SDK',
    measure: bareFigures,
  },
  {
    name: 'cost',
    title: `Dollars at AWS's prices (${PRICE_REGION}, ${PRICE_MONTH}, no free tier)`,
    measure: costFigures,
  },
  {
    name: 'bundles',
    title: 'Lambda bundles (import: the least of 15 fresh processes on this machine, not on Lambda)',
    measure: bundleFigures,
  },
  { name: 'crawl', title: 'A crawl, from the registration of the site to its last page', measure: crawlFigures },
  {
    name: 'crawl-known',
    title: 'A crawl of a site that no longer names its thousand pages',
    measure: knownPagesFigures,
  },
  {
    name: 'render',
    title: 'Pages made by script, read with a browser (needs the optional packages)',
    measure: renderFigures,
    onlyByName: true,
  },
  {
    name: 'crawl-large',
    title: 'A crawl of ten thousand pages (some minutes)',
    measure: largeCrawlFigures,
    onlyByName: true,
  },
  {
    name: 'peers',
    title: 'Beside others that do the same, in one run: a crawl, requests, analyses',
    measure: peersFigures,
    needsLab: true,
    onlyByName: true,
  },
  {
    name: 'lists',
    title: 'Filtered, sorted and searched lists of one large site, each in a fresh process',
    measure: listFigures,
    onlyByName: true,
  },
  { name: 'issues', title: 'Issues and changes of a site of ten thousand pages', measure: issueFigures },
  { name: 'search', title: 'Search data of a large site', measure: searchFigures },
  { name: 'ideas', title: 'Content ideas over a thousand crawled pages', measure: ideasFigures },
  {
    name: 'soak',
    title: 'An hour of requests, crawls and analyses by turns: memory',
    measure: soakFigures,
    onlyByName: true,
  },
  {
    name: 'profile-request',
    title: 'Where the processor time of GET /pages/{id} goes, over eight connections',
    measure: requestProfile,
    needsLab: true,
    onlyByName: true,
  },
  {
    name: 'profile-crawl',
    title: 'Where the processor time of a crawl goes, the start of the system with it',
    measure: crawlProfile,
    onlyByName: true,
  },
  {
    name: 'profile-analysis',
    title: 'Where the processor time of an analysis by rules goes, over six languages',
    measure: analysisProfile,
    onlyByName: true,
  },
];
