/** The types of issue of one severity. Plain data in, so that the report shows the very same. */
import type { Item } from '../../clients/typescript/src/index.ts';
import { Badge } from '../design/badge.tsx';
import { type Column, Table } from '../design/table.tsx';
import { showNumber } from '../texts/numbers.ts';
import { texts } from '../texts/texts.ts';

const t = texts.issues;

export type Issue = Item<'listSiteIssues'>;

const changeColumn: Column<Issue> = {
  id: 'change',
  label: t.columns.change,
  number: true,
  width: '180px',
  cell: (issue) => <IssueChange issue={issue} />,
};

interface IssueTableProps {
  readonly issues: readonly Issue[];
  readonly label: string;
  /** Where the pages of an issue are shown; left out where there is no such place. */
  readonly hrefOf?: (issue: Issue) => string;
}

export function IssueTable({ issues, label, hrefOf }: IssueTableProps) {
  // Before a second crawl there is nothing to compare with.
  const isCompared = issues.some((issue) => issue.new !== null || issue.fixed !== null);
  return (
    <Table
      label={label}
      rows={issues}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'issue',
          label: t.columns.issue,
          cell: (issue) => (
            <>
              {hrefOf ? <a href={hrefOf(issue)}>{issue.title}</a> : issue.title}
              <div class="small muted">{t.family[issue.family]}</div>
            </>
          ),
        },
        {
          id: 'pages',
          label: t.columns.pages,
          number: true,
          width: '96px',
          cell: ({ pages }) => showNumber(pages),
        },
        ...(isCompared ? [changeColumn] : []),
      ]}
    />
  );
}

/** Changes by the latest crawl: words beside the colours. */
export function IssueChange({ issue }: { readonly issue: Pick<Issue, 'new' | 'fixed'> }) {
  const added = issue.new;
  const { fixed } = issue;
  if (added === null && fixed === null) return null;
  if (!added && !fixed) return <span class="small muted">{t.unchanged}</span>;
  return (
    <span class="issue-change">
      {added ? <Badge tone="bad">{t.newPages(added)}</Badge> : null}
      {fixed ? <Badge tone="good">{t.fixedPages(fixed)}</Badge> : null}
    </span>
  );
}
