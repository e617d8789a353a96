import type { Output } from '../app/client.ts';
import { linkTo } from '../app/router.ts';
import { Badge } from '../design/badge.tsx';
import { LinkButton } from '../design/button.tsx';
import type { Issue } from '../issues/issue-table.tsx';
import { severities, severityTone } from '../issues/severities.ts';
import { SiteHealth } from '../issues/site-health.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.overview;

interface IssueTotalsProps {
  readonly siteId: number;
  /** Without those that are ignored. */
  readonly issues: readonly Issue[];
  readonly meta: Output<'listSiteIssues'>['meta'];
}

/** The health of the site, how many types of issue there are of each severity, and what the latest crawl changed. */
export function IssueTotals({ siteId, issues, meta }: IssueTotalsProps) {
  const changed = (name: 'new' | 'fixed'): number => issues.reduce((sum, issue) => sum + (issue[name] ?? 0), 0);
  return (
    <section class="card stack" aria-labelledby="overview-issues">
      <h2 id="overview-issues">{texts.issues.title}</h2>
      {meta.crawl_id === null ? (
        <p class="muted">{texts.issues.neverCrawled}</p>
      ) : (
        <>
          <SiteHealth health={meta.health} />
          <ul class="issue-totals">
            {severities.map((severity) => {
              const types = issues.filter((issue) => issue.severity === severity && issue.pages > 0);
              return (
                <li key={severity}>
                  <Badge tone={severityTone[severity]}>{texts.issues.severity[severity]}</Badge>
                  {types.length === 0 ? (
                    <span class="muted">{texts.lists.none}</span>
                  ) : (
                    <a href={linkTo(`/sites/${siteId}/issues`, { severity })}>
                      {t.types(types.length, Math.max(...types.map(({ pages }) => pages)))}
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
          {meta.previous_crawl_id !== null && (
            <p class="small muted">{texts.issues.trend(changed('new'), changed('fixed'))}</p>
          )}
        </>
      )}
      <div>
        <LinkButton small href={linkTo(`/sites/${siteId}/issues`)}>
          {t.allIssues}
        </LinkButton>
      </div>
    </section>
  );
}
