/** The crawls of a site, newest first. Plain data in. */
import { showAgo, showTime } from '../app/dates.ts';
import { Badge } from '../design/badge.tsx';
import { Table } from '../design/table.tsx';
import { texts } from '../texts/texts.ts';
import { type Crawl, crawlTone, describeOptions } from './crawl-labels.ts';

const t = texts.crawls;

interface CrawlHistoryProps {
  readonly crawls: readonly Crawl[];
  readonly hrefOf: (crawl: Crawl) => string;
}

export function CrawlHistory({ crawls, hrefOf }: CrawlHistoryProps) {
  return (
    <Table
      label={t.history}
      rows={crawls}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'crawl',
          label: t.columns.crawl,
          cell: (crawl) => (
            <>
              <a href={hrefOf(crawl)}>{t.crawl(crawl.id)}</a>
              <div class="small muted">
                <time dateTime={crawl.created_at} title={showTime(crawl.created_at)}>
                  {showAgo(crawl.created_at)}
                </time>
              </div>
            </>
          ),
        },
        {
          id: 'status',
          label: t.columns.status,
          cell: (crawl) => (
            <>
              <Badge tone={crawlTone[crawl.status]}>{t.status[crawl.status]}</Badge>
              {crawl.stopped_by && <div class="small muted">{t.stoppedBy[crawl.stopped_by]}</div>}
            </>
          ),
        },
        {
          id: 'pages',
          label: t.columns.pages,
          number: true,
          cell: (crawl) => t.pages(crawl.crawled_pages ?? 0, crawl.total_pages),
        },
        {
          id: 'options',
          label: t.columns.options,
          cell: (crawl) => <span class="small">{describeOptions(crawl)}</span>,
        },
      ]}
    />
  );
}
