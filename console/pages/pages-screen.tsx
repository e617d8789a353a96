/** All pages of a site: filtered and sorted by the API, read as they come in sight, changed and analyzed many at once. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { FailedState, StaleNotice } from '../app/loaded.tsx';
import { linkTo } from '../app/router.ts';
import type { ScreenProps } from '../app/screen.ts';
import { useAction } from '../app/use-action.ts';
import { Button, LinkButton } from '../design/button.tsx';
import { Checkbox } from '../design/field.tsx';
import { EmptyState, Loading } from '../design/states.tsx';
import { type Column, VirtualTable } from '../design/table.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { GradeDistribution } from '../sites/grade-distribution.tsx';
import { SiteScreen } from '../sites/site-screen.tsx';
import { texts } from '../texts/texts.ts';
import { BulkActions } from './bulk-actions.tsx';
import { ColumnChoice, shownColumns } from './column-choice.tsx';
import { chosenColumns, pageColumns } from './page-columns.tsx';
import { describeSort, PageFilters, readFilter } from './page-filters.tsx';
import { readMatching } from './read-matching.ts';
import { type PageRow, usePages } from './use-pages.ts';

const t = texts.pages;

export function PagesScreen({ parameters }: ScreenProps) {
  const siteId = Number(parameters['siteId']);
  return (
    <SiteScreen siteId={siteId} title={t.title}>
      {({ latest_crawl: crawl }) => <PageList siteId={siteId} revision={crawl?.completed_at ?? ''} />}
    </SiteScreen>
  );
}

function PageList({ siteId, revision }: { readonly siteId: number; readonly revision: string }) {
  const filter = readFilter();
  const pages = usePages(siteId, filter);
  const [selected, setSelected] = useState<ReadonlyMap<number, PageRow>>(new Map());
  const readAt = useRef(revision);
  useEffect(() => {
    if (revision !== readAt.current) pages.reload();
    readAt.current = revision;
  }, [revision]);
  const selectAll = useAction(async () => {
    const rows = await readMatching(siteId, filter);
    setSelected(new Map(rows.map((row) => [row.id, row])));
  });
  const isFiltered = Object.keys(filter).some((name) => name !== 'sort' && name !== 'direction');
  if (pages.rows === null) {
    return pages.error === undefined ? (
      <Loading label={texts.states.loading} />
    ) : (
      <FailedState error={pages.error} onRetry={pages.reload} />
    );
  }
  const select = (row: PageRow, chosen: boolean): void => {
    const next = new Map(selected);
    if (chosen) next.set(row.id, row);
    else next.delete(row.id);
    setSelected(next);
  };
  const hidden = new Set<string>(chosenColumns.filter((column) => !shownColumns.value.includes(column)));
  const columns = [
    selectColumn(selected, select),
    ...pageColumns<PageRow>({ hrefOf: (row) => linkTo(`/pages/${row.id}`), sortOf: describeSort }),
  ].filter(({ id }) => !hidden.has(id));
  const total = pages.rows.length;
  return (
    <div class="stack">
      {!isFiltered && total > 0 && (
        <GradeDistribution
          grades={pages.grades}
          hrefOf={(letter) => linkTo(`/sites/${siteId}/pages`, { grade: letter })}
        />
      )}
      <PageFilters />
      {pages.error !== undefined && <StaleNotice error={pages.error} onRetry={pages.reload} />}
      <div class="row row--spread" aria-busy={pages.stale}>
        <span class="row">
          <span role="status">{t.count(total)}</span>
          {total > 0 && selected.size < total && (
            <Button small look="quiet" busy={selectAll.busy} onClick={() => void selectAll.run()}>
              {t.selectMatching(total)}
            </Button>
          )}
          <ColumnChoice />
          <ExportButton siteId={siteId} what="pages" />
        </span>
        <BulkActions
          siteId={siteId}
          selected={[...selected.values()]}
          onChanged={pages.update}
          onClear={() => setSelected(new Map())}
        />
      </div>
      {total === 0 ? (
        <EmptyState title={isFiltered ? t.noMatch : t.empty} text={isFiltered ? t.noMatchText : t.emptyText}>
          {isFiltered && <LinkButton href={linkTo(`/sites/${siteId}/pages`)}>{t.clearFilters}</LinkButton>}
        </EmptyState>
      ) : (
        <VirtualTable
          // Another filter or order is another list: it begins at its top.
          key={JSON.stringify(filter)}
          placeKey={`pages ${siteId} ${JSON.stringify(filter)}`}
          label={t.table}
          columns={columns}
          rows={pages.rows}
          keyOf={(row) => row.id}
          minWidth="960px"
          onRange={pages.show}
        />
      )}
    </div>
  );
}

function selectColumn(
  selected: ReadonlyMap<number, PageRow>,
  select: (row: PageRow, chosen: boolean) => void,
): Column<PageRow> {
  return {
    id: 'select',
    label: <span class="visually-hidden">{t.columns.select}</span>,
    width: '44px',
    narrow: '32px',
    cell: (row) => (
      <Checkbox
        hideLabel
        label={t.selectPage(row.path ?? t.noPath)}
        checked={selected.has(row.id)}
        onChange={(chosen) => select(row, chosen)}
      />
    ),
  };
}
