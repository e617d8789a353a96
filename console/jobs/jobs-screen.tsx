import { useEffect, useRef, useState } from 'preact/hooks';
import { Loaded } from '../app/loaded.tsx';
import { ScreenHead } from '../app/screen-head.tsx';
import { invalidate, useQuery } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { MoreButton } from '../lists/more-button.tsx';
import { type Parts, useParts } from '../lists/use-parts.ts';
import { texts } from '../texts/texts.ts';
import { CancelAnalysesDialog } from './cancel-analyses-dialog.tsx';
import { CancelJobDialog } from './cancel-job-dialog.tsx';
import { JobFilters, readJobFilter } from './job-filters.tsx';
import { JobTable } from './job-table.tsx';
import { readEndedJobs, readRunningJobs } from './latest-jobs.ts';
import type { NamedJob } from './named-job.ts';

const t = texts.jobList;
const POLL_MS = 15_000;
/** While something runs. */
const PROGRESS_POLL_MS = 2_000;

export function JobsScreen() {
  const filter = readJobFilter();
  const named = `site=${filter.site}&status=${filter.status}`;
  const running = useQuery(`jobs/running?${named}`, (signal) => readRunningJobs(filter, signal), {
    pollMs: (jobs) => (jobs && jobs.length > 0 ? PROGRESS_POLL_MS : POLL_MS),
  });
  const ended = useParts(`jobs/ended?${named}`, (cursor, signal) => readEndedJobs(filter, cursor, signal));
  const [asked, setAsked] = useState<NamedJob | null>(null);
  const [askedSite, setAskedSite] = useState<{ id: number; name: string } | null>(null);
  const ids = running.data?.map(({ job }) => job.id).join();
  // One that no longer runs has ended.
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (before.current !== undefined && ids !== undefined) invalidate('jobs/ended');
    before.current = ids;
  }, [ids]);
  return (
    <>
      <ScreenHead title={t.title} />
      <JobFilters />
      <Loaded query={running}>
        {(jobs) => (
          <div class="stack">
            {jobs.length === 0 ? (
              <p>
                <strong>{t.noneRunning}</strong> <span class="muted">{t.noneRunningText}</span>
              </p>
            ) : (
              <section class="stack">
                <h2>{t.running}</h2>
                <JobTable
                  label={t.running}
                  jobs={jobs}
                  groupAction={([first]) =>
                    first && (
                      <Button
                        small
                        icon="cancel"
                        label={t.cancelAnalyses.open(first.site ?? '')}
                        onClick={() => setAskedSite({ id: first.job.site_id, name: first.site ?? '' })}
                      >
                        {t.cancelAnalyses.all}
                      </Button>
                    )
                  }
                  actionOf={(job) => (
                    <Button small label={t.cancelJob(job.label)} onClick={() => setAsked(job)}>
                      {t.cancel}
                    </Button>
                  )}
                />
              </section>
            )}
            <EndedJobs jobs={ended} isFiltered={filter.site !== '' || filter.status !== ''} />
          </div>
        )}
      </Loaded>
      {askedSite && (
        <CancelAnalysesDialog siteId={askedSite.id} site={askedSite.name} onClose={() => setAskedSite(null)} />
      )}
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

function EndedJobs({ jobs, isFiltered }: { readonly jobs: Parts<NamedJob>; readonly isFiltered: boolean }) {
  const { rows, hasMore } = jobs;
  return (
    <section class="stack">
      <h2>{t.recent}</h2>
      <Loaded query={jobs.query}>
        {() => (
          <>
            {rows.length > 0 ? (
              <JobTable label={t.recent} jobs={rows} />
            ) : (
              <p class="muted">{isFiltered ? texts.lists.filterEmpty : t.noneRecent}</p>
            )}
            {(rows.length > 0 || hasMore) && <MoreButton parts={jobs} />}
          </>
        )}
      </Loaded>
    </section>
  );
}
