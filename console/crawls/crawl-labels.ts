/** Labels for the values of a crawl, and their tones. */
import type { Item } from '../../clients/typescript/src/index.ts';
import type { Tone } from '../design/badge.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.crawls;

export type Crawl = Item<'listCrawls'>;
export type CrawledUrl = Item<'listCrawledUrls'>;

export const crawlTone: Readonly<Record<Crawl['status'], Tone>> = {
  pending: 'none',
  running: 'info',
  completed: 'good',
  failed: 'bad',
  cancelled: 'warn',
};

export const outcomeTone: Readonly<Record<CrawledUrl['outcome'], Tone>> = {
  read: 'good',
  unchanged: 'good',
  redirected: 'info',
  moved_away: 'info',
  folded: 'info',
  gone: 'bad',
  error: 'bad',
  not_a_page: 'none',
  unreadable: 'poor',
  not_read: 'warn',
};

export const isRunning = ({ status }: Pick<Crawl, 'status'>): boolean => status === 'pending' || status === 'running';

/** Describes the client's options for the crawl. */
export function describeOptions({ options }: Crawl): string {
  const said = [
    options.max_pages === null ? '' : t.optionMax(options.max_pages),
    options.include.length > 0 ? t.optionInclude(options.include.join(', ')) : '',
    options.exclude.length > 0 ? t.optionExclude(options.exclude.join(', ')) : '',
    options.render === null ? '' : t.optionRender(options.render),
  ].filter((part) => part !== '');
  return said.length === 0 ? t.noOptions : said.join('; ');
}

/** `status_404` and the like are the status, which has its own column. */
export function describeReason(reason: string | null): string {
  if (reason === null || /^status_\d+$/.test(reason)) return '';
  return t.urls.reasonInWords(reason);
}
