import { useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { describeError } from '../app/messages.ts';
import { showToast, showUndo } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { TextArea, TextField } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';
import type { PlanPage } from './plan-table.tsx';

const t = texts.plan;

const pageSlug = ({ path }: PlanPage): string => (path ?? '').replace(/^\/|\/$/g, '') || 'home';

interface PlanPageDialogProps {
  readonly siteId: number;
  /** Null: a new page. */
  readonly page: PlanPage | null;
  readonly onClose: () => void;
}

/** Adds a planned page, or changes one. */
export function PlanPageDialog({ siteId, page, onClose }: PlanPageDialogProps) {
  const before = { name: page?.name ?? '', slug: page ? pageSlug(page) : '', purpose: page?.purpose ?? '' };
  const [typed, setTyped] = useState(before);
  const [tried, setTried] = useState(false);
  const update = async (pageId: number, { name, slug, purpose }: typeof typed): Promise<void> => {
    const body = {
      name: name.trim(),
      ...(slug.trim() !== '' && { slug: slug.trim() }),
      purpose: purpose.trim() || null,
    };
    await api.updatePlanPage({ siteId, pageId, body });
    invalidate(`site:${siteId}/plan`);
  };
  const save = useAction(
    async () => {
      if (page) {
        await update(page.id, typed);
        showUndo(t.saved(typed.name.trim()), () => update(page.id, before));
        return;
      }
      const slug = typed.slug.trim();
      const body = { name: typed.name.trim(), slug: slug || null, purpose: typed.purpose.trim() || null };
      await api.createPlanPage({ siteId, body });
      invalidate(`site:${siteId}/plan`);
      showToast({ tone: 'good', text: t.added });
    },
    { quiet: true },
  );
  const submit = async (): Promise<void> => {
    setTried(true);
    if (typed.name.trim() !== '' && (await save.run())) onClose();
  };
  return (
    <Dialog
      title={page ? t.editPage(page.name) : t.add}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button look="primary" type="submit" busy={save.busy}>
            {texts.shell.save}
          </Button>
        </>
      }
    >
      <TextField
        label={t.pageName}
        value={typed.name}
        maxLength={300}
        required
        error={tried && typed.name.trim() === '' ? t.nameRequired : null}
        onInput={(name) => setTyped({ ...typed, name })}
      />
      <TextField
        label={t.slug}
        hint={t.slugHint}
        value={typed.slug}
        maxLength={500}
        onInput={(slug) => setTyped({ ...typed, slug })}
      />
      <TextArea
        label={t.purpose}
        value={typed.purpose}
        maxLength={2000}
        onInput={(purpose) => setTyped({ ...typed, purpose })}
      />
      {save.error ? (
        <p class="field__error" role="alert">
          {describeError(save.error)}
        </p>
      ) : null}
    </Dialog>
  );
}
