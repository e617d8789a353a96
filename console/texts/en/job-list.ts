import { count } from './count.ts';

export const jobList = {
  title: 'Jobs',
  running: 'Running',
  recent: 'Recent',
  noneRunning: 'Nothing is running',
  noneRunningText: 'Crawls, analyses and plans are shown here while they run, whoever started them.',
  noneRecent: 'Nothing has ended yet.',
  kinds: { analyze: 'Analysis', recrawl: 'Crawl', plan: 'Plan' },
  columns: { work: 'Work', state: 'State', when: 'When' },
  status: {
    queued: 'Waiting',
    processing: 'Running',
    completed: 'Completed',
    failed: 'Failed',
    skipped: 'Skipped',
  },
  stages: {
    queued: 'Waiting to start',
    discovering: 'Looking for pages',
    crawling: 'Reading pages',
    analyzing: 'Grading',
    planning: 'Planning pages',
    ended: 'Ended',
  },
  progress: (stage: string, done: number, total: number | null) =>
    total === null || total <= 1 ? stage : `${stage}: ${done.toLocaleString('en')} of ${count(total, 'page', 'pages')}`,
  cancel: 'Cancel',
  cancelJob: (label: string) => `Cancel: ${label}`,
  cancelTitle: (label: string) => `Cancel ${label}?`,
  cancelNow: 'Cancel it',
  cancelText:
    'A crawl keeps the pages that it has read. An analysis stores nothing, and its page audit is returned. A plan stays as it is.',
  keepRunning: 'Keep running',
  cancelled: (label: string) => `${label}: cancelled`,
  reasons: {
    'Analysis failed': 'The page could not be graded. Check that it has content, then start the analysis again.',
    'Crawl failed': 'The site could not be read. The addresses of the crawl say which answer each of them gave.',
    'Plan generation failed': 'The pages could not be planned. Those that were there are kept.',
    'Crawl cancelled': 'It was cancelled. The pages that it had read are kept.',
  } as Readonly<Record<string, string>>,
  /** By the reason of the failure, where it says more than that it failed. */
  failures: {
    too_costly: 'A part of it took more processor time or memory than one may take. A smaller document may help.',
    process_died: 'The process that worked on it died twice. The operator can see why in the log.',
    model_failed: 'The language model was down, late, or gave no usable answer. What was there before is kept.',
    timed_out: 'It took longer than it may. Start it again later.',
    lost: 'It stopped reporting. Start it again.',
  } as Readonly<Record<string, string>>,
  skipped: 'Nothing had changed since the last time, so nothing was done.',
  labels: {
    analyze: (subject: string) => `Analysis of ${subject}`,
    recrawl: (subject: string) => `Crawl of ${subject}`,
    plan: (subject: string) => `Plan of ${subject}`,
  },
  siteFilter: 'Site',
  statusFilter: 'Outcome',
  grade: (grade: string) => `Grade ${grade}`,
};
