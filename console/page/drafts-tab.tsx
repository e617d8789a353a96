/** The drafts of a page, each beside what is live. */
import { useState } from 'preact/hooks';
import { api, type Item } from '../app/client.ts';
import { showAgo, showTime } from '../app/dates.ts';
import { Loaded } from '../app/loaded.tsx';
import { showToast, showUndo } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate, useQuery } from '../app/use-query.ts';
import { Badge } from '../design/badge.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Diff } from '../design/diff.tsx';
import { Select, TextArea } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';
import type { PageDetail } from './page-data.ts';

const t = texts.page.drafts;
type Draft = Item<'listDrafts'>;
type Field = Draft['field'];
const fields = Object.keys(t.fields) as Field[];
const VALUE_CHARACTERS_MAX = 20_000;

interface Edited {
  readonly field: Field;
  readonly value: string;
}

export function DraftsTab({ page }: { readonly page: PageDetail }) {
  const pageId = page.id;
  const drafts = useQuery(`page:${pageId}/drafts`, (signal) => api.listDrafts({ pageId }, { signal }));
  const [edited, setEdited] = useState<Edited | null>(null);
  const write = (
    <Button onClick={() => setEdited({ field: 'title', value: liveValue(page, 'title') })}>{t.write}</Button>
  );
  return (
    <>
      <Loaded
        query={drafts}
        isEmpty={({ data }) => data.length === 0}
        empty={{ title: t.empty, text: t.emptyText, action: write }}
      >
        {({ data }) => (
          <div class="stack">
            <div>{write}</div>
            {data.map((draft) => (
              <DraftCard
                key={draft.field}
                pageId={pageId}
                draft={draft}
                onEdit={() => setEdited({ field: draft.field, value: draft.draft_value ?? '' })}
              />
            ))}
          </div>
        )}
      </Loaded>
      {edited && <DraftDialog page={page} edited={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

/** A draft begins with what is live. */
function liveValue({ latest_snapshot: live, primary_keyword: keyword }: PageDetail, field: Field): string {
  const values: Partial<Record<Field, string | null | undefined>> = {
    title: live?.title,
    meta_description: live?.meta_description,
    h1: live?.h1,
    primary_keyword: keyword,
  };
  return values[field] ?? '';
}

const statusText = (status: string): string => (t.statuses as Readonly<Record<string, string>>)[status] ?? status;

function DraftCard(props: { readonly pageId: number; readonly draft: Draft; readonly onEdit: () => void }) {
  const { pageId, draft } = props;
  const { field, draft_value: value } = draft;
  const discard = useAction(async () => {
    await api.deleteDraft({ pageId, field });
    invalidate(`page:${pageId}/`);
    if (value === null) return;
    showUndo(t.discarded(t.fields[field]), async () => {
      await api.putDraft({ pageId, field, body: { draft_value: value } });
      invalidate(`page:${pageId}/`);
    });
  });
  return (
    <article class="card stack" aria-label={t.fields[field]}>
      <header class="row row--spread">
        <span class="row">
          <h2>{t.fields[field]}</h2>
          <Badge>{statusText(draft.status)}</Badge>
          <time class="muted small" dateTime={draft.updated_at} title={showTime(draft.updated_at)}>
            {t.updated(showAgo(draft.updated_at))}
          </time>
        </span>
        <span class="row">
          <Button small label={`${t.edit}: ${t.fields[field]}`} onClick={props.onEdit}>
            {t.edit}
          </Button>
          <Button
            small
            busy={discard.busy}
            label={`${t.discard}: ${t.fields[field]}`}
            onClick={() => void discard.run()}
          >
            {t.discard}
          </Button>
        </span>
      </header>
      <Diff
        before={draft.original_value ?? ''}
        after={value ?? ''}
        label={texts.page.diff.label(t.fields[field])}
        gapText={texts.page.diff.gap}
      />
    </article>
  );
}

function DraftDialog(props: { readonly page: PageDetail; readonly edited: Edited; readonly onClose: () => void }) {
  const { page, onClose } = props;
  const pageId = page.id;
  const [{ field, value }, setEdited] = useState(props.edited);
  const save = useAction(async () => {
    await api.putDraft({ pageId, field, body: { draft_value: value } });
    invalidate(`page:${pageId}/`);
    showToast({ tone: 'good', text: t.saved(t.fields[field]) });
    onClose();
  });
  return (
    <Dialog
      wide
      title={t.write}
      onClose={onClose}
      onSubmit={() => void save.run()}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button type="submit" look="primary" busy={save.busy}>
            {texts.shell.save}
          </Button>
        </>
      }
    >
      <Select
        label={t.field}
        value={field}
        options={fields.map((one) => ({ value: one, label: t.fields[one] }))}
        onChange={(chosen) => setEdited({ field: chosen, value: liveValue(page, chosen) })}
      />
      <TextArea
        label={t.value}
        value={value}
        rows={8}
        maxLength={VALUE_CHARACTERS_MAX}
        onInput={(typed) => setEdited({ field, value: typed })}
      />
    </Dialog>
  );
}
