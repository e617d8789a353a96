import type { Operation } from '../../shared/http/operation.ts';
import { cancelJob } from './cancel-job.ts';
import { getJob } from './get-job.ts';
import { listJobs } from './list-jobs.ts';

export const jobRoutes: readonly Operation[] = [listJobs, getJob, cancelJob];
