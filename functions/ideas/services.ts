import type { JobServices } from '../../shared/jobs/job-services.ts';

export interface IdeaServices extends JobServices {
  /** A new UUID. */
  newId: () => string;
}
