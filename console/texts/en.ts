/** English. One file for each screen, in `en/`. */
import { changes } from './en/changes.ts';
import { crawls } from './en/crawls.ts';
import { dropped } from './en/dropped.ts';
import { errors } from './en/errors.ts';
import { facts } from './en/facts.ts';
import { ideas } from './en/ideas.ts';
import { issues } from './en/issues.ts';
import { jobList } from './en/job-list.ts';
import { jobs } from './en/jobs.ts';
import { keys } from './en/keys.ts';
import { links } from './en/links.ts';
import { lists } from './en/lists.ts';
import { overview } from './en/overview.ts';
import { page } from './en/page.ts';
import { pages } from './en/pages.ts';
import { plan } from './en/plan.ts';
import { reports } from './en/reports.ts';
import { rubric } from './en/rubric.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
import { sites } from './en/sites.ts';
import { states } from './en/states.ts';
import { topics } from './en/topics.ts';
import { usage } from './en/usage.ts';
import { webhooks } from './en/webhooks.ts';

export const en = {
  shell,
  states,
  errors,
  jobs,
  signIn,
  sites,
  overview,
  reports,
  pages,
  page,
  lists,
  issues,
  links,
  crawls,
  changes,
  jobList,
  dropped,
  topics,
  ideas,
  facts,
  plan,
  keys,
  rubric,
  usage,
  webhooks,
} as const;
