/** Actions on many pages at once. */
import { useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { showToast, showUndo } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';
import { analyzePages } from './analyze-pages.ts';
import type { PageRow } from './use-pages.ts';

const t = texts.pages;

interface BulkProps {
  readonly siteId: number;
  readonly selected: readonly PageRow[];
  readonly max: number;
  readonly onChanged: (rows: readonly PageRow[]) => void;
  readonly onClear: () => void;
}

export function BulkActions(props: BulkProps) {
  const { siteId, selected, max, onClear } = props;
  const [asksKeyword, setAsksKeyword] = useState(false);
  const analyze = useAction(async () => {
    await analyzePages(siteId, selected);
    onClear();
  });
  if (selected.length === 0) return null;
  return (
    <div class="row">
      <span>{t.selected(selected.length)}</span>
      {selected.length >= max && <span class="muted small">{t.selectMax(max)}</span>}
      <Button small onClick={() => setAsksKeyword(true)}>
        {t.setKeyword}
      </Button>
      <Button small look="primary" busy={analyze.busy} onClick={() => void analyze.run()}>
        {t.analyze}
      </Button>
      <Button small look="quiet" onClick={onClear}>
        {t.clearSelection}
      </Button>
      {asksKeyword && <KeywordDialog {...props} onClose={() => setAsksKeyword(false)} />}
    </div>
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

/** One request for each keyword. Returns the rows as they are now. */
async function setKeywords(
  siteId: number,
  rows: readonly PageRow[],
  keywordOf: (row: PageRow) => string | null,
): Promise<PageRow[]> {
  const changed: PageRow[] = [];
  for (const [keyword, group] of Map.groupBy(rows, keywordOf)) {
    const body = { page_ids: group.map(({ id }) => id), set: { primary_keyword: keyword } };
    const { data } = await api.updatePages({ siteId, body });
    const done = new Set(data.updated.map(({ id }) => id));
    changed.push(...group.filter(({ id }) => done.has(id)).map((row) => ({ ...row, primary_keyword: keyword })));
    const [failure] = data.failed;
    if (failure) showToast({ tone: 'bad', text: t.someFailed(data.failed.length, failure.message) });
  }
  return changed;
}
