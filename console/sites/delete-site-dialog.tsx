/** Deletes a site for good, once its domain was typed. */
import { useState } from 'preact/hooks';
import { api, type Item } from '../app/client.ts';
import { forgetSite } from '../app/current-site.ts';
import { describeError } from '../app/messages.ts';
import { showToast } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.sites.remove;

interface DeleteSiteDialogProps {
  readonly site: Pick<Item<'listSites'>, 'id' | 'domain' | 'name' | 'page_count'>;
  readonly onClose: () => void;
}

export function DeleteSiteDialog({ site, onClose }: DeleteSiteDialogProps) {
  const { id: siteId, domain, page_count: pages } = site;
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim().toLowerCase() === domain.toLowerCase();
  const remove = useAction(
    async () => {
      await api.deleteSite({ siteId });
      forgetSite(siteId);
      invalidate('sites', 'jobs', 'usage', `site:${siteId}/`);
      showToast({ tone: 'good', text: t.done(site.name ?? domain) });
      onClose();
    },
    { quiet: true },
  );
  return (
    <Dialog
      title={t.title(site.name ?? domain)}
      onClose={onClose}
      onSubmit={() => {
        if (isTyped) void remove.run();
      }}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button type="submit" look="danger" busy={remove.busy} disabled={!isTyped}>
            {t.now}
          </Button>
        </>
      }
    >
      <p>{t.text(pages)}</p>
      <TextField
        label={t.type(domain)}
        error={remove.error === null ? null : describeError(remove.error)}
        value={typed}
        onInput={setTyped}
        autoFocus
      />
    </Dialog>
  );
}
