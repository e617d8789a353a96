import type { Output } from '../app/client.ts';
import { showAgo } from '../app/dates.ts';
import { Loaded } from '../app/loaded.tsx';
import { currentLocation, goTo, linkTo } from '../app/router.ts';
import type { ScreenProps } from '../app/screen.ts';
import { ScreenHead } from '../app/screen-head.tsx';
import { Button, LinkButton } from '../design/button.tsx';
import { EmptyState, Notice } from '../design/states.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { texts } from '../texts/texts.ts';
import { IssueFilters, matchesFilter, readIssueFilter } from './issue-filters.tsx';
import { IssueGroups, SeverityBar } from './issue-groups.tsx';
import { type Issue, IssueTable } from './issue-table.tsx';
import { SiteHealth } from './site-health.tsx';
import { useIssues } from './use-issues.ts';

const t = texts.issues;

export function IssuesScreen({ parameters }: ScreenProps) {
  const siteId = Number(parameters['siteId']);
  const issues = useIssues(siteId);
  return (
    <>
      <ScreenHead title={t.title}>
        <ExportButton siteId={siteId} what="issues" />
      </ScreenHead>
      <Loaded query={issues}>{(list) => <IssueList siteId={siteId} list={list} />}</Loaded>
    </>
  );
}

function IssueList({ siteId, list }: { readonly siteId: number; readonly list: Output<'listSiteIssues'> }) {
  const { data, meta } = list;
  if (meta.crawl_id === null) {
    return (
      <EmptyState title={t.neverCrawled} text={t.neverCrawledText}>
        <LinkButton href={linkTo(`/sites/${siteId}/crawls`)}>{t.goToCrawls}</LinkButton>
      </EmptyState>
    );
  }
  if (data.length === 0) return <EmptyState title={t.empty} text={t.emptyText} />;
  const filter = readIssueFilter();
  const matching = data.filter((issue) => matchesFilter(issue, filter));
  const shown = matching.filter(({ ignored }) => ignored === null);
  const ignored = matching.filter((issue) => issue.ignored !== null);
  const issueHref = ({ id }: Issue): string => linkTo(`/sites/${siteId}/issues/${id}`);
  return (
    <div class="stack">
      <IssueSummary issues={data.filter((issue) => issue.ignored === null)} meta={meta} />
      <IssueFilters />
      {matching.length === 0 ? (
        <EmptyState title={texts.lists.filterEmpty} text={texts.lists.filterEmptyText}>
          <Button onClick={() => goTo(linkTo(currentLocation.value.path), { replace: true })}>
            {texts.lists.clearFilters}
          </Button>
        </EmptyState>
      ) : (
        <IssueGroups issues={shown} hrefOf={issueHref} />
      )}
      {ignored.length > 0 && (
        <details>
          <summary>{t.ignoredIssues(ignored.length)}</summary>
          <IssueTable label={t.ignoredIssues(ignored.length)} issues={ignored} hrefOf={issueHref} />
        </details>
      )}
    </div>
  );
}

interface IssueSummaryProps {
  readonly issues: readonly Issue[];
  readonly meta: Output<'listSiteIssues'>['meta'];
}

function IssueSummary({ issues, meta }: IssueSummaryProps) {
  const sum = (of: (issue: Issue) => number | null): number =>
    issues.reduce((total, issue) => total + (of(issue) ?? 0), 0);
  return (
    <section class="card stack">
      <div class="row row--spread">
        <strong>{t.summary(issues.length, meta.pages)}</strong>
        {meta.computed_at && <span class="small muted">{t.computed(showAgo(meta.computed_at))}</span>}
      </div>
      <SiteHealth health={meta.health}>
        <p class="small muted">{t.health.counted}</p>
      </SiteHealth>
      <SeverityBar issues={issues} />
      {meta.previous_crawl_id !== null && (
        <p class="small muted">
          {t.trend(
            sum((issue) => issue.new),
            sum(({ fixed }) => fixed),
          )}
        </p>
      )}
      {(meta.addresses?.unjudged ?? 0) > 0 && <Notice tone="warn">{t.unjudged(meta.addresses?.unjudged ?? 0)}</Notice>}
      {meta.complete === false && <Notice tone="warn">{t.incomplete}</Notice>}
    </section>
  );
}
