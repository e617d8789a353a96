/** A site at a glance: what it is, how its pages are graded, its issues, what search brings, and the crawl that runs. */
import { useRef } from 'preact/hooks';
import { api, type Item, type Output } from '../app/client.ts';
import { showAgo, showTime } from '../app/dates.ts';
import { linkTo } from '../app/router.ts';
import { useQuery } from '../app/use-query.ts';
import { useVisible } from '../app/use-visible.ts';
import { Badge } from '../design/badge.tsx';
import { LinkButton } from '../design/button.tsx';
import { severities, severityTone } from '../issues/severities.ts';
import { useIssues } from '../issues/use-issues.ts';
import { showNumber } from '../texts/numbers.ts';
import { texts } from '../texts/texts.ts';
import { GradeDistribution } from './grade-distribution.tsx';
import { SiteActions } from './site-actions.tsx';
import { SiteCrawl } from './site-crawl.tsx';
import { describeCourse, readScore, SiteLine, SiteRing, SiteScore } from './site-score.tsx';

const t = texts.sites;
const DAYS = 28;

export function SiteCard({ site }: { readonly site: Item<'listSites'> }) {
  const card = useRef<HTMLElement>(null);
  const visible = useVisible(card);
  const siteId = site.id;
  const detail = useQuery(visible ? `site:${siteId}/detail` : null, (signal) => api.getSite({ siteId }, { signal }));
  const name = site.name ?? site.domain;
  return (
    <article class="card stack site-card" ref={card} aria-label={name}>
      <div>
        <h2 class="wrap">
          <a href={linkTo(`/sites/${siteId}`)}>{name}</a>
        </h2>
        <p class="muted wrap">
          {name === site.domain || site.url === null ? '' : `${site.domain} · `}
          {t.pages(site.page_count)}
          {site.draft_count > 0 && ` · ${t.drafts(site.draft_count)}`}
          {' · '}
          {site.last_crawled_at ? (
            <time dateTime={site.last_crawled_at} title={showTime(site.last_crawled_at)}>
              {t.lastCrawl(showAgo(site.last_crawled_at))}
            </time>
          ) : site.url === null ? (
            t.planned
          ) : (
            t.neverCrawled
          )}
        </p>
      </div>
      {site.page_count > 0 && site.url !== null && (
        <>
          <SiteGrades siteId={visible ? siteId : null} course={detail.data?.data.score_history ?? []} />
          <SiteIssues siteId={siteId} isVisible={visible} />
        </>
      )}
      {detail.data?.data.gsc_connected && <SearchLine siteId={siteId} />}
      <div class="site-card__foot stack stack--tight">
        {site.url === null ? (
          <LinkButton small href={linkTo(`/sites/${siteId}/plan`)}>
            {texts.crawls.goToPlan}
          </LinkButton>
        ) : (
          detail.data && <SiteCrawl site={detail.data.data} />
        )}
        <SiteActions site={site} />
      </div>
    </article>
  );
}

interface SiteGradesProps {
  readonly siteId: number | null;
  readonly course: Output<'getSite'>['data']['score_history'];
}

function SiteGrades({ siteId, course }: SiteGradesProps) {
  const { data } = useQuery(siteId === null ? null : `site:${siteId}/grades`, (signal) =>
    api.listPages({ siteId: siteId ?? 0, limit: 1, include: 'grades' }, { signal }),
  );
  const grades = data?.meta.grades ?? [];
  if (data && grades.every(({ grade }) => grade === null)) return <p class="muted small">{t.notGraded}</p>;
  const score = data ? readScore(data.meta) : null;
  return (
    <>
      {score !== null && (
        <div class="site-score">
          <SiteRing {...score} />
          <div>
            <SiteScore score={score.score} />
            <p class="small">{describeCourse(course)}</p>
            <SiteLine points={course} />
          </div>
        </div>
      )}
      <GradeDistribution grades={grades} />
    </>
  );
}

/** Its errors and warnings, without those that are ignored. */
function SiteIssues({ siteId, isVisible }: { readonly siteId: number; readonly isVisible: boolean }) {
  const { data } = useIssues(isVisible ? siteId : null);
  if (data === undefined || data.meta.crawl_id === null) return null;
  const open = data.data.filter(({ pages, ignored }) => pages > 0 && ignored === null);
  const found = severities
    .filter((severity) => severity !== 'notice')
    .map((severity) => ({ severity, types: open.filter((issue) => issue.severity === severity).length }))
    .filter(({ types }) => types > 0);
  if (found.length === 0) return <p class="small muted">{t.noIssues}</p>;
  return (
    <p class="row">
      {found.map(({ severity, types }) => (
        <a key={severity} href={linkTo(`/sites/${siteId}/issues`, { severity })}>
          <Badge tone={severityTone[severity]}>{t.issues(texts.issues.severity[severity], types)}</Badge>
        </a>
      ))}
    </p>
  );
}

/** Clicks from search in the last weeks. */
function SearchLine({ siteId }: { readonly siteId: number }) {
  const { data } = useQuery(`site:${siteId}/performance`, (signal) =>
    api.getSitePerformance({ siteId, days: DAYS }, { signal }),
  );
  if (!data?.totals) return null;
  const { clicks, position } = data.totals;
  return (
    <p class="small">
      {t.clicks(showNumber(clicks), DAYS)} · {t.position(showNumber(position, 1))}
    </p>
  );
}
