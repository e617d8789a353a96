import type { Item } from '../../clients/typescript/src/index.ts';

export type ListedJob = Item<'listLatestJobs'>;

/** A job with what the person calls it. */
export interface NamedJob {
  readonly job: ListedJob;
  readonly label: string;
  /** Of the job of a page: which site it belongs to. */
  readonly site: string | null;
  readonly href: string | null;
}
