import { useState } from 'preact/hooks';
import { ApiError, api } from '../app/client.ts';
import { describeError } from '../app/messages.ts';
import { showToast } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Select, TextField } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';
import type { Idea } from './idea-card.tsx';

const t = texts.ideas;
type Way = 'create' | 'optimize';

/** The page at the path: created, or the existing one, also from an attempt of ours that did not finish. */
async function pageAt(siteId: number, path: string, idea: Idea): Promise<number> {
  const body = {
    path,
    title: idea.title.slice(0, 300),
    primary_keyword: idea.primary_keyword,
    secondary_keywords: idea.secondary_keywords.slice(0, 20),
  };
  try {
    const { data } = await api.createPage({ siteId, body });
    if ('id' in data) return data.id;
    throw new TypeError('no page_id');
  } catch (error) {
    const pageId = error instanceof ApiError && error.code === 'conflict' ? error.details['page_id'] : null;
    if (typeof pageId === 'number') return pageId;
    throw error;
  }
}

interface AcceptDialogProps {
  readonly siteId: number;
  readonly idea: Idea;
  readonly onClose: () => void;
}

export function AcceptDialog({ siteId, idea, onClose }: AcceptDialogProps) {
  const [way, setWay] = useState<Way>(idea.action === 'create' || idea.page_id === null ? 'create' : 'optimize');
  const [path, setPath] = useState(idea.proposed_path ?? idea.page_path ?? '');
  const isBadPath = way === 'create' && !path.trim().startsWith('/');
  const accept = useAction(
    async () => {
      const body =
        way === 'optimize'
          ? { action: 'optimize' as const }
          : { action: 'create' as const, page_id: await pageAt(siteId, path.trim(), idea) };
      const { data } = await api.acceptIdea({ siteId, ideaId: idea.id, body });
      invalidate(`site:${siteId}/`, `page:${data.page_id}/`);
      const added = data.added_keywords.length;
      showToast({ tone: 'good', text: added > 0 ? t.acceptedKeywords(added) : t.accepted });
      if (data.analysis_reason !== null) showToast({ tone: 'info', text: t.analysisNot[data.analysis_reason] });
    },
    { quiet: true },
  );
  const submit = async (): Promise<void> => {
    if (!isBadPath && (await accept.run())) onClose();
  };
  const ways = (['create', 'optimize'] as const).map((value) => ({
    value,
    label: value === 'create' ? t.acceptCreate : t.acceptOptimize,
  }));
  return (
    <Dialog
      title={t.acceptTitle}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button look="primary" type="submit" busy={accept.busy}>
            {t.accept}
          </Button>
        </>
      }
    >
      <p class="wrap">
        <strong>{idea.title}</strong>
      </p>
      {idea.action === 'either' && <Select label={t.how} value={way} options={ways} onChange={setWay} />}
      <p class="muted">{way === 'create' ? t.acceptCreateText : t.acceptOptimizeText}</p>
      {way === 'create' && (
        <TextField
          label={t.path}
          value={path}
          maxLength={500}
          required
          onInput={setPath}
          error={isBadPath ? t.badPath : null}
        />
      )}
      {accept.error ? (
        <p class="field__error" role="alert">
          {describeError(accept.error)}
        </p>
      ) : null}
    </Dialog>
  );
}
