/** The Markdown of a page while it is edited. What is typed is kept in the tab until it is saved or discarded. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ApiError, api, type Output } from '../../app/client.ts';
import { showUndo } from '../../app/toasts.ts';
import { invalidate, updateQuery } from '../../app/use-query.ts';
import { showNumber } from '../../texts/numbers.ts';
import { texts } from '../../texts/texts.ts';
import { type Base, forgetUnsaved, keepUnsaved, readUnsaved } from './unsaved.ts';
import { useRested } from './use-rested.ts';

const t = texts.page.content;
export type Content = Output<'getContent'>['data'];

const CHARACTERS_MAX = 1_000_000;
/** Typing rests for so long before it is kept and shown. */
const REST_MS = 200;

const toBase = (content: Pick<Content, 'content_version_id' | 'updated_at'>): Base => ({
  versionId: content.content_version_id,
  updatedAt: content.updated_at,
});

export interface Body {
  readonly text: string;
  /** The text once typing rests. */
  readonly rested: string;
  readonly changed: boolean;
  /** False where the browser keeps no more. */
  readonly kept: boolean;
  /** The content that another place saved since the edit began. */
  readonly conflict: Content | null;
  readonly tooLong: string | null;
  setText(text: string): void;
  /** Resolves with false where another place saved first. */
  save(over?: Content): Promise<boolean>;
  /** @param undo - what Undo brings back beside the text */
  discard(content: Content, undo?: () => void): void;
  closeConflict(): void;
}

export function useBody(pageId: number, saved: Content): Body {
  const begun = useMemo(() => readUnsaved(pageId), []);
  const [text, setText] = useState(begun?.text ?? saved.markdown);
  /** The version that the edit began from: another version that is saved since is a conflict. */
  const [base, setBase] = useState(begun?.base ?? toBase(saved));
  const [kept, setKept] = useState(true);
  const [conflict, setConflict] = useState<Content | null>(null);
  const rested = useRested(text, REST_MS);

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

  return {
    text,
    rested,
    kept,
    conflict,
    changed: text !== saved.markdown,
    tooLong: text.length > CHARACTERS_MAX ? t.tooLong(showNumber(CHARACTERS_MAX)) : null,
    setText,
    async save(over) {
      const from = over ? toBase(over) : base;
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
        return true;
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
        setConflict((await api.getContent({ pageId })).data);
        return false;
      }
    },
    discard(content, undo) {
      const before = { text, base };
      take(content);
      setConflict(null);
      showUndo(t.discarded, async () => {
        setText(before.text);
        setBase(before.base);
        undo?.();
      });
    },
    closeConflict: () => setConflict(null),
  };
}
