import type { Command } from './command.ts';
import { consoleLink } from './commands/console-link.ts';
import { consoleSignOut } from './commands/console-sign-out.ts';
import { crawlCancel } from './commands/crawl-cancel.ts';
import { enginePause } from './commands/engine-pause.ts';
import { engineResume } from './commands/engine-resume.ts';
import { idsAdvance } from './commands/ids-advance.ts';
import { jobsCancel } from './commands/jobs-cancel.ts';
import { jobsDrop } from './commands/jobs-drop.ts';
import { jobsList } from './commands/jobs-list.ts';
import { jobsPause } from './commands/jobs-pause.ts';
import { jobsResume } from './commands/jobs-resume.ts';
import { jobsRetry } from './commands/jobs-retry.ts';
import { jobsShow } from './commands/jobs-show.ts';
import { jobsStart } from './commands/jobs-start.ts';
import { keyCreate } from './commands/key-create.ts';
import { keyList } from './commands/key-list.ts';
import { keyReveal } from './commands/key-reveal.ts';
import { keyRevoke } from './commands/key-revoke.ts';
import { keywordsImport } from './commands/keywords-import.ts';
import { modelsOff } from './commands/models-off.ts';
import { modelsOn } from './commands/models-on.ts';
import { orgCreate } from './commands/org-create.ts';
import { orgDelete } from './commands/org-delete.ts';
import { orgExport } from './commands/org-export.ts';
import { orgSet } from './commands/org-set.ts';
import { orgShow } from './commands/org-show.ts';
import { pageDelete } from './commands/page-delete.ts';
import { pageExport } from './commands/page-export.ts';
import { recAllowFragment } from './commands/rec-allow-fragment.ts';
import { recApply } from './commands/rec-apply.ts';
import { siteConnectGsc } from './commands/site-connect-gsc.ts';
import { siteDelete } from './commands/site-delete.ts';
import { siteExport } from './commands/site-export.ts';
import { siteSet } from './commands/site-set.ts';
import { tableMigrate } from './commands/table-migrate.ts';
import { userCreate } from './commands/user-create.ts';
import { userDelete } from './commands/user-delete.ts';
import { userList } from './commands/user-list.ts';
import { userSet } from './commands/user-set.ts';
import { writesOff } from './commands/writes-off.ts';
import { writesOn } from './commands/writes-on.ts';

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
  siteExport,
  siteDelete,
  pageExport,
  pageDelete,
  recAllowFragment,
  recApply,
  crawlCancel,
  keywordsImport,
  enginePause,
  engineResume,
  modelsOff,
  modelsOn,
  writesOff,
  writesOn,
  jobsList,
  jobsShow,
  jobsRetry,
  jobsCancel,
  jobsDrop,
  jobsStart,
  jobsPause,
  jobsResume,
  idsAdvance,
  tableMigrate,
];
