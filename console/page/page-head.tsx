import { api } from '../app/client.ts';
import { jobStates, listWatched, watchJob } from '../app/jobs.ts';
import { linkTo } from '../app/router.ts';
import { useAction } from '../app/use-action.ts';
import { Button } from '../design/button.tsx';
import { gradeTone } from '../design/grade.tsx';
import { SafeLink } from '../design/safe-link.tsx';
import { Notice, Progress } from '../design/states.tsx';
import { texts } from '../texts/texts.ts';
import { KeywordButton } from './keyword-button.tsx';
import { type PageDetail, pageTitle, showScore, useAnalysis } from './page-data.ts';

const t = texts.page;

/** The page's title, grade, and running jobs. */
export function PageHead({ page }: { readonly page: PageDetail }) {
  const title = pageTitle(page);
  const path = page.path ?? page.url ?? title;
  const jobs = listWatched({ pageId: page.id });
  const running = jobs[0];
  const analyze = useAction(async () => {
    const { data } = await api.analyzePage({ pageId: page.id });
    watchJob({ id: data.job_id, label: t.analysisOf(path), pageId: page.id, ...pageSite(page) });
  });
  const recrawl = useAction(async () => {
    const { data } = await api.recrawlPage({ pageId: page.id });
    watchJob({ id: data.job_id, label: t.readingOf(path), pageId: page.id, ...pageSite(page) });
  });
  return (
    <header class="page-head">
      <div class="page-head__what">
        {page.site_id !== null && (
          <a class="back small" href={linkTo(`/sites/${page.site_id}/pages`)}>
            ← {texts.pages.title}
          </a>
        )}
        <h1>{title}</h1>
        <p class="muted wrap">
          <SafeLink href={page.url}>{path}</SafeLink>
          {' · '}
          {page.primary_keyword === null ? t.noKeyword : t.keyword(page.primary_keyword)} <KeywordButton page={page} />
        </p>
      </div>
      <div class="page-head__score">
        <PageScore pageId={page.id} />
      </div>
      <div class="page-head__actions">
        {running ? (
          <Progress label={running.label} done={jobStates.value.get(running.id)?.progress.done ?? 0} total={null} />
        ) : (
          <>
            <Button look="primary" icon="analyze" busy={analyze.busy} onClick={() => void analyze.run()}>
              {t.analyze}
            </Button>
            {page.url !== null && (
              <Button busy={recrawl.busy} onClick={() => void recrawl.run()}>
                {t.recrawl}
              </Button>
            )}
          </>
        )}
      </div>
      {page.latest_analysis?.content_stale && (
        <Notice tone="warn">{page.latest_analysis.score_source === 'verified' ? t.staleVerified : t.stale}</Notice>
      )}
    </header>
  );
}

const pageSite = (page: PageDetail): { siteId?: number } => (page.site_id === null ? {} : { siteId: page.site_id });

function PageScore({ pageId }: { readonly pageId: number }) {
  const { data } = useAnalysis(pageId);
  if (data === undefined) return null;
  const analysis = data.data;
  if (!analysis || analysis.overall_score === null) return <p class="muted">{t.notGraded}</p>;
  const { overall_score: score, overall_grade: grade, estimated_score: estimated, cost_usd: cost } = analysis;
  const notes = [
    ...(analysis.score_source === 'verified' ? [t.verified] : []),
    ...(estimated !== null && estimated > score ? [t.estimated(showScore(estimated))] : []),
    ...(cost === undefined ? [] : [t.analysisCost(cost)]),
  ];
  return (
    <p class="page-score">
      <span class={`page-score__grade tone--${gradeTone(grade)}`}>{grade}</span>
      <span>
        <strong class="page-score__number">{t.score(showScore(score))}</strong>
        <br />
        <span class="small muted">{notes.join(' · ')}</span>
      </span>
    </p>
  );
}
