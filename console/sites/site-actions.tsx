/** Renames a site, archives it, takes it back, and deletes it for good. */
import { useState } from 'preact/hooks';
import { api, type Item } from '../app/client.ts';
import { ConfirmDialog } from '../app/confirm-dialog.tsx';
import { describeError } from '../app/messages.ts';
import { showToast } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';
import { DeleteSiteDialog } from './delete-site-dialog.tsx';

const t = texts.sites;
type Site = Item<'listSites'>;

async function changeSite({ id: siteId }: Site, body: { name?: string | null; archived?: boolean }): Promise<void> {
  await api.updateSite({ siteId, body });
  invalidate('sites', `site:${siteId}/`);
}

export function SiteActions({ site }: { readonly site: Site }) {
  const [open, setOpen] = useState<'rename' | 'archive' | 'delete' | null>(null);
  const name = site.name ?? site.domain;
  const restore = useAction(async () => {
    await changeSite(site, { archived: false });
    showToast({ tone: 'good', text: t.restored(name) });
  });
  const close = (): void => setOpen(null);
  return (
    <div class="row site-card__actions">
      <Button small look="quiet" label={t.renameSite(name)} onClick={() => setOpen('rename')}>
        {t.rename}
      </Button>
      {site.archived_at === null ? (
        <Button small look="quiet" label={t.archiveSite(name)} onClick={() => setOpen('archive')}>
          {t.archive}
        </Button>
      ) : (
        <Button small busy={restore.busy} label={t.restoreSite(name)} onClick={() => void restore.run()}>
          {t.restore}
        </Button>
      )}
      <Button small look="quiet" label={t.remove.open(name)} onClick={() => setOpen('delete')}>
        {t.remove.button}
      </Button>
      {open === 'delete' && <DeleteSiteDialog site={site} onClose={close} />}
      {open === 'rename' && <RenameDialog site={site} onClose={close} />}
      {open === 'archive' && (
        <ConfirmDialog
          title={t.archiveTitle(name)}
          text={t.archiveText}
          confirmLabel={t.archive}
          look="danger"
          onClose={close}
          onConfirm={async () => {
            await changeSite(site, { archived: true });
            showToast({ tone: 'good', text: t.archived(name) });
            close();
          }}
        />
      )}
    </div>
  );
}

function RenameDialog({ site, onClose }: { readonly site: Site; readonly onClose: () => void }) {
  const [name, setName] = useState(site.name ?? '');
  const save = useAction(
    async () => {
      await changeSite(site, { name: name.trim() || null });
      onClose();
    },
    { quiet: true },
  );
  return (
    <Dialog
      title={t.renameTitle}
      onClose={onClose}
      onSubmit={() => void save.run()}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button type="submit" look="primary" busy={save.busy}>
            {t.saveName}
          </Button>
        </>
      }
    >
      <TextField
        label={t.name}
        hint={t.nameHint(site.domain)}
        error={save.error === null ? null : describeError(save.error)}
        value={name}
        onInput={setName}
        maxLength={200}
        autoFocus
      />
    </Dialog>
  );
}
