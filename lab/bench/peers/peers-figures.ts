import { bareFigures } from '../bare-figures.ts';
import type { Figure } from '../table.ts';
import { analysisBesideYoastSeo } from './analysis-beside-yoastseo.ts';
import { crawlBesideCrawlee } from './crawl-beside-crawlee.ts';
import { installPeers } from './install-peers.ts';

/** Crawl, requests and analyses beside others that do the same, in one run: ratios that hold on any machine. */
export async function peersFigures(): Promise<Figure[]> {
  await using peers = await installPeers();
  return [
    ...(await crawlBesideCrawlee(peers.folder)),
    ...(await bareFigures()),
    ...(await analysisBesideYoastSeo(peers.folder)),
  ];
}
