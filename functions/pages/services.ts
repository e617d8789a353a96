import type { JobServices } from '../../shared/jobs/job-services.ts';
import type { PackedLists } from '../../shared/pages/packed-lists.ts';
import type { PageCatalogue } from '../../shared/pages/page-catalogue.ts';

export interface PageServices extends JobServices {
  catalogue: PageCatalogue;
  lists: PackedLists;
}
