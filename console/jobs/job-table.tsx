/** Jobs with their state, and why one failed in plain words. */
import type { ComponentChildren } from 'preact';
import type { Job } from '../../clients/typescript/src/index.ts';
import { api } from '../app/client.ts';
import { showAgo, showTime } from '../app/dates.ts';
import { useQuery } from '../app/use-query.ts';
import { useMinutesLeft } from '../app/use-time-left.ts';
import { Badge, type Tone } from '../design/badge.tsx';
import { Progress } from '../design/states.tsx';
import { Table } from '../design/table.tsx';
import { texts } from '../texts/texts.ts';
import { groupJobs } from './group-jobs.ts';
import type { NamedJob } from './named-job.ts';

const t = texts.jobList;
const GRADES_POLL_MS = 5_000;

const tones: Readonly<Record<Job['status'], Tone>> = {
  queued: 'none',
  processing: 'info',
  completed: 'good',
  failed: 'bad',
  skipped: 'none',
};

interface JobTableProps {
  readonly label: string;
  readonly jobs: readonly NamedJob[];
  readonly actionOf?: (job: NamedJob) => ComponentChildren;
  /** Of the analyses of a site that are one row. */
  readonly groupAction?: (jobs: readonly NamedJob[]) => ComponentChildren;
}

export function JobTable({ label, jobs, actionOf, groupAction }: JobTableProps) {
  const groups = groupJobs(jobs);
  const single = groups.flatMap(({ jobs: [first, second] }) => (first && !second ? [first] : []));
  return (
    <div class="stack">
      {groups.map(({ jobs: ofGroup }) =>
        ofGroup.length === 1 ? null : (
          <AnalysesOfSite
            key={ofGroup[0]?.job.site_id}
            jobs={ofGroup}
            {...(actionOf && { actionOf })}
            {...(groupAction && { groupAction })}
          />
        ),
      )}
      {single.length > 0 && <SingleJobs label={label} jobs={single} {...(actionOf && { actionOf })} />}
    </div>
  );
}

/** How many of them have which state, and on demand each of them. */
function AnalysesOfSite({ jobs, actionOf, groupAction }: Omit<JobTableProps, 'label'>) {
  const counts = new Map<Job['status'], number>();
  for (const { job } of jobs) counts.set(job.status, (counts.get(job.status) ?? 0) + 1);
  const [first] = jobs;
  return (
    <section class="card stack stack--tight">
      <div class="row row--spread">
        <h3 class="wrap">{t.analysesOf(jobs.length, first?.site ?? '')}</h3>
        {groupAction?.(jobs)}
      </div>
      <p class="row small">
        {[...counts].map(([status, count]) => (
          <Badge key={status} tone={tones[status]}>
            {t.countOf(t.status[status], count)}
          </Badge>
        ))}
        {first && <When iso={first.job.completed_at ?? first.job.started_at ?? first.job.created_at} />}
      </p>
      {first && isAtWork(first.job) && <GradedPages siteId={first.job.site_id} />}
      <details>
        <summary>{t.eachPage}</summary>
        <SingleJobs label={t.eachPage} jobs={jobs} {...(actionOf && { actionOf })} />
      </details>
    </section>
  );
}

/** How many pages of the site have a grade, while more of them are given. */
function GradedPages({ siteId }: { readonly siteId: number }) {
  const { data } = useQuery(
    `jobs/graded:${siteId}`,
    (signal) => api.listPages({ siteId, limit: 1, include: 'grades' }, { signal }),
    { pollMs: () => GRADES_POLL_MS },
  );
  const grades = data?.meta.grades ?? [];
  const total = grades.reduce((sum, { pages }) => sum + pages, 0);
  const done = grades.reduce((sum, { grade, pages }) => sum + (grade === null ? 0 : pages), 0);
  const minutes = useMinutesLeft(done, data ? total : null);
  if (!data) return null;
  const worded = texts.sites.gradeProgress(done, total);
  return (
    <Progress
      label={minutes === null ? worded : `${worded} · ${texts.sites.minutesLeft(minutes)}`}
      done={done}
      total={total}
    />
  );
}

const isAtWork = ({ status }: Job): boolean => status === 'queued' || status === 'processing';

function SingleJobs({ label, jobs, actionOf }: JobTableProps) {
  return (
    <Table
      label={label}
      rows={jobs}
      keyOf={({ job }) => job.id}
      columns={[
        {
          id: 'work',
          label: t.columns.work,
          cell: ({ label: name, href, site }) => (
            <>
              {href === null ? name : <a href={href}>{name}</a>}
              {site !== null && <div class="small muted">{site}</div>}
            </>
          ),
        },
        { id: 'state', label: t.columns.state, cell: ({ job }) => <JobState job={job} /> },
        {
          id: 'when',
          label: t.columns.when,
          cell: (named) => (
            <div class="row">
              <When iso={named.job.completed_at ?? named.job.started_at ?? named.job.created_at} />
              {actionOf?.(named)}
            </div>
          ),
        },
      ]}
    />
  );
}

const When = ({ iso }: { readonly iso: string }) => (
  <time class="small muted" dateTime={iso} title={showTime(iso)}>
    {showAgo(iso)}
  </time>
);

function JobState({ job }: { readonly job: Job }) {
  const { stage, done, total, waits_for: waitsFor } = job.progress;
  if (isAtWork(job)) {
    const label = t.progress(waitsFor ? t.waitsFor[waitsFor] : t.stages[stage], done, total);
    return <Progress label={label} done={done} total={total} />;
  }
  return (
    <>
      <Badge tone={job.failure_reason === 'cancelled' ? 'warn' : tones[job.status]}>{t.status[job.status]}</Badge>
      {job.status === 'failed' && (
        <div class="small">{t.failures[job.failure_reason ?? ''] ?? t.reasons[job.error ?? ''] ?? job.error}</div>
      )}
      {job.status === 'skipped' && <div class="small muted">{t.skipped}</div>}
      {'overall_grade' in job.result && job.result.overall_grade && (
        <div class="small muted">{t.grade(job.result.overall_grade)}</div>
      )}
    </>
  );
}
