import type { HostRules } from '../../shared/domain/crawling/host-rules.ts';
import type { JobServices } from '../../shared/jobs/job-services.ts';

export interface SiteServices extends JobServices {
  /** The operator's lists: a site on another host cannot be crawled. */
  hostRules: HostRules;
}
