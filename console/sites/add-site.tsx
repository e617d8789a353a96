import { useState } from 'preact/hooks';
import { useAction } from '../app/use-action.ts';
import { Button } from '../design/button.tsx';
import { texts } from '../texts/texts.ts';
import { addSite } from './add-new-site.ts';
import { AddSiteDialog } from './add-site-dialog.tsx';

const t = texts.sites;

export function AddSite() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" icon="add" onClick={() => setOpen(true)}>
        {t.add}
      </Button>
      {open && <AddSiteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The page of the console names the site where the service has one to try. */
export function TrySampleSite() {
  const domain = document.querySelector<HTMLMetaElement>('meta[name=sample-site]')?.content;
  const add = useAction(async () => addSite(domain ?? '', 'top'));
  if (domain === undefined) return null;
  return (
    <Button busy={add.busy} onClick={() => void add.run()}>
      {t.trySample}
    </Button>
  );
}
