/** The differences that one crawl found. Plain data in. */
import type { Item } from '../../clients/typescript/src/index.ts';
import { Badge, type Tone } from '../design/badge.tsx';
import { SafeLink } from '../design/safe-link.tsx';
import { Table } from '../design/table.tsx';
import { shortAddress } from '../lists/short-address.ts';
import { showNumber } from '../texts/numbers.ts';
import { texts } from '../texts/texts.ts';

const t = texts.changes;

export type SiteChange = Item<'listSiteChanges'>;

const tones: Readonly<Record<SiteChange['kind'], Tone>> = {
  appeared: 'good',
  vanished: 'bad',
  moved: 'info',
  title: 'none',
  status: 'warn',
  canonical: 'none',
  index: 'warn',
  word_count: 'none',
  grade_rose: 'good',
  grade_fell: 'bad',
};

interface ChangeTableProps {
  readonly label: string;
  readonly changes: readonly SiteChange[];
  readonly hrefOf?: (pageId: number) => string;
}

export function ChangeTable({ label, changes, hrefOf }: ChangeTableProps) {
  return (
    <Table
      label={label}
      rows={changes}
      keyOf={({ kind, url }) => `${kind} ${url}`}
      columns={[
        {
          id: 'change',
          label: t.columns.change,
          cell: ({ kind }) => <Badge tone={tones[kind]}>{t.kinds[kind]}</Badge>,
        },
        {
          id: 'page',
          label: t.columns.page,
          cell: ({ url, page_id: pageId }) =>
            pageId !== null && hrefOf ? (
              <a href={hrefOf(pageId)}>{shortAddress(url)}</a>
            ) : (
              <SafeLink href={url}>{shortAddress(url)}</SafeLink>
            ),
        },
        { id: 'before', label: t.columns.before, cell: ({ kind, before }) => showValue(kind, before) },
        { id: 'after', label: t.columns.after, cell: ({ kind, after }) => showValue(kind, after) },
      ]}
    />
  );
}

function showValue(kind: SiteChange['kind'], value: SiteChange['before']): string {
  if (value === null || value === '') return kind === 'appeared' || kind === 'vanished' ? '' : t.nothing;
  if (kind === 'index' && typeof value === 'boolean') return value ? t.indexed : t.notIndexed;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'number') return kind === 'word_count' ? showNumber(value) : String(value);
  return kind === 'moved' ? shortAddress(value) : value;
}
