import { api, type Output } from '../app/client.ts';
import { showDay } from '../app/dates.ts';
import { Loaded } from '../app/loaded.tsx';
import { currentLocation, linkTo, setQuery } from '../app/router.ts';
import { ScreenHead } from '../app/screen-head.tsx';
import { useQuery } from '../app/use-query.ts';
import { Select } from '../design/field.tsx';
import { Table } from '../design/table.tsx';
import { language } from '../texts/language.ts';
import { texts } from '../texts/texts.ts';
import { Allowance } from './allowance.tsx';

const t = texts.usage;
type Usage = Output<'getUsage'>['data'];
/** This one and the 11 before it: spec of the operation. */
const MONTHS = 12;

/** `2026-11`, the latest first. */
const latestMonths = (now = new Date()): string[] =>
  Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );

const monthName = (month: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

export function UsageScreen() {
  const months = latestMonths();
  const month = months.find((one) => one === currentLocation.value.query.get('month')) ?? months[0] ?? '';
  const usage = useQuery(`usage/${month}`, (signal) => api.getUsage({ month }, { signal }));
  return (
    <>
      <ScreenHead
        title={t.title}
        subtitle={usage.data && t.intro(monthName(month), showDay(usage.data.data.resets_at))}
      >
        <Select
          inline
          label={t.month}
          value={month}
          options={months.map((value) => ({ value, label: monthName(value) }))}
          onChange={(chosen) => setQuery({ month: chosen })}
        />
      </ScreenHead>
      <Loaded query={usage}>{({ data }) => <UsedInMonth usage={data} />}</Loaded>
    </>
  );
}

function UsedInMonth({ usage }: { readonly usage: Usage }) {
  const { audits, ideas_runs: runs, credits } = usage.allowances;
  return (
    <div class="stack">
      <section class="stack">
        <h2>{t.allowances}</h2>
        <div class="fields">
          <Allowance label={t.audits} used={audits.used} limit={audits.limit} left={audits.remaining} />
          <Allowance label={t.ideasRuns} used={runs.used} limit={runs.limit} left={runs.remaining} />
          <Allowance label={t.credits} used={credits.used} limit={null} left={null} />
          <Allowance label={t.requests} used={usage.requests} limit={null} left={null} />
        </div>
      </section>
      <Costs usage={usage} />
      <section class="stack">
        <h2>{t.sites}</h2>
        <CostsOfSites sites={usage.sites} />
      </section>
    </div>
  );
}

function Costs({ usage: { cost, model, keyword_data: keywordData } }: { readonly usage: Usage }) {
  return (
    <section class="card stack">
      <h2>{t.costs}</h2>
      <dl class="facts">
        <dt>{t.total}</dt>
        <dd>{t.dollars(cost.total_usd)}</dd>
        <dt>{t.limit}</dt>
        <dd>{cost.limit_usd === null ? t.noLimit : t.dollars(cost.limit_usd)}</dd>
        {cost.unsettled_usd > 0 && (
          <>
            <dt>{t.unsettled}</dt>
            <dd>{t.dollars(cost.unsettled_usd)}</dd>
          </>
        )}
        <dt>{t.model}</dt>
        <dd>
          {t.dollars(model.cost_usd)}
          <div class="small muted">
            {t.calls(model.calls)}, {t.tokens(model.input_tokens, model.output_tokens)}
            {model.unpriced_calls > 0 && `, ${t.unpriced(model.unpriced_calls)}`}
          </div>
        </dd>
        <dt>{t.keywordData}</dt>
        <dd>
          {t.dollars(keywordData.cost_usd)}
          <div class="small muted">{t.calls(keywordData.calls)}</div>
        </dd>
      </dl>
    </section>
  );
}

function CostsOfSites({ sites }: { readonly sites: Usage['sites'] }) {
  if (sites.length === 0) return <p class="muted">{t.noSites}</p>;
  return (
    <Table
      label={t.sites}
      rows={sites}
      keyOf={({ site_id: id }) => id}
      columns={[
        {
          id: 'site',
          label: t.columns.site,
          cell: ({ site_id: id, domain }) =>
            domain === null ? t.deletedSite : <a href={linkTo(`/sites/${id}/pages`)}>{domain}</a>,
        },
        { id: 'model', label: t.columns.model, number: true, cell: ({ model }) => t.dollars(model.cost_usd) },
        {
          id: 'keywords',
          label: t.columns.keywordData,
          number: true,
          cell: ({ keyword_data: data }) => t.dollars(data.cost_usd),
        },
        { id: 'total', label: t.columns.total, number: true, cell: ({ total_usd: total }) => t.dollars(total) },
      ]}
    />
  );
}
