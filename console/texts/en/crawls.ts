import { count } from './count.ts';
import { crawlReason } from './crawl-reasons.ts';

const renders = {
  site: 'As the site is set',
  auto: 'Pages whose text comes by script',
  always: 'Every page',
  never: 'No page',
};

export const crawls = {
  title: 'Crawls',
  start: 'Start a crawl',
  startText: 'Reads the pages of the site again, and those that are new.',
  started: 'Crawl',
  history: 'History',
  empty: 'No crawl yet',
  emptyText: 'A crawl reads the pages of the site. Start one to see its pages, issues and changes.',
  planned: 'This site is planned and has no address yet. Take it live to crawl it.',
  goToPlan: 'Go to the plan',
  status: {
    pending: 'Waiting',
    running: 'Running',
    completed: 'Completed',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  stoppedBy: { page_limit: 'Stopped at the page limit', time_limit: 'Stopped at the time limit' },
  columns: { crawl: 'Crawl', status: 'Status', pages: 'Pages', options: 'Options' },
  crawl: (id: number) => `Crawl ${id}`,
  pages: (read: number, total: number | null) =>
    total === null || total === read
      ? read.toLocaleString('en')
      : `${read.toLocaleString('en')} of ${total.toLocaleString('en')}`,
  noOptions: 'All pages',
  optionMax: (pages: number) => `at most ${count(pages, 'page', 'pages')}`,
  optionInclude: (globs: string) => `only ${globs}`,
  optionExclude: (globs: string) => `without ${globs}`,
  optionRender: (render: keyof typeof renders) => `browser: ${renders[render].toLowerCase()}`,
  running: 'A crawl is running',
  waiting: 'Waiting to start',
  discovering: 'Looking for pages',
  progress: (done: number, total: number | null) =>
    total === null
      ? `${count(done, 'page', 'pages')} read`
      : `${done.toLocaleString('en')} of ${count(total, 'page', 'pages')} read`,
  auditing: (done: number, total: number | null) =>
    total === null ? 'Checking links' : `${done.toLocaleString('en')} of ${count(total, 'link', 'links')} checked`,
  cancel: 'Cancel crawl',
  form: {
    maxPages: 'Pages at most',
    maxPagesHint: 'Empty: as many as the service allows.',
    include: 'Only these paths',
    includeHint:
      'One path a line, such as /guides/**. * stands for one segment, ** for any characters. Empty: all paths.',
    exclude: 'Not these paths',
    excludeHint: 'One path a line. These go before the paths above.',
    render: 'Read with a browser',
    renders,
    badNumber: 'Enter a whole number of 1 or more.',
  },
  schedule: {
    title: 'Schedule',
    every: 'How often',
    everyOptions: { off: 'Never', day: 'Every day', week: 'Every week', month: 'Every month' },
    hour: 'At (UTC)',
    hourHere: (here: string) => `${here} in your time zone today`,
    analyse: 'Then analyze',
    analyseOptions: { none: 'No page', changed: 'Pages that changed', all: 'All pages' },
    analyseHint: 'Each analysis uses one page audit of the allowance, unless nothing changed.',
    next: (when: string) => `Next crawl: ${when}`,
    off: 'No crawl is scheduled.',
    lastStarted: (when: string) => `The last scheduled crawl began ${when}.`,
    lastSkipped: (when: string, reason: string) => `The scheduled crawl of ${when} was skipped: ${reason}.`,
    reasons: {
      crawl_in_progress: 'another crawl was running',
      payment_required: 'there is no active subscription',
      host_not_allowed: 'the address of the site may not be crawled',
      site_planned: 'the site was not live yet',
    },
    saved: 'Schedule saved',
  },
  urls: {
    back: 'All crawls',
    title: (id: number) => `Addresses of crawl ${id}`,
    outcome: 'Outcome',
    reason: 'Reason',
    empty: 'No address',
    emptyText: 'No address of this crawl has this outcome.',
    kept: 'Kept for 90 days. Addresses that were not requested are listed up to 5,000.',
    columns: {
      url: 'Address',
      outcome: 'Outcome',
      status: 'Status',
      reason: 'Reason',
      depth: 'Depth',
      foundOn: 'Found on',
      time: 'Time',
      size: 'Size',
    },
    outcomes: {
      read: 'Read',
      unchanged: 'Unchanged',
      redirected: 'Redirected',
      moved_away: 'Leads elsewhere',
      folded: 'Same as another page',
      gone: 'Gone',
      error: 'Error',
      not_a_page: 'Not a page',
      unreadable: 'Unreadable',
      not_read: 'Not read',
    },
    sitemap: 'Sitemap',
    startPage: 'Start page',
    milliseconds: (milliseconds: number) => `${milliseconds.toLocaleString('en')} ms`,
    kilobytes: (bytes: number) => `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en')} KB`,
    reasonInWords: (reason: string) => crawlReason(reason).replace(/^./u, (letter) => letter.toUpperCase()),
  },
};
