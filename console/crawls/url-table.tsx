/** The outcome of each address of a crawl. Plain data in. */
import { Badge } from '../design/badge.tsx';
import { SafeLink } from '../design/safe-link.tsx';
import { VirtualTable } from '../design/table.tsx';
import { shortAddress } from '../lists/short-address.ts';
import { texts } from '../texts/texts.ts';
import { type CrawledUrl, describeReason, outcomeTone } from './crawl-labels.ts';

const t = texts.crawls.urls;

interface UrlTableProps {
  readonly label: string;
  readonly urls: readonly CrawledUrl[];
}

export function UrlTable({ label, urls }: UrlTableProps) {
  return (
    <VirtualTable
      label={label}
      rows={urls}
      keyOf={({ url }) => url}
      minWidth="1000px"
      columns={[
        { id: 'url', label: t.columns.url, cell: ({ url }) => <SafeLink href={url}>{shortAddress(url)}</SafeLink> },
        {
          id: 'outcome',
          label: t.columns.outcome,
          width: '140px',
          narrow: '108px',
          cell: ({ outcome }) => <Badge tone={outcomeTone[outcome]}>{t.outcomes[outcome]}</Badge>,
        },
        {
          id: 'status',
          label: t.columns.status,
          width: '72px',
          narrow: null,
          number: true,
          cell: (url) => url.status_code ?? '',
        },
        {
          id: 'reason',
          label: t.columns.reason,
          width: '150px',
          narrow: '112px',
          cell: ({ reason }) => <span title={reason ?? undefined}>{describeReason(reason)}</span>,
        },
        {
          id: 'depth',
          label: t.columns.depth,
          width: '64px',
          narrow: null,
          number: true,
          cell: ({ depth }) => depth,
        },
        {
          id: 'found',
          label: t.columns.foundOn,
          width: '130px',
          narrow: null,
          cell: ({ found_on: from }) => <FoundOn from={from} />,
        },
        {
          id: 'time',
          label: t.columns.time,
          width: '84px',
          narrow: null,
          number: true,
          cell: ({ milliseconds }) => (milliseconds === null ? '' : t.milliseconds(milliseconds)),
        },
        {
          id: 'size',
          label: t.columns.size,
          width: '84px',
          narrow: null,
          number: true,
          cell: ({ size_bytes: bytes }) => (bytes === null ? '' : t.kilobytes(bytes)),
        },
      ]}
    />
  );
}

function FoundOn({ from }: { readonly from: string | null }) {
  if (from === null) return <>{t.startPage}</>;
  if (from === 'sitemap') return <>{t.sitemap}</>;
  return <SafeLink href={from}>{shortAddress(from)}</SafeLink>;
}
