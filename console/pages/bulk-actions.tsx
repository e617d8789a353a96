/** Actions on many pages at once. */
import { useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { showToast, showUndo } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { useQuery } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';
import { analyzePages, partsOf } from './analyze-pages.ts';
import type { PageRow } from './use-pages.ts';

const t = texts.pages;

interface BulkProps {
  readonly siteId: number;
  readonly selected: readonly PageRow[];
  readonly onChanged: (rows: readonly PageRow[]) => void;
  readonly onClear: () => void;
}

/** More pages are analyzed only after what it takes was said. */
const ASKED_FROM = 50;

export function BulkActions(props: BulkProps) {
  const { siteId, selected, onClear } = props;
  const [asks, setAsks] = useState<'keyword' | 'analysis' | null>(null);
  const analyze = useAction(async () => {
    await analyzePages(siteId, selected);
    setAsks(null);
    onClear();
  });
  if (selected.length === 0) return null;
  return (
    <div class="row">
      <span>{t.selected(selected.length)}</span>
      <Button small onClick={() => setAsks('keyword')}>
        {t.setKeyword}
      </Button>
      <Button
        small
        look="primary"
        busy={analyze.busy}
        onClick={() => (selected.length > ASKED_FROM ? setAsks('analysis') : void analyze.run())}
      >
        {t.analyze}
      </Button>
      <Button small look="quiet" onClick={onClear}>
        {t.clearSelection}
      </Button>
      {asks === 'keyword' && <KeywordDialog {...props} onClose={() => setAsks(null)} />}
      {asks === 'analysis' && (
        <AnalysisDialog
          count={selected.length}
          busy={analyze.busy}
          onConfirm={() => void analyze.run()}
          onClose={() => setAsks(null)}
        />
      )}
    </div>
  );
}

function AnalysisDialog(props: {
  readonly count: number;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  const usage = useQuery('usage', (signal) => api.getUsage({}, { signal }));
  const left = usage.data?.data.allowances.audits.remaining ?? null;
  return (
    <Dialog
      title={t.analyzeMany(props.count)}
      onClose={props.onClose}
      onSubmit={props.onConfirm}
      actions={
        <>
          <Button onClick={props.onClose}>{texts.shell.cancel}</Button>
          <Button type="submit" look="primary" busy={props.busy}>
            {t.analyze}
          </Button>
        </>
      }
    >
      <p>
        {t.analyzeManyText(props.count)} {left !== null && t.auditsLeft(left)}
      </p>
    </Dialog>
  );
}

function KeywordDialog({
  siteId,
  selected,
  onChanged,
  onClear,
  onClose,
}: BulkProps & { readonly onClose: () => void }) {
  const [keyword, setKeyword] = useState('');
  const action = useAction(async () => {
    const value = keyword.trim() === '' ? null : keyword.trim();
    const changed = await setKeywords(siteId, selected, () => value);
    onChanged(changed);
    showUndo(t.keywordSet(changed.length), async () =>
      onChanged(await setKeywords(siteId, selected, (row) => row.primary_keyword)),
    );
    onClear();
    onClose();
  });
  return (
    <Dialog
      title={t.setKeywordTitle(selected.length)}
      onClose={onClose}
      onSubmit={() => void action.run()}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button type="submit" look="primary" busy={action.busy}>
            {texts.shell.save}
          </Button>
        </>
      }
    >
      <TextField
        label={t.keyword}
        hint={t.keywordHint}
        value={keyword}
        onInput={setKeyword}
        maxLength={200}
        autoFocus
      />
    </Dialog>
  );
}

/** A request for each keyword and part. Returns the rows as they are now. */
async function setKeywords(
  siteId: number,
  rows: readonly PageRow[],
  keywordOf: (row: PageRow) => string | null,
): Promise<PageRow[]> {
  const changed: PageRow[] = [];
  for (const [keyword, group] of Map.groupBy(rows, keywordOf)) {
    for (const part of partsOf(group)) {
      const body = { page_ids: part.map(({ id }) => id), set: { primary_keyword: keyword } };
      const { data } = await api.updatePages({ siteId, body });
      const done = new Set(data.updated.map(({ id }) => id));
      changed.push(...part.filter(({ id }) => done.has(id)).map((row) => ({ ...row, primary_keyword: keyword })));
      const [failure] = data.failed;
      if (failure) showToast({ tone: 'bad', text: t.someFailed(data.failed.length, failure.message) });
    }
  }
  return changed;
}
