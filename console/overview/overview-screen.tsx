/** The first screen of a site: how its pages are graded, what to do first, its errors and warnings, and its worst pages. */
import { api, type Output } from '../app/client.ts';
import { Loaded } from '../app/loaded.tsx';
import { linkTo } from '../app/router.ts';
import type { ScreenProps } from '../app/screen.ts';
import { useQuery } from '../app/use-query.ts';
import { LinkButton } from '../design/button.tsx';
import { EmptyState } from '../design/states.tsx';
import { useIssues } from '../issues/use-issues.ts';
import { GradeDistribution } from '../sites/grade-distribution.tsx';
import { readScore, SiteCourse, SiteRing, SiteScore } from '../sites/site-score.tsx';
import { SiteScreen } from '../sites/site-screen.tsx';
import { texts } from '../texts/texts.ts';
import { chooseFirstSteps } from './choose-first-steps.ts';
import { FirstSteps } from './first-steps.tsx';
import { Introduction } from './introduction.tsx';
import { IssueTotals } from './issue-totals.tsx';
import { ReportButton } from './report-button.tsx';
import { WorstPages } from './worst-pages.tsx';

const t = texts.overview;
const WORST_PAGES = 5;
/** As many as the setup of a site grades. */
const GRADED_AT_ONCE = 10;

export function OverviewScreen({ parameters }: ScreenProps) {
  const siteId = Number(parameters['siteId']);
  return (
    <SiteScreen
      siteId={siteId}
      title={t.title}
      actions={({ domain }) => <ReportButton siteId={siteId} name={`report-${domain}`} />}
    >
      {({ score_history: course }) => <SiteOverview siteId={siteId} course={course} />}
    </SiteScreen>
  );
}

function SiteOverview({ siteId, course }: Pick<OverviewProps, 'siteId' | 'course'>) {
  const pages = useQuery(`site:${siteId}/worst-pages`, (signal) =>
    api.listPages({ siteId, limit: GRADED_AT_ONCE, sort: 'overall_score', include: 'grades' }, { signal }),
  );
  const issues = useIssues(siteId);
  return (
    <Loaded query={pages}>
      {(list) => (
        <Loaded query={issues}>
          {(found) => <Overview siteId={siteId} course={course} pages={list} issues={found} />}
        </Loaded>
      )}
    </Loaded>
  );
}

interface OverviewProps {
  readonly siteId: number;
  readonly course: Output<'getSite'>['data']['score_history'];
  readonly pages: Output<'listPages'>;
  readonly issues: Output<'listSiteIssues'>;
}

function Overview({ siteId, course, pages, issues }: OverviewProps) {
  if (pages.meta.total === 0) return <EmptyState title={texts.pages.empty} text={texts.pages.emptyText} />;
  const grades = pages.meta.grades ?? [];
  const count = (isCounted: (grade: string | null) => boolean): number =>
    grades.reduce((sum, one) => sum + (isCounted(one.grade) ? one.pages : 0), 0);
  const graded = count((grade) => grade !== null);
  const score = readScore(pages.meta);
  const worst = pages.data.filter(({ overall_score }) => overall_score !== null).slice(0, WORST_PAGES);
  const open = issues.data.filter(({ ignored }) => ignored === null);
  const steps = chooseFirstSteps({ issues: open, worst, ungraded: graded === 0 ? pages.data : [] });
  return (
    <div class="overview">
      {worst[0] && <Introduction worstPageId={worst[0].id} />}
      <section class="card stack" aria-labelledby="overview-score">
        <div class="row row--spread">
          <h2 id="overview-score">{texts.sites.score.title}</h2>
          <span class="small muted">{t.graded(graded, pages.meta.total)}</span>
        </div>
        {score !== null && (
          <div class="site-score">
            <SiteRing {...score} />
            <div class="stack stack--tight">
              <SiteScore score={score.score} />
              <SiteCourse points={course} />
              <p class="small">
                <a href={linkTo(`/sites/${siteId}/changes`)}>{texts.sites.score.changes}</a>
              </p>
            </div>
          </div>
        )}
        <GradeDistribution grades={grades} hrefOf={(letter) => linkTo(`/sites/${siteId}/pages`, { grade: letter })} />
      </section>
      <FirstSteps siteId={siteId} steps={steps} />
      <IssueTotals siteId={siteId} issues={open} meta={issues.meta} />
      <section class="card stack" aria-labelledby="overview-worst">
        <h2 id="overview-worst">{t.worst}</h2>
        {worst.length === 0 ? <p class="muted">{t.noGrade}</p> : <WorstPages pages={worst} />}
        <div>
          <LinkButton small href={linkTo(`/sites/${siteId}/pages`)}>
            {t.allPages}
          </LinkButton>
        </div>
      </section>
    </div>
  );
}
