/** Jobs with their state, and why one failed in plain words. Plain data in. */
import type { ComponentChildren } from 'preact';
import type { Item, Job } from '../../clients/typescript/src/index.ts';
import { showAgo, showTime } from '../app/dates.ts';
import { Badge, type Tone } from '../design/badge.tsx';
import { Progress } from '../design/states.tsx';
import { Table } from '../design/table.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.jobList;

export type ListedJob = Item<'listLatestJobs'>;

/** A job with what the person calls it. */
export interface NamedJob {
  readonly job: ListedJob;
  readonly label: string;
  /** Of the job of a page: which site it belongs to. */
  readonly site: string | null;
  readonly href: string | null;
}

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
}

export function JobTable({ label, jobs, actionOf }: JobTableProps) {
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
  if (job.status === 'queued' || job.status === 'processing') {
    return (
      <Progress
        label={t.progress(waitsFor ? t.waitsFor[waitsFor] : t.stages[stage], done, total)}
        done={done}
        total={total}
      />
    );
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
