import type { Operation } from '../../shared/http/operation.ts';
import { cancelJob } from './cancel-job.ts';
import { getJob } from './get-job.ts';
import { listJobs } from './list-jobs.ts';
import { listLatestJobs } from './list-latest-jobs.ts';

export const jobRoutes: readonly Operation[] = [listJobs, listLatestJobs, getJob, cancelJob];
