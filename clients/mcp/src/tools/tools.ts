import type { AnyTool } from '../tool.ts';
import { acceptIdea } from './accept-idea.ts';
import { addSite } from './add-site.ts';
import { checkContent } from './check-content.ts';
import { dismissRecommendation } from './dismiss-recommendation.ts';
import { editContent } from './edit-content.ts';
import { findPages } from './find-pages.ts';
import { getContent } from './get-content.ts';
import { getJob } from './get-job.ts';
import { getOutline } from './get-outline.ts';
import { getPage } from './get-page.ts';
import { getPerformance } from './get-performance.ts';
import { getReport } from './get-report.ts';
import { listFacts } from './list-facts.ts';
import { listIdeas } from './list-ideas.ts';
import { listIssues } from './list-issues.ts';
import { listRecommendations } from './list-recommendations.ts';
import { listSites } from './list-sites.ts';
import { resolveRecommendation } from './resolve-recommendation.ts';
import { setPageFields } from './set-page-fields.ts';
import { startJob } from './start-job.ts';

/** In the order in which they are used. At most 20: a model chooses worse among more. */
export const tools: readonly AnyTool[] = [
  listSites,
  addSite,
  findPages,
  getPage,
  getReport,
  listRecommendations,
  getContent,
  editContent,
  setPageFields,
  checkContent,
  resolveRecommendation,
  dismissRecommendation,
  startJob,
  getJob,
  listIssues,
  getPerformance,
  listFacts,
  getOutline,
  listIdeas,
  acceptIdea,
];
