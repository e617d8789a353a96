import { useState } from 'preact/hooks';
import { Button } from '../design/button.tsx';
import { ReportDialog } from '../reports/report-dialog.tsx';
import { texts } from '../texts/texts.ts';

export function ReportButton({ siteId, name }: { readonly siteId: number; readonly name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small icon="report" onClick={() => setOpen(true)}>
        {texts.overview.report}
      </Button>
      {open && <ReportDialog siteId={siteId} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
