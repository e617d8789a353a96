/** Starts a crawl of a site, and shows the one that runs. */
import { useEffect, useState } from 'preact/hooks';
import { api, type Output } from '../app/client.ts';
import { jobStates, watchedJobs, watchJob } from '../app/jobs.ts';
import { useAction } from '../app/use-action.ts';
import { useMinutesLeft } from '../app/use-time-left.ts';
import { Button } from '../design/button.tsx';
import { Progress } from '../design/states.tsx';
import { CancelJobDialog } from '../jobs/cancel-job-dialog.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.sites;

type SiteDetail = Output<'getSite'>['data'];

/** A crawl that any user or schedule started: its job, where one runs. */
function runningJobId({ id, latest_crawl: crawl, background_status: step }: SiteDetail): string | null {
  const watched = watchedJobs.value.find(
    (job) => job.siteId === id && job.pageId === undefined && job.id.includes('_cr_'),
  );
  if (watched) return watched.id;
  const runs = crawl !== null && (crawl.status === 'running' || step !== null) && crawl.completed_at === null;
  return runs ? `job_cr_${crawl.id}` : null;
}

export function SiteCrawl({ site }: { readonly site: SiteDetail }) {
  const label = t.crawlOf(site.domain);
  const jobId = runningJobId(site);
  useEffect(() => {
    if (jobId !== null) watchJob({ id: jobId, label, siteId: site.id });
  }, [jobId]);
  const start = useAction(async () => {
    const { data } = await api.startCrawl({ siteId: site.id });
    watchJob({ id: data.job_id, label, siteId: site.id });
  });
  const [asking, setAsking] = useState(false);
  const progress = jobId === null ? undefined : jobStates.value.get(jobId)?.progress;
  const { done = site.latest_crawl?.crawled_pages ?? 0, total = site.latest_crawl?.total_pages ?? null } =
    progress ?? {};
  const minutes = useMinutesLeft(done, total);
  if (site.url === null) return <span class="muted">{t.planned}</span>;
  if (jobId === null) {
    return (
      <Button small busy={start.busy} onClick={() => void start.run()}>
        {t.crawl}
      </Button>
    );
  }
  const worded =
    total === null
      ? t.crawlStarting
      : progress?.stage === 'analyzing'
        ? t.gradeProgress(done, total)
        : progress?.stage === 'auditing'
          ? t.checkProgress(done, total)
          : t.crawlProgress(done, total);
  return (
    <div class="crawl">
      <Progress label={minutes === null ? worded : `${worded} · ${t.minutesLeft(minutes)}`} done={done} total={total} />
      <Button small label={`${t.cancelCrawl}: ${label}`} onClick={() => setAsking(true)}>
        {t.cancelCrawl}
      </Button>
      {asking && <CancelJobDialog siteId={site.id} jobId={jobId} label={label} onClose={() => setAsking(false)} />}
    </div>
  );
}
