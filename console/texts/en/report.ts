/** What the report says around the API's own sentences. */
const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
const pages = (number: number): string => count(number, 'page');
const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Why a URL gave no page, by the code that the API gives. Later versions of the API may add some. */
const reasons: Readonly<Record<string, string>> = {
  timeout: 'the server did not respond in time',
  disallowed: 'robots.txt does not allow it',
  not_chosen: 'left out by the choice of paths for this crawl',
  page_limit: 'the crawl had reached its limit of pages',
  time_limit: 'the crawl had reached its limit of time',
  too_deep: 'too many links away from the start page',
  url_too_long: 'the address is too long',
  path_too_deep: 'the path has too many parts',
  repeating_path: 'the path repeats itself',
  pagination: 'one of very many pages of a list',
  calendar: 'one of very many pages of a calendar',
  query_variants: 'one of very many variants of a page',
  too_many_patterns: 'one of very many variants of pages',
};

const outcomes: Readonly<Record<string, string>> = {
  unreadable: 'Could not be read',
  error: 'Error',
  gone: 'Does not exist',
  not_read: 'Not requested',
};

function reasonOf(reason: string | null): string {
  if (reason === null) return '';
  const [, status] = reason.match(/^status_(\d+)$/) ?? [];
  return status === undefined ? (reasons[reason] ?? reason.replaceAll('_', ' ')) : `status ${status}`;
}

export const report = {
  title: { site: (domain: string) => `Content audit of ${domain}`, page: (domain: string) => `Page audit: ${domain}` },
  made: 'Made on',
  crawled: 'crawled on',
  gradedBy: (models: readonly string[]) => `graded by ${models.join(', ')}`,
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
    readOf: (shown: number, total: number) => (shown === total ? 'all pages of the site' : `of ${pages(total)}`),
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
    introSite: (number: number, all: number) =>
      number === all
        ? `The mean of each component over the ${pages(number)} that were graded.`
        : `The mean of each component over the ${pages(number)} in detail, of ${all.toLocaleString('en')} that were graded: the home page, priority pages and the lowest scores.`,
    introPage: 'What the score is made of. A component that the page cannot be judged by has no score.',
    component: 'Component',
    weight: 'Weight',
    weightOf: (weight: number) => percent(weight),
    score: 'Score',
    grade: 'Grade',
    graded: 'Pages',
    bar: (label: string, score: number | null) => `${label}: ${score === null ? 'not graded' : `${score} of 100`}`,
    lost: 'Where points are lost',
    lostIntro: 'Points of the score that these pages lose by a criterion, as a mean over all of them.',
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
    example: 'Example',
  },
  detail: {
    heading: 'Pages in detail',
    intro: (shown: number, all: number) =>
      shown === all
        ? 'All graded pages, the home page first, then priority pages and the lowest scores.'
        : `The home page, priority pages and the lowest scores: ${shown} of ${all.toLocaleString('en')} graded pages.`,
    words: (number: number) => count(number, 'word'),
    moreAdvice: (number: number) => `and ${number.toLocaleString('en')} more`,
    criteria: 'How each criterion was judged',
    pointsOf: (score: number, max: number) => `${score} of ${max}`,
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
    status: 'State',
    stoppedBy: { page_limit: 'It ended at its limit of pages.', time_limit: 'It ended at its limit of time.' },
    noCrawl: 'The site has not been crawled.',
    share: 'Text read',
    shareOf: (share: number) => `${percent(share)} of the text that a visitor sees`,
    shareMean: (share: number, number: number) =>
      `${percent(share)} of the text that a visitor sees, as a mean over ${pages(number)}`,
    confidence: 'Confidence',
    confidenceOf: (value: number) => `${percent(value)} that this is the main text`,
    confidenceMean: (value: number) => `${percent(value)} that this is the main text, as a mean`,
    doubts: 'Pages that were probably not read as a whole',
    doubtsIntro: 'They are not graded by their text.',
    unread: 'URLs that gave no page',
    unreadCut: 'There are more of them than this list has.',
    url: 'URL',
    outcome: 'Outcome',
    reason: 'Reason',
    foundOn: 'Found on',
    sitemap: 'a sitemap',
    why: 'Why',
    outcomes: (outcome: string) => outcomes[outcome] ?? outcome.replaceAll('_', ' '),
    reasonOf,
    all: 'Every URL that the crawl met was read, leads to another, or is a file.',
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
    points: 'The points of advice are what following it adds to the score of its page.',
    bands: 'Grades',
    from: (min: number) => `from ${min}`,
  },
  kind: (kind: string) => kind.replaceAll('_', ' '),
} as const;
