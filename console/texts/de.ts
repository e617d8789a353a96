/** German. One file for each screen, in `de/`; the words of the field are those of the API's German sentences. */
import { changes } from './de/changes.ts';
import { crawls } from './de/crawls.ts';
import { dropped } from './de/dropped.ts';
import { errors } from './de/errors.ts';
import { facts } from './de/facts.ts';
import { ideas } from './de/ideas.ts';
import { issues } from './de/issues.ts';
import { jobList } from './de/job-list.ts';
import { jobs } from './de/jobs.ts';
import { keys } from './de/keys.ts';
import { links } from './de/links.ts';
import { lists } from './de/lists.ts';
import { overview } from './de/overview.ts';
import { page } from './de/page.ts';
import { pages } from './de/pages.ts';
import { plan } from './de/plan.ts';
import { reports } from './de/reports.ts';
import { rubric } from './de/rubric.ts';
import { shell } from './de/shell.ts';
import { signIn } from './de/sign-in.ts';
import { sites } from './de/sites.ts';
import { states } from './de/states.ts';
import { topics } from './de/topics.ts';
import { usage } from './de/usage.ts';
import { webhooks } from './de/webhooks.ts';
import type { Texts } from './shape.ts';

export const de: Texts = {
  shell,
  states,
  errors,
  jobs,
  signIn,
  sites,
  overview,
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
  reports,
  keys,
  rubric,
  usage,
  webhooks,
};
