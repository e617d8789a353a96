import { api, type Item, type Output } from '../app/client.ts';
import { Loaded } from '../app/loaded.tsx';
import { linkTo } from '../app/router.ts';
import type { ScreenProps } from '../app/screen.ts';
import { ScreenHead } from '../app/screen-head.tsx';
import { Badge } from '../design/badge.tsx';
import { LinkButton } from '../design/button.tsx';
import { MoreButton } from '../lists/more-button.tsx';
import { useParts } from '../lists/use-parts.ts';
import { Sentence } from '../report/page-link.tsx';
import { texts } from '../texts/texts.ts';
import { GroupedPages } from './grouped-pages.tsx';
import { IgnoreIssue } from './ignore-issue.tsx';
import { IssuePages } from './issue-pages.tsx';
import { type Issue, IssueChange } from './issue-table.tsx';
import { findTemplateFaults, groupedIssues } from './page-groups.ts';
import { severityTone } from './severities.ts';
import { TemplateFaults } from './template-faults.tsx';
import { useIssues } from './use-issues.ts';

const t = texts.issues;

type IssueId = Parameters<typeof api.listIssuePages>[0]['issueId'];
const PART = 100;

/** One type of issue: why it matters, how to fix it, and its pages with evidence. */
export function IssueScreen({ parameters }: ScreenProps) {
  const siteId = Number(parameters['siteId']);
  const issueId = parameters['issueId'] as IssueId;
  const issues = useIssues(siteId);
  return (
    <>
      <p>
        <a class="back" href={linkTo(`/sites/${siteId}/issues`)}>
          ← {t.back}
        </a>
      </p>
      <Loaded isScreen query={issues}>
        {(list: Output<'listSiteIssues'>) => {
          const issue = list.data.find(({ id }) => id === issueId);
          return issue ? <OpenIssue siteId={siteId} issue={issue} /> : <ScreenHead title={t.unknownType} />;
        }}
      </Loaded>
      <PagesOfIssue siteId={siteId} issueId={issueId} />
    </>
  );
}

function OpenIssue({ siteId, issue }: { readonly siteId: number; readonly issue: Issue }) {
  return (
    <>
      <ScreenHead
        title={issue.title}
        subtitle={
          <span class="row">
            <Badge tone={severityTone[issue.severity]}>{t.severityOne[issue.severity]}</Badge>
            <a href={linkTo(`/sites/${siteId}/issues`, { family: issue.family })}>{t.family[issue.family]}</a>
            <IssueChange issue={issue} />
          </span>
        }
      />
      <div>
        <IgnoreIssue siteId={siteId} issue={issue} />
      </div>
      <section class="card">
        <dl class="explained">
          <dt>{t.why}</dt>
          <dd>
            <Sentence text={issue.why} />
          </dd>
          <dt>{t.how}</dt>
          <dd>
            <Sentence text={issue.how} />
          </dd>
          <dt>{t.found}</dt>
          <dd class="muted">
            <Sentence text={issue.found} />
          </dd>
        </dl>
      </section>
    </>
  );
}

const pageHref = (pageId: number): string => linkTo(`/pages/${pageId}`);

/** Says once what pages share: those that are equal, and what many have from their template. */
function FoundPages({
  issueId,
  pages,
  isPart,
}: {
  readonly issueId: IssueId;
  readonly pages: readonly Item<'listIssuePages'>[];
  readonly isPart: boolean;
}) {
  if (groupedIssues.has(issueId)) return <GroupedPages pages={pages} hrefOf={pageHref} isPart={isPart} />;
  const { faults, others } = findTemplateFaults(pages);
  return (
    <>
      {faults.length > 0 && <TemplateFaults faults={faults} hrefOf={pageHref} isPart={isPart} />}
      {others.length > 0 && <IssuePages issueId={issueId} pages={others} hrefOf={pageHref} />}
    </>
  );
}

function PagesOfIssue({ siteId, issueId }: { readonly siteId: number; readonly issueId: IssueId }) {
  const parts = useParts(`site:${siteId}/issues/${issueId}`, async (cursor, signal) => {
    const input = { siteId, issueId, limit: PART, ...(cursor !== null && { cursor }) };
    const { data, meta } = await api.listIssuePages(input, signal ? { signal } : {});
    return { rows: data, next: meta.next_cursor };
  });
  return (
    <section class="stack">
      {(parts.query.data === undefined || parts.rows.length > 0) && <h2>{t.pagesTitle}</h2>}
      <Loaded
        query={parts.query}
        isEmpty={({ rows }) => rows.length === 0}
        empty={{
          title: t.pagesEmpty,
          text: t.pagesEmptyText,
          action: <LinkButton href={linkTo(`/sites/${siteId}/issues`)}>{t.back}</LinkButton>,
        }}
      >
        {() => (
          <>
            <FoundPages issueId={issueId} pages={parts.rows} isPart={parts.hasMore} />
            <MoreButton parts={parts} />
          </>
        )}
      </Loaded>
    </section>
  );
}
