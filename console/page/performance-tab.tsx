import { api, type Item, type Output } from '../app/client.ts';
import { showDay } from '../app/dates.ts';
import { Loaded } from '../app/loaded.tsx';
import { useQuery } from '../app/use-query.ts';
import { Sparkline } from '../design/charts.tsx';
import { EmptyState } from '../design/states.tsx';
import { type Column, Table } from '../design/table.tsx';
import { showNumber, showPercent } from '../texts/numbers.ts';
import { texts } from '../texts/texts.ts';
import type { PageDetail } from './page-data.ts';

const t = texts.page.search;
type Performance = Output<'getPagePerformance'>;
type Query = Item<'getPageQueries'>;

const columns: readonly Column<Query>[] = [
  { id: 'query', label: t.query, cell: ({ query }) => query },
  { id: 'clicks', label: t.clicks, number: true, cell: ({ clicks }) => showNumber(clicks) },
  { id: 'impressions', label: t.impressions, number: true, cell: ({ impressions }) => showNumber(impressions) },
  { id: 'ctr', label: t.ctr, number: true, cell: ({ ctr }) => showPercent(ctr, 1) },
  { id: 'position', label: t.position, number: true, cell: ({ position }) => showNumber(position, 1) },
];

export function PerformanceTab({ page }: { readonly page: PageDetail }) {
  const pageId = page.id;
  const performance = useQuery(`page:${pageId}/performance`, (signal) =>
    api.getPagePerformance({ pageId }, { signal }),
  );
  const queries = useQuery(`page:${pageId}/queries`, (signal) => api.getPageQueries({ pageId }, { signal }));
  return (
    <Loaded query={performance}>
      {(result) =>
        result.gsc_status !== 'available' ? (
          <EmptyState title={t.title} text={t.status[result.gsc_status]} />
        ) : (
          <div class="stack">
            <Totals result={result} />
            <h2>{t.queries}</h2>
            <Loaded query={queries} isEmpty={({ data }) => data.length === 0} empty={{ title: t.noQueries }}>
              {({ data }) => <Table label={t.queries} columns={columns} rows={data} keyOf={({ query }) => query} />}
            </Loaded>
          </div>
        )
      }
    </Loaded>
  );
}

function Totals({ result }: { readonly result: Performance }) {
  const { totals, window, data } = result;
  if (!totals) return null;
  return (
    <section class="card stack">
      <h2>{t.title}</h2>
      <p class="muted">{t.window(showDay(window.start_date), showDay(window.end_date))}</p>
      <dl class="totals">
        {[
          [t.clicks, showNumber(totals.clicks)],
          [t.impressions, showNumber(totals.impressions)],
          [t.ctr, showPercent(totals.ctr, 1)],
          [t.position, showNumber(totals.position, 1)],
        ].map(([label, value]) => (
          <div key={label}>
            <dt class="small muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Sparkline values={data.map(({ clicks }) => clicks)} label={t.clicksLine(showNumber(totals.clicks))} />
    </section>
  );
}
