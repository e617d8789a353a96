/** The planned pages as a tree of their addresses. Plain data in. */
import type { ComponentChildren } from 'preact';
import type { Output } from '../../clients/typescript/src/index.ts';
import { Badge } from '../design/badge.tsx';
import { Table } from '../design/table.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.plan;

export type PlanPage = Output<'getPlan'>['data']['pages'][number];

const DEPTH_MAX = 4;
const pageDepth = ({ path }: PlanPage): number =>
  Math.min(DEPTH_MAX, Math.max(0, (path ?? '').split('/').filter(Boolean).length - 1));

/** Each page below the one whose address it continues. */
const sortAsTree = (pages: readonly PlanPage[]): readonly PlanPage[] =>
  pages.toSorted((a, b) => (a.path ?? '').localeCompare(b.path ?? ''));

/** The basis of a page of a model, and whose words its purpose has. */
function Origin({ page }: { readonly page: PlanPage }) {
  if (page.basis !== 'brief' && page.basis !== 'model') return null;
  const basis = page.basis_words === null ? t.proposed : t.fromBrief(page.basis_words);
  return (
    <div class="small muted wrap">
      {basis}
      {page.worded_by !== null && ` · ${t.wordedBy(page.worded_by)}`}
    </div>
  );
}

interface PlanTableProps {
  readonly pages: readonly PlanPage[];
  readonly hrefOf?: (page: PlanPage) => string;
  readonly actionsOf?: (page: PlanPage) => ComponentChildren;
}

export function PlanTable({ pages, hrefOf, actionsOf }: PlanTableProps) {
  return (
    <Table
      label={t.pages}
      rows={sortAsTree(pages)}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'page',
          label: t.columns.page,
          cell: (page) => (
            <div class={`plan-page plan-page--${pageDepth(page)}`}>
              {hrefOf ? <a href={hrefOf(page)}>{page.name}</a> : page.name}
              {page.path !== null && <div class="small muted wrap">{page.path}</div>}
              {page.purpose !== null && <div class="small wrap">{page.purpose}</div>}
              <Origin page={page} />
            </div>
          ),
        },
        {
          id: 'keyword',
          label: t.columns.keyword,
          cell: ({ primary_keyword: keyword, failed }) =>
            keyword ??
            (failed ? <Badge tone="warn">{t.keywordFailed}</Badge> : <span class="muted no-break">{t.noKeyword}</span>),
        },
        ...(actionsOf
          ? [
              {
                id: 'actions',
                label: <span class="visually-hidden">{t.columns.actions}</span>,
                cell: (page: PlanPage) => <div class="plan-actions">{actionsOf(page)}</div>,
              },
            ]
          : []),
      ]}
    />
  );
}
