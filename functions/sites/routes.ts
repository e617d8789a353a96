import type { Operation } from '../../shared/http/operation.ts';
import { createSite } from './create-site.ts';
import { deleteSite } from './delete-site.ts';
import { getSite } from './get-site.ts';
import { listCrawledUrls } from './list-crawled-urls.ts';
import { listCrawls } from './list-crawls.ts';
import { listIssuePages } from './list-issue-pages.ts';
import { listLinkedPages } from './list-linked-pages.ts';
import { listSiteChanges } from './list-site-changes.ts';
import { listSiteIssues } from './list-site-issues.ts';
import { listSites } from './list-sites.ts';
import { setSchedule } from './set-schedule.ts';
import { startCrawl } from './start-crawl.ts';
import { updateSite } from './update-site.ts';
import { updateSiteIssue } from './update-site-issue.ts';

export const siteRoutes: readonly Operation[] = [
  listSites,
  createSite,
  getSite,
  updateSite,
  deleteSite,
  startCrawl,
  listCrawls,
  listCrawledUrls,
  setSchedule,
  listSiteIssues,
  listIssuePages,
  updateSiteIssue,
  listSiteChanges,
  listLinkedPages,
];
