import { crawlReason } from './crawl-reasons.ts';

/** The report's own sentences around those of the API. */
const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
const pages = (number: number): string => count(number, 'page');
const percent = (share: number): string => `${Math.round(share * 100)} %`;

const outcomes: Readonly<Record<string, string>> = {
  unreadable: 'Could not be read',
  error: 'Error',
  gone: 'Does not exist',
  not_read: 'Not requested',
};

const describeReason = (reason: string | null): string => (reason === null ? '' : crawlReason(reason));

/** The purpose of a page, after "Kind". */
const kinds: Readonly<Record<string, string>> = {
  home: 'home page',
  category: 'list of pages',
  local_service: 'service',
  forum: 'questions and answers',
  reference: 'manual',
  utility: 'page that the site works with',
};

/** How the crawl ended, in the middle of a sentence. */
const crawlStates: Readonly<Record<string, string>> = { pending: 'not started yet', running: 'not ended yet' };

/** Pages in detail: which of them there are. */
interface Parts {
  readonly home: boolean;
  readonly priority: boolean;
  readonly rest: boolean;
}

function joinParts({ home, priority, rest }: Parts): string {
  const names = [home ? 'the home page' : '', priority ? 'priority pages' : '', rest ? 'the lowest scores' : ''];
  return names.filter((name) => name !== '').join(', then ');
}

export const report = {
  title: { site: (domain: string) => `Content audit of ${domain}`, page: (domain: string) => `Page audit: ${domain}` },
  made: 'Made on',
  crawled: 'crawled on',
  /** Of the rules, which are no model, no version is said. */
  gradedBy: (models: readonly string[]) =>
    `graded by ${models.map((model) => (model.startsWith('rules-') ? 'rules' : model)).join(', ')}`,
  contents: 'Contents',
  count: { pages, points: (points: number) => count(points, 'point'), urls: (number: number) => count(number, 'URL') },
  percent,
  summary: {
    heading: 'Summary',
    overall: 'Overall grade',
    overallOf: (number: number) =>
      number === 1 ? 'score of the one graded page' : `mean score of ${pages(number)} that were graded`,
    pageScore: 'score of this page',
    of100: (score: number) => `${score} of 100`,
    notGraded: 'Not graded',
    noneGraded: 'No page has been graded.',
    estimated: (score: number, grade: string) => `${score} (${grade}) is estimated once the open advice is followed.`,
    read: 'Pages in this report',
    readOf: (shown: number, total: number) =>
      shown < total ? `of ${pages(total)}` : total === 1 ? 'the only page of the site' : 'all pages of the site',
    gradedOf: (graded: number) => `${graded.toLocaleString('en')} graded`,
    issues: 'Types of issues',
    issueCounts: (errors: number, warnings: number, notices: number) =>
      `${count(errors, 'error')}, ${count(warnings, 'warning')}, ${count(notices, 'notice')}`,
    distribution: 'Pages by grade',
    distributionLabel: (parts: readonly string[]) => `Pages by grade: ${parts.join(', ')}`,
    ungraded: 'not graded',
    first: 'Do first',
    firstRule: {
      site: 'Chosen from the errors and warnings that the most URLs have, and the advice that is worth the most points.',
      page: 'Errors of the page come first, and then the advice that is worth the most points.',
    },
    firstNone: 'No error is known, and no advice is open.',
    firstNoneInDetail: 'No error is known, and no advice is open for the pages in detail.',
    firstNoneRead: 'No page could be graded: see what was read.',
  },
  grades: {
    heading: 'Grades',
    introSite: (number: number, all: number, parts: Parts) =>
      number < all
        ? `The mean of each component over the ${pages(number)} in detail, of ${all.toLocaleString('en')} that were graded: ${joinParts(parts)}.`
        : number === 1
          ? 'The components of the one page that was graded.'
          : `The mean of each component over the ${pages(number)} that were graded.`,
    introPage: 'What the score is made of. A component that the page cannot be judged by has no score.',
    component: 'Component',
    weight: 'Weight',
    weightOf: (weight: number) => percent(weight),
    score: 'Score',
    grade: 'Grade',
    graded: 'Pages',
    bar: (label: string, score: number | null) => `${label}: ${score === null ? 'not graded' : `${score} of 100`}`,
    lost: 'Where points are lost',
    lostIntro: (number: number) =>
      number === 1
        ? 'Points of the score that this page loses by a criterion.'
        : 'Points of the score that these pages lose by a criterion, as a mean over all of them.',
    criterion: 'Criterion',
    lostPoints: 'Points lost',
    none: 'No page has been graded.',
  },
  issues: {
    heading: 'Issues',
    headingPage: 'Issues of this page',
    intro: (number: number) => `Looked for on ${pages(number)} at the end of the latest crawl.`,
    incomplete: 'That crawl did not come to all that it met: pages that it did not read are as they were.',
    cut: 'Of some types of issues only the first URLs were looked through for this page.',
    none: 'No issue was found.',
    notLooked: 'No crawl has ended yet, so no issue was looked for.',
    severity: { error: 'Error', warning: 'Warning', notice: 'Notice' },
    change: (fresh: number | null, fixed: number | null) =>
      [fresh ? `${fresh.toLocaleString('en')} new` : '', fixed ? `${fixed.toLocaleString('en')} fixed` : '']
        .filter(Boolean)
        .join(', '),
    why: 'Why it matters',
    how: 'What to do',
    more: (number: number) => `and ${count(number, 'more URL')}`,
  },
  advice: {
    heading: 'Top advice',
    headingPage: 'Advice',
    intro: (shown: number, all: number) =>
      shown === all
        ? 'What is worth the most points comes first.'
        : `The ${shown} of ${all.toLocaleString('en')} that are worth the most points.`,
    grouped: 'Advice that several pages need is listed once.',
    others: (number: number) => `Also on ${pages(number)}`,
    moreOthers: (number: number) => `and ${count(number, 'more page')}`,
    ofDetail: 'Of the pages in detail alone.',
    none: 'No advice is open.',
    noneInDetail: 'No advice is open for the pages in detail.',
    impact: (impact: string) => `${impact} impact`,
    why: 'Why it matters',
    excerpt: 'On the page',
    proposed: 'Proposed text',
    wordedBy: (model: string) => `Worded by ${model}`,
    example: 'Example',
  },
  detail: {
    heading: 'Pages in detail',
    intro: (shown: number, all: number, parts: Parts) =>
      shown < all
        ? `${shown} of ${all.toLocaleString('en')} graded pages: ${joinParts(parts)}.`
        : shown === 1
          ? 'The one graded page.'
          : parts.home || parts.priority
            ? `All graded pages: ${joinParts(parts)}.`
            : 'All graded pages, the lowest scores first.',
    words: (number: number) => count(number, 'word'),
    moreAdvice: (number: number) => `and ${number.toLocaleString('en')} more`,
    criteria: 'How each criterion was judged',
    judgedBy: (model: string) => `Judged by ${model}`,
    pointsOf: (score: number, max: number) => `${score} of ${max}`,
  },
  sheet: {
    heading: 'For the person who writes',
    rule: 'In the language of the page: what its text needs, with the sections of its outline. What to do first of all is in the summary.',
  },
  reading: {
    heading: 'What was read',
    crawl: 'Crawl',
    crawlOf: (crawled: number | null, total: number | null) =>
      crawled === null
        ? 'not counted'
        : total === null || total === crawled
          ? pages(crawled)
          : `${crawled.toLocaleString('en')} of ${pages(total)}`,
    status: (status: string) => crawlStates[status] ?? status,
    stoppedBy: { page_limit: 'It ended at its limit of pages.', time_limit: 'It ended at its limit of time.' },
    noCrawl: 'The site has not been crawled.',
    share: 'Text read',
    shareOf: (share: number) => `${percent(share)} of the text that a visitor sees`,
    shareMean: (share: number, number: number) =>
      `${percent(share)} of the text that a visitor sees${number === 1 ? '' : `, as a mean over ${pages(number)}`}`,
    confidence: 'Confidence',
    confidenceOf: (value: number) => `${percent(value)} that this is the main text`,
    confidenceMean: (value: number, number: number) =>
      `${percent(value)} that this is the main text${number === 1 ? '' : ', as a mean'}`,
    doubts: (number: number) =>
      number === 1 ? 'A page that was probably not read as a whole' : 'Pages that were probably not read as a whole',
    doubtsIntro: (number: number) =>
      number === 1 ? 'It is not graded by its text.' : 'They are not graded by their text.',
    unread: 'URLs that gave no page',
    unreadCut: 'There are more of them than this list has.',
    url: 'URL',
    outcome: 'Outcome',
    reason: 'Reason',
    foundOn: 'Found on',
    sitemap: 'a sitemap',
    why: 'Why',
    outcomes: (outcome: string) => outcomes[outcome] ?? outcome.replaceAll('_', ' '),
    reasonOf: describeReason,
    all: 'Every URL that the crawl met was read, leads to another, is the same page as another, or is a file.',
  },
  pages: {
    heading: 'All pages',
    leftOut: (number: number) => `${pages(number)} more of the site ${number === 1 ? 'is' : 'are'} not in this report.`,
    none: 'The site has no pages.',
    grade: 'Grade',
    score: 'Score',
    page: 'Page',
    kind: 'Kind',
    words: 'Words',
    read: 'Read',
    noTitle: 'No title',
    stale: 'read or edited again since it was graded',
    notGraded: 'Not graded',
  },
  about: {
    heading: 'How to read this report',
    score:
      'A score is the share of the points that a page can have, from 0 to 100, weighed by component. It earns the grade of the first band that it reaches.',
    severities: 'Issues are sorted by how much they matter: errors, then warnings, then notices.',
    points: 'The points of advice are an estimate of what following it adds to the score of its page.',
    bands: 'Grades',
    from: (min: number) => `from ${min}`,
  },
  kind: (kind: string) => kinds[kind] ?? kind.replaceAll('_', ' '),
} as const;
