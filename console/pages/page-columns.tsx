/** The columns of the table of pages: plain data in, no hook, so that the report shows the same. */

import { Badge } from '../design/badge.tsx';
import { Grade } from '../design/grade.tsx';
import type { Column } from '../design/table.tsx';
import { showNumber } from '../texts/numbers.ts';
import { texts } from '../texts/texts.ts';

const t = texts.pages;

interface PageRowData {
  readonly id: number;
  readonly path: string | null;
  readonly title: string | null;
  readonly primary_keyword: string | null;
  readonly is_priority: boolean;
  readonly opportunity_score: number | null;
  readonly overall_score: number | null;
  readonly overall_grade: string | null;
  readonly word_count: number | null;
  readonly status_code: number | null;
  readonly draft_count: number;
  readonly open_recommendation_count: number;
  readonly linking_pages: number | null;
  readonly outgoing_links: number | null;
}

/** Orders of the API; the other columns have none. */
export const pageOrders = [
  'path',
  'primary_keyword',
  'opportunity_score',
  'overall_score',
  'open_recommendation_count',
  'word_count',
  'status',
] as const;
export type PageOrder = (typeof pageOrders)[number];

/** Columns beside those of grade, score and page, which are always there. */
export const chosenColumns = [
  'recommendations',
  'keyword',
  'words',
  'status',
  'linking',
  'outgoing',
  'drafts',
  'opportunity',
  'priority',
] as const;
export type ChosenColumn = (typeof chosenColumns)[number];

const count = (value: number): string => (value === 0 ? '' : showNumber(value));

export function pageColumns<Row extends PageRowData>(options: {
  readonly hrefOf?: (row: Row) => string;
  readonly sortOf?: (order: PageOrder) => Column<Row>['sort'];
}): readonly Column<Row>[] {
  const { hrefOf, sortOf } = options;
  const sorted = (order: PageOrder): Pick<Column<Row>, 'sort'> => {
    const sort = sortOf?.(order);
    return sort ? { sort } : {};
  };
  return [
    // First, so that a phone shows it too.
    {
      id: 'grade',
      label: t.columns.grade,
      width: '68px',
      narrow: '52px',
      cell: (row) => <Grade grade={row.overall_grade} none="–" />,
    },
    {
      id: 'score',
      label: t.columns.score,
      width: '84px',
      narrow: '68px',
      number: true,
      ...sorted('overall_score'),
      cell: (row) => (row.overall_score === null ? '' : row.overall_score.toFixed(0)),
    },
    {
      id: 'path',
      label: t.columns.page,
      ...sorted('path'),
      cell: (row) => {
        const path = row.path ?? t.noPath;
        return (
          <span title={row.title ?? path}>
            {hrefOf ? <a href={hrefOf(row)}>{path}</a> : path} <span class="muted">{row.title}</span>
          </span>
        );
      },
    },
    {
      id: 'recommendations',
      label: t.columns.recommendations,
      width: '128px',
      narrow: '60px',
      number: true,
      ...sorted('open_recommendation_count'),
      cell: (row) => count(row.open_recommendation_count),
    },
    {
      id: 'drafts',
      label: t.columns.drafts,
      width: '92px',
      narrow: null,
      number: true,
      cell: (row) => count(row.draft_count),
    },
    {
      id: 'keyword',
      label: t.columns.keyword,
      width: '16%',
      narrow: null,
      ...sorted('primary_keyword'),
      cell: (row) => <span title={row.primary_keyword ?? ''}>{row.primary_keyword}</span>,
    },
    {
      id: 'words',
      label: t.columns.words,
      width: '84px',
      narrow: null,
      number: true,
      ...sorted('word_count'),
      cell: (row) => (row.word_count === null ? '' : showNumber(row.word_count)),
    },
    {
      id: 'status',
      label: t.columns.status,
      width: '80px',
      narrow: null,
      number: true,
      ...sorted('status'),
      cell: (row) => row.status_code ?? '',
    },
    {
      id: 'linking',
      label: t.columns.linking,
      width: '104px',
      narrow: null,
      number: true,
      cell: (row) => (row.linking_pages === null ? '' : showNumber(row.linking_pages)),
    },
    {
      id: 'outgoing',
      label: t.columns.outgoing,
      width: '104px',
      narrow: null,
      number: true,
      cell: (row) => (row.outgoing_links === null ? '' : showNumber(row.outgoing_links)),
    },
    {
      id: 'opportunity',
      label: t.columns.opportunity,
      width: '112px',
      narrow: null,
      number: true,
      ...sorted('opportunity_score'),
      cell: (row) => (row.opportunity_score === null ? '' : row.opportunity_score.toFixed(0)),
    },
    {
      id: 'priority',
      label: t.columns.priority,
      width: '104px',
      narrow: null,
      cell: (row) => (row.is_priority ? <Badge tone="info">{t.priority}</Badge> : null),
    },
  ];
}
