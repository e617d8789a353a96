import type { JobServices } from '../../shared/jobs/job-services.ts';
import type { CheckAdvisor } from '../../shared/providers/model/check-advisor.ts';

export interface CheckServices extends JobServices {
  advisor: CheckAdvisor;
}
