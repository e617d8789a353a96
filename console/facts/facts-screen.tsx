import { useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { Loaded } from '../app/loaded.tsx';
import { currentLocation, goTo, linkTo, setQuery } from '../app/router.ts';
import type { ScreenProps } from '../app/screen.ts';
import { ScreenHead } from '../app/screen-head.tsx';
import { Button, LinkButton } from '../design/button.tsx';
import { Select } from '../design/field.tsx';
import { EmptyState } from '../design/states.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { MoreButton } from '../lists/more-button.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { type Part, useParts } from '../lists/use-parts.ts';
import { texts } from '../texts/texts.ts';
import { type Fact, type FactKind, kinds } from './fact-fields.ts';
import { FactGroups } from './fact-groups.tsx';

const t = texts.facts;
const PART = 200;
const statuses = ['all', 'active', 'stale', 'dismissed'] as const;

interface FactFilter {
  readonly kind: FactKind | null;
  readonly status: (typeof statuses)[number];
  readonly search: string;
}

function readFilter(): FactFilter {
  const { query } = currentLocation.value;
  return {
    kind: kinds.find((kind) => kind === query.get('kind')) ?? null,
    status: statuses.find((status) => status === query.get('status')) ?? 'all',
    search: query.get('search') ?? '',
  };
}

export function FactsScreen({ parameters }: ScreenProps) {
  const siteId = Number(parameters['siteId']);
  const filter = readFilter();
  const [sheet, setSheet] = useState<{ total: number; sheet_count: number } | null>(null);
  const facts = useParts(`site:${siteId}/facts?${JSON.stringify(filter)}`, async (cursor, signal) => {
    if (filter.status === 'dismissed') return readDismissed(siteId, filter, signal);
    const offset = cursor === null ? 0 : Number(cursor);
    const { kind, search } = filter;
    const asked = { ...(kind !== null && { kind }), ...(search.trim() !== '' && { search: search.trim() }) };
    const input = { siteId, status: filter.status, include: 'citations' as const, limit: PART, offset, ...asked };
    const { data, meta } = await api.listFacts(input, signal ? { signal } : {});
    setSheet(meta);
    return { rows: data, next: offset + PART < meta.total ? String(offset + PART) : null };
  });
  return (
    <>
      <ScreenHead title={t.title} subtitle={sheet && sheet.total > 0 && t.intro(sheet.total, sheet.sheet_count)}>
        <ExportButton siteId={siteId} what="facts" />
      </ScreenHead>
      <FactFilters filter={filter} />
      <Loaded query={facts.query}>
        {() =>
          facts.rows.length === 0 ? (
            <NoFacts siteId={siteId} filter={filter} />
          ) : (
            <div class="stack">
              <FactGroups
                siteId={siteId}
                facts={facts.rows}
                dismissed={filter.status === 'dismissed'}
                marksSheet={sheet !== null && sheet.sheet_count < sheet.total}
              />
              <MoreButton parts={facts} />
            </div>
          )
        }
      </Loaded>
    </>
  );
}

/** All of them: people dismiss some dozens. */
async function readDismissed(siteId: number, { kind, search }: FactFilter, signal?: AbortSignal): Promise<Part<Fact>> {
  const { data } = await api.listDismissedFacts({ siteId }, signal ? { signal } : {});
  const wanted = search.trim().toLowerCase();
  const rows = data.filter(
    (fact) =>
      (kind === null || fact.kind === kind) && Object.values(fact.data).join(' ').toLowerCase().includes(wanted),
  );
  return { rows, next: null };
}

function NoFacts({ siteId, filter }: { readonly siteId: number; readonly filter: FactFilter }) {
  if (filter.status === 'dismissed' && filter.kind === null && filter.search === '') {
    return <EmptyState title={t.dismissedEmpty} text={t.dismissedText} />;
  }
  if (filter.kind !== null || filter.search !== '' || filter.status !== 'all') {
    return (
      <EmptyState title={texts.lists.filterEmpty} text={texts.lists.filterEmptyText}>
        <Button onClick={() => goTo(linkTo(currentLocation.value.path), { replace: true })}>
          {texts.lists.clearFilters}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t.empty} text={t.emptyText}>
      <LinkButton href={linkTo(`/sites/${siteId}/crawls`)}>{t.goToCrawls}</LinkButton>
    </EmptyState>
  );
}

function FactFilters({ filter }: { readonly filter: FactFilter }) {
  return (
    <div class="fields">
      <SearchField label={t.search} name="search" />
      <Select
        label={t.kindLabel}
        value={filter.kind ?? ''}
        options={[{ value: '', label: texts.lists.all }, ...kinds.map((value) => ({ value, label: t.kinds[value] }))]}
        onChange={(kind) => setQuery({ kind })}
      />
      <Select
        label={t.statusLabel}
        value={filter.status}
        options={statuses.map((value) => ({ value, label: t.status[value] }))}
        onChange={(status) => setQuery({ status: status === 'all' ? null : status })}
      />
    </div>
  );
}
