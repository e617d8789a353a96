import type { JobServices } from '../../shared/jobs/job-services.ts';
import type { IdeaLists } from '../../shared/table/idea-lists.ts';

export interface IdeaServices extends JobServices {
  /** A new UUID. */
  newId: () => string;
  ideaLists: IdeaLists;
}
