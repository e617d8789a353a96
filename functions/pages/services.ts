import type { JobServices } from '../../shared/jobs/job-services.ts';
import type { PageCatalogue } from '../../shared/pages/page-catalogue.ts';

export interface PageServices extends JobServices {
  catalogue: PageCatalogue;
}
