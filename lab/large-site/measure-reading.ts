import { readDocument } from '../../functions/crawl-worker/read-document.ts';
import { nameOf, pageAt } from '../bench/generated-site.ts';

const WARM_UP = 100;
const PAGES = 200;

/** Milliseconds of a processor that reading a page of 600 words takes. */
export function measureReading(): number {
  const read = (at: number): void => {
    const finalUrl = `https://www.example.com/${nameOf(at)}/`;
    readDocument({ body: pageAt(at, PAGES), headers: {}, finalUrl, readOn: '2026-11-30' });
  };
  for (let at = 0; at < WARM_UP; at += 1) read(at);
  const before = process.cpuUsage();
  for (let at = 0; at < PAGES; at += 1) read(at);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / PAGES;
}
