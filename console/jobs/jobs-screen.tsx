import { useState } from 'preact/hooks';
import { isOver } from '../app/jobs.ts';
import { Loaded } from '../app/loaded.tsx';
import { ScreenHead } from '../app/screen-head.tsx';
import { useQuery } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/states.tsx';
import { texts } from '../texts/texts.ts';
import { CancelJobDialog } from './cancel-job-dialog.tsx';
import { JobTable, type NamedJob } from './job-table.tsx';
import { readKnownJobs, withLatestStates } from './known-jobs.ts';

const t = texts.jobList;
const POLL_MS = 30_000;

const newestFirst = (jobs: readonly NamedJob[]): readonly NamedJob[] =>
  jobs.toSorted((a, b) => b.job.created_at.localeCompare(a.job.created_at));

export function JobsScreen() {
  const known = useQuery('jobs/known', readKnownJobs, { pollMs: POLL_MS });
  const [asked, setAsked] = useState<NamedJob | null>(null);
  return (
    <>
      <ScreenHead title={t.title} />
      <Loaded query={known}>
        {(jobs) => {
          const all = withLatestStates([...jobs.running, ...jobs.ended]);
          const running = newestFirst(all.filter(({ job }) => !isOver(job)));
          const ended = newestFirst(all.filter(({ job }) => isOver(job)));
          return (
            <div class="stack">
              {running.length === 0 ? (
                <EmptyState title={t.noneRunning} text={t.noneRunningText} />
              ) : (
                <section class="stack">
                  <h2>{t.running}</h2>
                  <JobTable
                    label={t.running}
                    jobs={running}
                    actionOf={(named) => (
                      <Button small label={t.cancelJob(named.label)} onClick={() => setAsked(named)}>
                        {t.cancel}
                      </Button>
                    )}
                  />
                </section>
              )}
              <section class="stack">
                <h2>{t.recent}</h2>
                {ended.length === 0 ? <p class="muted">{t.noneRecent}</p> : <JobTable label={t.recent} jobs={ended} />}
              </section>
            </div>
          );
        }}
      </Loaded>
      {asked && (
        <CancelJobDialog
          jobId={asked.job.id}
          siteId={asked.job.site_id}
          label={asked.label}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
