import type { Command } from './command.ts';
import { consoleLink } from './console-link.ts';
import { consoleSignOut } from './console-sign-out.ts';
import { crawlCancel } from './crawl-cancel.ts';
import { enginePause } from './engine-pause.ts';
import { engineResume } from './engine-resume.ts';
import { idsAdvance } from './ids-advance.ts';
import { jobsCancel } from './jobs-cancel.ts';
import { jobsList } from './jobs-list.ts';
import { jobsRetry } from './jobs-retry.ts';
import { jobsShow } from './jobs-show.ts';
import { jobsStart } from './jobs-start.ts';
import { keyCreate } from './key-create.ts';
import { keyList } from './key-list.ts';
import { keyReveal } from './key-reveal.ts';
import { keyRevoke } from './key-revoke.ts';
import { keywordsImport } from './keywords-import.ts';
import { orgCreate } from './org-create.ts';
import { orgDelete } from './org-delete.ts';
import { orgExport } from './org-export.ts';
import { orgSet } from './org-set.ts';
import { orgShow } from './org-show.ts';
import { pageDelete } from './page-delete.ts';
import { recAllowFragment } from './rec-allow-fragment.ts';
import { recApply } from './rec-apply.ts';
import { siteConnectGsc } from './site-connect-gsc.ts';
import { siteDelete } from './site-delete.ts';
import { siteSet } from './site-set.ts';
import { tableMigrate } from './table-migrate.ts';
import { userCreate } from './user-create.ts';
import { userDelete } from './user-delete.ts';
import { userList } from './user-list.ts';
import { userSet } from './user-set.ts';

/** The table of commands, in the order of the usage text. */
export const commands: readonly Command[] = [
  orgCreate,
  orgSet,
  orgShow,
  orgExport,
  orgDelete,
  userCreate,
  userList,
  userSet,
  userDelete,
  consoleLink,
  consoleSignOut,
  keyCreate,
  keyList,
  keyReveal,
  keyRevoke,
  siteConnectGsc,
  siteSet,
  siteDelete,
  pageDelete,
  recAllowFragment,
  recApply,
  crawlCancel,
  keywordsImport,
  enginePause,
  engineResume,
  jobsList,
  jobsShow,
  jobsRetry,
  jobsCancel,
  jobsStart,
  idsAdvance,
  tableMigrate,
];
