import type { MessageId, MessageRenderer, MessageValue } from '../../shared/domain/messages/message.ts';

interface Parts {
  readonly home: boolean;
  readonly priority: boolean;
  readonly rest: boolean;
}

interface Given {
  readonly messages: MessageRenderer;
  readonly say: (id: MessageId, values?: Readonly<Record<string, MessageValue>>) => string;
  readonly percent: (share: number) => string;
  readonly joinParts: (parts: Parts) => string;
}

/** The words of each section of the report. */
export const reportSectionTexts = (given: Given) => ({
  summary: summaryTexts(given),
  since: sinceTexts(given),
  grades: gradesTexts(given),
  issues: issuesTexts(given),
  advice: adviceTexts(given),
  detail: detailTexts(given),
  sheet: { heading: given.say('report.sheet.heading'), rule: given.say('report.sheet.rule') },
  reading: readingTexts(given),
  pages: pagesTexts(given),
  about: aboutTexts(given),
});

const summaryTexts = ({ say }: Given) => ({
  heading: say('report.summary.heading'),
  overall: say('report.summary.overall'),
  overallOf: (count: number) => say('report.summary.overall-of', { count }),
  pageScore: say('report.summary.page-score'),
  of100: (score: number) => say('report.summary.of-100', { score }),
  notGraded: say('report.summary.not-graded'),
  estimated: (score: number, grade: string) => say('report.summary.estimated', { score, grade }),
  read: say('report.summary.read'),
  readAll: (total: number) => say(total === 1 ? 'report.summary.read-only' : 'report.summary.read-all'),
  gradedOf: (count: number) => say('report.summary.graded', { count }),
  issues: say('report.summary.issues'),
  issueCounts: (errors: number, warnings: number, notices: number) =>
    say('report.summary.issue-counts', { errors, warnings, notices }),
  distribution: say('report.summary.distribution'),
  distributionLabel: (parts: readonly string[]) =>
    say('report.summary.distribution-label', { parts: parts.join(', ') }),
  ungraded: (count: number) => say('report.summary.ungraded', { count }),
  first: say('report.summary.first'),
  firstRule: { site: say('report.summary.first-rule-site'), page: say('report.summary.first-rule-page') },
  firstNone: say('report.summary.first-none'),
  firstNoneInDetail: say('report.summary.first-none-in-detail'),
  firstNoneRead: say('report.summary.first-none-read'),
});

const sinceTexts = ({ say }: Given) => ({
  heading: say('report.since.heading'),
  intro: (day: string) => say('report.since.day', { day }),
  figure: say('report.since.figure'),
  now: say('report.since.now'),
  score: say('report.since.score'),
  pages: say('report.since.pages'),
  graded: say('report.since.graded'),
  grade: (letter: string) => say('report.since.grade', { letter }),
  errors: say('report.since.errors'),
  warnings: say('report.since.warnings'),
  notices: say('report.since.notices'),
  done: (count: number) => say('report.since.done', { count }),
});

const gradesTexts = ({ say, percent, joinParts }: Given) => ({
  heading: say('report.grades.heading'),
  introSite: (count: number, all: number) =>
    count < all ? say('report.grades.intro-part', { count, all }) : say('report.grades.intro-all', { count }),
  introPage: say('report.grades.intro-page'),
  component: say('report.grades.component'),
  weight: say('report.grades.weight'),
  weightOf: percent,
  score: say('report.grades.score'),
  grade: say('report.grades.grade'),
  graded: say('report.grades.graded'),
  bar: (label: string, score: number | null) =>
    score === null ? say('report.grades.bar-none', { label }) : say('report.grades.bar', { label, score }),
  lost: say('report.grades.lost'),
  lostIntro: (count: number) => say('report.grades.lost-intro', { count }),
  lostIntroPart: (count: number, parts: Parts) =>
    say('report.grades.lost-intro-part', { count, parts: joinParts(parts) }),
  criterion: say('report.grades.criterion'),
  lostPoints: say('report.grades.lost-points'),
  none: say('report.grades.none'),
});

const issuesTexts = ({ say }: Given) => ({
  heading: say('report.issues.heading'),
  headingPage: say('report.issues.heading-page'),
  intro: (count: number) => say('report.issues.intro', { count }),
  incomplete: say('report.issues.incomplete'),
  cut: say('report.issues.cut'),
  none: say('report.issues.none'),
  notLooked: say('report.issues.not-looked'),
  severity: {
    error: say('report.issues.error'),
    warning: say('report.issues.warning'),
    notice: say('report.issues.notice'),
  },
  change: (fresh: number | null, fixed: number | null) =>
    [
      ...(fresh ? [say('report.issues.new', { count: fresh })] : []),
      ...(fixed ? [say('report.issues.fixed', { count: fixed })] : []),
    ].join(', '),
  why: say('report.issues.why'),
  how: say('report.issues.how'),
  more: (count: number) => say('report.issues.more', { count }),
});

const adviceTexts = ({ say, messages }: Given) => ({
  heading: say('report.advice.heading'),
  headingPage: say('report.advice.heading-page'),
  intro: (shown: number, all: number) =>
    shown === all ? say('report.advice.intro') : say('report.advice.intro-part', { shown, all }),
  grouped: say('report.advice.grouped'),
  others: (count: number) => say('report.advice.others', { count }),
  moreOthers: (count: number) => say('report.advice.more-others', { count }),
  ofDetail: say('report.advice.of-detail'),
  none: say('report.advice.none'),
  noneInDetail: say('report.advice.none-in-detail'),
  impact: (impact: string) => messages.renderKnown(`report.impact.${impact}`, impact),
  why: say('report.issues.why'),
  excerpt: say('report.advice.excerpt'),
  proposed: say('report.advice.proposed'),
  wordedBy: (model: string) => say('report.advice.worded-by', { model }),
  example: say('report.advice.example'),
});

const detailTexts = ({ say, joinParts }: Given) => ({
  gain: (before: number, now: number, day: string) => say('report.detail.gain', { before, now, day }),
  heading: say('report.detail.heading'),
  intro: (shown: number, all: number, parts: Parts) => {
    if (shown < all) return say('report.detail.intro-part', { shown, all, parts: joinParts(parts) });
    if (shown === 1) return say('report.detail.intro-one');
    return parts.home || parts.priority
      ? say('report.detail.intro-all', { parts: joinParts(parts) })
      : say('report.detail.intro-by-score');
  },
  words: (count: number) => say('report.detail.words', { count }),
  moreAdvice: (count: number) => say('report.detail.more-advice', { count }),
  criteria: say('report.detail.criteria'),
  judgedBy: (model: string) => say('report.detail.judged-by', { model }),
  dropped: (count: number) => say('report.detail.dropped', { count }),
  pointsOf: (score: number, max: number) => say('report.detail.points-of', { score, max }),
});

const readingTexts = ({ say, messages, percent }: Given) => ({
  heading: say('report.reading.heading'),
  crawl: say('report.reading.crawl'),
  crawlOf: (crawled: number | null, total: number | null) => {
    if (crawled === null) return say('report.reading.not-counted');
    return total === null || total === crawled
      ? say('report.common.pages', { count: crawled })
      : say('report.reading.crawl-of', { crawled, total });
  },
  status: (status: string) => messages.renderKnown(`report.crawl.${status}`, status),
  stoppedBy: { page_limit: say('report.reading.page-limit'), time_limit: say('report.reading.time-limit') },
  noCrawl: say('report.reading.no-crawl'),
  share: say('report.reading.share'),
  shareOf: (share: number) => say('report.reading.share-of', { share: percent(share) }),
  shareMean: (share: number, count: number) => say('report.reading.share-mean', { share: percent(share), count }),
  confidence: say('report.reading.confidence'),
  confidenceOf: (value: number) => say('report.reading.confidence-of', { share: percent(value) }),
  confidenceMean: (value: number, count: number) =>
    say('report.reading.confidence-mean', { share: percent(value), count }),
  doubts: (count: number) => say('report.reading.doubts', { count }),
  doubtsIntro: (count: number) => say('report.reading.doubts-intro', { count }),
  unread: say('report.reading.unread'),
  unreadCut: say('report.reading.unread-cut'),
  url: say('report.reading.url'),
  outcome: say('report.reading.outcome'),
  foundOn: say('report.reading.found-on'),
  sitemap: say('report.reading.sitemap'),
  why: say('report.reading.why'),
  outcomeOf: (outcome: string, reason: string | null) => {
    const name = messages.renderKnown(`report.outcome.${outcome}`, outcome.replaceAll('_', ' '));
    return reason === null
      ? name
      : say('report.reading.outcome-reason', { outcome: name, reason: wordReason(reason, { say, messages }) });
  },
  all: say('report.reading.all'),
});

/** Later versions of the API may add some. */
function wordReason(reason: string, { say, messages }: Pick<Given, 'say' | 'messages'>): string {
  const [, status] = reason.match(/^status_(\d+)$/) ?? [];
  return status === undefined
    ? messages.renderKnown(`report.reason.${reason}`, reason.replaceAll('_', ' '))
    : say('report.reason.status', { status });
}

const pagesTexts = ({ say }: Given) => ({
  heading: say('report.pages.heading'),
  leftOut: (count: number) => say('report.pages.left-out', { count }),
  none: say('report.pages.none'),
  grade: say('report.grades.grade'),
  score: say('report.grades.score'),
  page: say('report.pages.page'),
  kind: say('report.pages.kind'),
  words: say('report.pages.words'),
  read: say('report.pages.read'),
  noTitle: say('report.pages.no-title'),
  stale: say('report.pages.stale'),
});

const aboutTexts = ({ say }: Given) => ({
  heading: say('report.about.heading'),
  score: say('report.about.score'),
  severities: say('report.about.severities'),
  points: say('report.about.points'),
  rules: say('report.about.rules'),
  bands: say('report.about.bands'),
  from: (min: number) => say('report.about.from', { min }),
});
