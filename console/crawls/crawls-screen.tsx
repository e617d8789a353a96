import { useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { Loaded } from '../app/loaded.tsx';
import { linkTo } from '../app/router.ts';
import type { ScreenProps } from '../app/screen.ts';
import { ScreenHead } from '../app/screen-head.tsx';
import { useQuery } from '../app/use-query.ts';
import { Button, LinkButton } from '../design/button.tsx';
import { Notice } from '../design/states.tsx';
import { MoreButton } from '../lists/more-button.tsx';
import { useParts } from '../lists/use-parts.ts';
import { texts } from '../texts/texts.ts';
import { CrawlHistory } from './crawl-history.tsx';
import { isRunning } from './crawl-labels.ts';
import { RunningCrawl } from './running-crawl.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { StartCrawlDialog } from './start-crawl-dialog.tsx';

const t = texts.crawls;
const PART = 50;

export function CrawlsScreen({ parameters }: ScreenProps) {
  const siteId = Number(parameters['siteId']);
  const [starting, setStarting] = useState(false);
  const site = useQuery(`site:${siteId}/detail`, (signal) => api.getSite({ siteId }, { signal }));
  const crawls = useParts(`site:${siteId}/crawls`, async (cursor, signal) => {
    const input = { siteId, limit: PART, ...(cursor !== null && { cursor }) };
    const { data, meta } = await api.listCrawls(input, signal ? { signal } : {});
    return { rows: data, next: meta.next_cursor };
  });
  const running = crawls.rows.find(isRunning);
  return (
    <Loaded isScreen query={site}>
      {({ data: { url, schedule } }) => (
        <>
          <ScreenHead title={t.title}>
            {url !== null && (
              <Button look="primary" icon="start" disabled={running !== undefined} onClick={() => setStarting(true)}>
                {t.start}
              </Button>
            )}
          </ScreenHead>
          {url === null && (
            <Notice>
              <span>{t.planned}</span>
              <LinkButton small href={linkTo(`/sites/${siteId}/plan`)}>
                {t.goToPlan}
              </LinkButton>
            </Notice>
          )}
          {running && <RunningCrawl siteId={siteId} crawl={running} />}
          <section class="stack">
            <h2>{t.history}</h2>
            <Loaded
              query={crawls.query}
              isEmpty={({ rows }) => rows.length === 0}
              empty={{
                title: t.empty,
                ...(url !== null && { text: t.emptyText }),
                action: url !== null && <Button onClick={() => setStarting(true)}>{t.start}</Button>,
              }}
            >
              {() => (
                <>
                  <CrawlHistory
                    crawls={crawls.rows}
                    hrefOf={(crawl) => linkTo(`/sites/${siteId}/crawls/${crawl.id}`)}
                  />
                  <MoreButton parts={crawls} />
                </>
              )}
            </Loaded>
          </section>
          {url !== null && <ScheduleForm siteId={siteId} schedule={schedule} />}
          {starting && <StartCrawlDialog siteId={siteId} onClose={() => setStarting(false)} />}
        </>
      )}
    </Loaded>
  );
}
