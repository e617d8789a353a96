/** The crawl that runs: its progress, and a way to stop it. */
import { useEffect, useState } from 'preact/hooks';
import { jobStates, watchJob } from '../app/jobs.ts';
import { Button } from '../design/button.tsx';
import { Progress } from '../design/states.tsx';
import { CancelJobDialog } from '../jobs/cancel-job-dialog.tsx';
import { texts } from '../texts/texts.ts';
import type { Crawl } from './crawl-labels.ts';

const t = texts.crawls;

export function RunningCrawl({ siteId, crawl }: { readonly siteId: number; readonly crawl: Crawl }) {
  const [asking, setAsking] = useState(false);
  // Also one that another person, a schedule or the setup of the site started.
  useEffect(() => watchJob({ id: crawl.job_id, label: t.started, siteId }), [crawl.job_id]);
  const progress = jobStates.value.get(crawl.job_id)?.progress;
  const done = progress?.done ?? crawl.crawled_pages ?? 0;
  const total = progress?.total ?? crawl.total_pages;
  const stage = progress?.stage ?? (crawl.status === 'pending' ? 'queued' : 'crawling');
  const labels: Partial<Record<typeof stage, string>> = {
    queued: t.waiting,
    auditing: t.auditing(done, total),
    ...(done === 0 ? { discovering: t.discovering } : {}),
  };
  const label = labels[stage] ?? t.progress(done, total);
  return (
    <section class="card stack">
      <div class="row row--spread">
        <h2>{t.running}</h2>
        <Button small look="danger" onClick={() => setAsking(true)}>
          {t.cancel}
        </Button>
      </div>
      <Progress label={label} done={done} total={total} />
      {asking && (
        <CancelJobDialog
          siteId={siteId}
          jobId={crawl.job_id}
          label={t.crawl(crawl.id)}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
