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
  search: 'Search sites',
  shown: 'Show',
  current: 'Current sites',
  archivedSites: (count: number) => `Archived sites (${count.toLocaleString('en')})`,
  rename: 'Rename',
  renameSite: (site: string) => `Rename: ${site}`,
  renameTitle: 'Rename the site',
  name: 'Name',
  nameHint: (domain: string) => `Without a name, the next crawl of ${domain} reads one from the site.`,
  saveName: 'Save',
  archive: 'Archive',
  archiveSite: (site: string) => `Archive: ${site}`,
  archiveTitle: (site: string) => `Archive ${site}?`,
  archiveText:
    'It leaves the lists of sites and keeps all that it has. Its schedule is switched off. It still counts as a site; to free its place, delete it.',
  archived: (site: string) => `${site} is archived`,
  restore: 'Restore',
  restoreSite: (site: string) => `Restore: ${site}`,
  restored: (site: string) => `${site} is listed again`,
  remove: {
    button: 'Delete',
    open: (site: string) => `Delete: ${site}`,
    title: (site: string) => `Delete ${site} for good?`,
    text: (pages: number) =>
      `${pages === 0 ? 'All that is stored of it is deleted' : `${count(pages, 'page', 'pages')} and all else that is stored of it are deleted`}: grades, drafts, versions, facts, ideas and the history of its scores. Running work is cancelled. This cannot be undone. The web site itself stays as it is.`,
    type: (domain: string) => `Type ${domain} to confirm`,
    now: 'Delete for good',
    done: (site: string) => `${site} is gone. What is stored of it is being deleted.`,
  },
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
  gradeProgress: (done: number, total: number) =>
    `${done.toLocaleString('en')} of ${total.toLocaleString('en')} pages graded`,
  checkProgress: (done: number, total: number) =>
    `${done.toLocaleString('en')} of ${total.toLocaleString('en')} links to other sites checked`,
  minutesLeft: (minutes: number) => `about ${minutes.toLocaleString('en')} min left`,
  crawlStarting: 'Finding pages',
  crawlFailed: 'The last crawl failed',
  cancelCrawl: 'Cancel',
  clicks: (clicks: string, days: number) => `${clicks} clicks from search in ${days} days`,
  score: {
    title: 'Score',
    mean: 'on average',
    now: (score: number, grade: string) => `Score ${score.toFixed(0)} of 100, grade ${grade}`,
    course: (first: number, last: number, day: string) => `${first.toFixed(1)} → ${last.toFixed(1)} since ${day}`,
    line: (scores: readonly number[]) => `Score over time: ${scores.map((score) => score.toFixed(1)).join(', ')}`,
    point: (pages: number, done: number) =>
      `${count(pages, 'page', 'pages')}, ${count(done, 'recommendation done', 'recommendations done')}`,
    changes: 'Changes of pages',
  },
  position: (position: string) => `position ${position}`,
};
