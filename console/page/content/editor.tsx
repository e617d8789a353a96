/** The Markdown of a page beside its preview. What is typed is kept in the tab until it is saved or discarded. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ApiError, api, type Output } from '../../app/client.ts';
import { showToast, showUndo } from '../../app/toasts.ts';
import { useAction } from '../../app/use-action.ts';
import { invalidate, updateQuery } from '../../app/use-query.ts';
import { Button } from '../../design/button.tsx';
import { TextArea } from '../../design/field.tsx';
import { texts } from '../../texts/texts.ts';
import { useAnalysis } from '../page-data.ts';
import { Conflict } from './conflict.tsx';
import { LazyPreview } from './lazy-preview.tsx';
import { type Base, forgetUnsaved, keepUnsaved, readUnsaved } from './unsaved.ts';

const t = texts.page.content;
type Content = Output<'getContent'>['data'];

const CHARACTERS_MAX = 1_000_000;
/** Typing rests for so long before it is kept and shown. */
const REST_MS = 200;
const number = (value: number): string => value.toLocaleString('en');

const toBase = (content: Pick<Content, 'content_version_id' | 'updated_at'>): Base => ({
  versionId: content.content_version_id,
  updatedAt: content.updated_at,
});

export function Editor({ pageId, saved }: { readonly pageId: number; readonly saved: Content }) {
  const begun = useMemo(() => readUnsaved(pageId), []);
  const [text, setText] = useState(begun?.text ?? saved.markdown);
  /** The version that the edit began from: another version that is saved since is a conflict. */
  const [base, setBase] = useState(begun?.base ?? toBase(saved));
  const [kept, setKept] = useState(true);
  const [conflict, setConflict] = useState<Content | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const changed = text !== saved.markdown;
  const rested = useRested(text);

  // Nothing is typed here: what another place saved is shown.
  const lastSaved = useRef(saved);
  useEffect(() => {
    const untouched = text === lastSaved.current.markdown;
    lastSaved.current = saved;
    if (untouched) take(saved);
  }, [saved]);
  const latest = useRef({ text, base });
  latest.current = { text, base };
  const keep = (): void => {
    if (latest.current.text === lastSaved.current.markdown) forgetUnsaved(pageId);
    else setKept(keepUnsaved(pageId, latest.current));
  };
  useEffect(keep, [rested]);
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  function take(content: Content): void {
    setText(content.markdown);
    setBase(toBase(content));
  }

  const save = useAction(async (from: Base) => {
    const posted = text;
    try {
      const { data } = await api.postContent({
        pageId,
        body: { markdown: posted, base_version_id: from.versionId, base_updated_at: from.updatedAt },
      });
      setBase(toBase(data));
      setConflict(null);
      updateQuery<Output<'getContent'>>(`page:${pageId}/content`, (before) => ({
        ...before,
        data: { ...before.data, ...data, markdown: posted },
      }));
      invalidate(`page:${pageId}/`);
      showToast({ tone: 'good', text: t.saved });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
      setConflict((await api.getContent({ pageId })).data);
    }
  });
  const discard = (content: Content): void => {
    const before = { text, base };
    take(content);
    setConflict(null);
    showUndo(t.discarded, async () => {
      setText(before.text);
      setBase(before.base);
    });
  };
  const tooLong = text.length > CHARACTERS_MAX;
  return (
    <div class="stack">
      <div class="row row--spread">
        <span class="row">
          <Button look="primary" busy={save.busy} disabled={!changed || tooLong} onClick={() => void save.run(base)}>
            {t.save}
          </Button>
          {changed && <Button onClick={() => discard(saved)}>{t.discard}</Button>}
          <span class="muted" role="status">
            {changed ? (kept ? t.unsaved : t.notKept) : t.upToDate}
          </span>
        </span>
        <span class="muted small">{t.characters(number(text.length))}</span>
      </div>
      {conflict && (
        <Conflict
          mine={text}
          theirs={conflict}
          busy={save.busy}
          onKeepMine={() => void save.run(toBase(conflict))}
          onTakeTheirs={() => discard(conflict)}
          onGoOn={() => setConflict(null)}
        />
      )}
      <div class="editor">
        <TextArea
          mono
          label={t.label}
          value={text}
          onInput={setText}
          inputRef={area}
          error={tooLong ? t.tooLong(number(CHARACTERS_MAX)) : null}
        />
        <Preview pageId={pageId} text={rested} cursor={area.current?.selectionStart ?? 0} />
      </div>
    </div>
  );
}

/** The value once it has not changed for a moment. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

function Preview({
  pageId,
  text,
  cursor,
}: {
  readonly pageId: number;
  readonly text: string;
  readonly cursor: number;
}) {
  const { data } = useAnalysis(pageId);
  const recommendations = data?.data?.recommendations;
  const excerpts = useMemo(
    () =>
      (recommendations ?? []).flatMap(({ status, content_excerpt: excerpt }) =>
        excerpt && (status === 'pending' || status === 'in_progress') ? [excerpt] : [],
      ),
    [recommendations],
  );
  return (
    <div class="editor__preview">
      <span class="field__label">{t.preview}</span>
      <LazyPreview text={text} cursor={cursor} excerpts={excerpts} />
      {excerpts.length > 0 && <p class="small muted">{t.marked}</p>}
    </div>
  );
}
