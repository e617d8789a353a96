import { useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { showUndo } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate, useQuery } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';
import type { PageDetail } from './page-data.ts';

const t = texts.page;

/** Offers the phrase that the page is graded for while it has no keyword. */
function GuessedKeyword(props: { readonly pageId: number; readonly onUse: (keyword: string) => void }) {
  const { pageId, onUse } = props;
  const { data } = useQuery(`page:${pageId}/guess`, (signal) => api.previewGrade({ pageId, body: {} }, { signal }));
  const keyword = data?.data?.guessed_keyword ?? null;
  if (keyword === null) return null;
  return (
    <div class="row">
      <span>{t.guessedKeyword(keyword)}</span>
      <Button small onClick={() => onUse(keyword)}>
        {t.useGuess}
      </Button>
    </div>
  );
}

/** Changes the keyword that the page is graded for, where it is read. */
export function KeywordButton({ page }: { readonly page: PageDetail }) {
  const [typed, setTyped] = useState<string | null>(null);
  const before = page.primary_keyword;
  const write = async (keyword: string | null): Promise<void> => {
    await api.updatePage({ pageId: page.id, body: { primary_keyword: keyword } });
    invalidate(`page:${page.id}/`, `site:${page.site_id}/`);
  };
  const save = useAction(async () => {
    await write(typed?.trim() || null);
    showUndo(texts.pages.keywordSet(1), () => write(before));
    setTyped(null);
  });
  return (
    <>
      <Button small look="quiet" onClick={() => setTyped(before ?? '')}>
        {before === null ? t.setKeyword : t.changeKeyword}
      </Button>
      {typed !== null && (
        <Dialog
          title={texts.pages.setKeywordTitle(1)}
          onClose={() => setTyped(null)}
          onSubmit={() => void save.run()}
          actions={
            <>
              <Button onClick={() => setTyped(null)}>{texts.shell.cancel}</Button>
              <Button type="submit" look="primary" busy={save.busy}>
                {texts.shell.save}
              </Button>
            </>
          }
        >
          {before === null && <GuessedKeyword pageId={page.id} onUse={setTyped} />}
          <TextField
            label={texts.pages.keyword}
            hint={texts.pages.keywordHint}
            value={typed}
            onInput={setTyped}
            maxLength={200}
            autoFocus
          />
        </Dialog>
      )}
    </>
  );
}
