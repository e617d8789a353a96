import { count } from './count.ts';

export const sites = {
  title: 'Sites',
  empty: 'No site yet',
  emptyText: 'Add a site to read its pages, grade them and see what to improve.',
  pages: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'page' : 'pages'}`,
  drafts: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'draft' : 'drafts'}`,
  lastCrawl: (when: string) => `crawled ${when}`,
  neverCrawled: 'not crawled yet',
  planned: 'Planned: not live yet',
  notGraded: 'No page is graded yet.',
  more: 'Show more sites',
  add: 'Add site',
  addTitle: 'Add a site',
  domain: 'Domain',
  domainHint: 'A public host name, such as www.example.com, or any address of the site. It is crawled right away.',
  grade: 'Grade after the crawl',
  gradeScopes: {
    none: 'No page',
    homepage: 'The home page',
    top: 'Ten pages, those with priority first',
    all: 'All pages',
  },
  auditsLeft: (left: number) =>
    `${left.toLocaleString('en')} page audits are left this month; each graded page takes one.`,
  added: (domain: string) => `${domain} was added`,
  crawl: 'Crawl the site',
  crawling: 'Crawling the site',
  crawlOf: (domain: string) => `Crawl of ${domain}`,
  crawlProgress: (done: number, total: number | null) =>
    total === null
      ? `${done.toLocaleString('en')} pages read`
      : `${done.toLocaleString('en')} of ${total.toLocaleString('en')} pages read`,
  crawlStarting: 'Finding pages',
  crawlFailed: 'The last crawl failed',
  cancelCrawl: 'Cancel',
  clicks: (clicks: string, days: number) => `${clicks} clicks from search in ${days} days`,
  score: {
    title: 'Score',
    now: (score: number, grade: string) => `Score ${score.toFixed(0)} of 100, grade ${grade}`,
    mean: (score: number, pages: number) =>
      `${score.toFixed(1)} of 100, the mean of ${count(pages, 'graded page', 'graded pages')}`,
    course: (first: number, last: number, day: string) => `${first.toFixed(1)} → ${last.toFixed(1)} since ${day}`,
    line: (scores: readonly number[]) => `Course of the score: ${scores.map((score) => score.toFixed(1)).join(', ')}`,
    oneOnly: 'The course of the score begins when it moves.',
    point: (pages: number, done: number) =>
      done > 0
        ? `${count(pages, 'page', 'pages')}, ${count(done, 'recommendation done', 'recommendations done')}`
        : count(pages, 'page', 'pages'),
    changes: 'Changes of pages',
  },
  position: (position: string) => `position ${position}`,
};
