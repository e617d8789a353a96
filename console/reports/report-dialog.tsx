/** Makes the report of a site: as a file, on paper, or behind a link. */
import { useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { Loaded } from '../app/loaded.tsx';
import { useAction } from '../app/use-action.ts';
import { invalidate, useQuery } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { CopyField } from '../design/copy-field.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Select } from '../design/field.tsx';
import { downloadFile } from '../lists/download-file.ts';
import type { Preparer } from '../report/report-model.ts';
import { texts } from '../texts/texts.ts';
import { preparer } from './preparer.ts';
import { PreparerFields } from './preparer-fields.tsx';
import { SharedList } from './shared-list.tsx';

const t = texts.reports;
const dayOptions = ['7', '30', '90', '365'] as const;
type Days = (typeof dayOptions)[number];
/** As much as the service stores. */
const SHARED_BYTES_MAX = 4_000_000;

const loadMaker = () => import('../report/make-report.ts');

function readPreparer(): Preparer | null {
  const { name, logo } = preparer.value;
  return name === null && logo === null ? null : { name, logo };
}

const makeHtml = async (siteId: number): Promise<string> => (await loadMaker()).makeReport(siteId, readPreparer());

interface ReportDialogProps {
  readonly siteId: number;
  /** Of the file. */
  readonly name: string;
  readonly onClose: () => void;
}

export function ReportDialog({ siteId, name, onClose }: ReportDialogProps) {
  const [days, setDays] = useState<Days>('30');
  const [isTooLarge, setTooLarge] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const shared = useQuery(`site:${siteId}/shared-reports`, (signal) => api.listSharedReports({ siteId }, { signal }));
  const download = useAction(async () => {
    downloadFile(new Blob([await makeHtml(siteId)], { type: 'text/html' }), `${name}.html`);
  });
  const print = useAction(async () => {
    const { printReport } = await loadMaker();
    await printReport(siteId, readPreparer(), onClose);
  });
  const share = useAction(async () => {
    const html = new Blob([await makeHtml(siteId)]);
    setTooLarge(html.size > SHARED_BYTES_MAX);
    if (html.size > SHARED_BYTES_MAX) return;
    const body = { document: await html.text(), expires_in_days: Number(days), prepared_by: preparer.value.name };
    const { data } = await api.createSharedReport({ siteId, body });
    setLink(new URL(data.path, location.origin).href);
    invalidate(`site:${siteId}/shared-reports`);
  });
  const busy = download.busy || print.busy || share.busy;
  return (
    <Dialog title={t.title} onClose={onClose} actions={<Button onClick={onClose}>{t.close}</Button>}>
      <p class="muted">{t.intro}</p>
      <PreparerFields />
      <div class="row">
        <Button look="primary" busy={busy} onClick={() => void download.run()}>
          {download.busy ? t.making : t.download}
        </Button>
        <Button busy={busy} onClick={() => void print.run()}>
          {print.busy ? t.making : t.print}
        </Button>
      </div>
      <p class="small muted">{t.printHint}</p>
      <section class="stack" aria-labelledby="report-share">
        <h3 id="report-share">{t.shareTitle}</h3>
        <p class="small muted">{t.shareText}</p>
        <div class="row row--bottom">
          <Select
            label={t.days}
            value={days}
            options={dayOptions.map((value) => ({ value, label: t.dayOptions[value] }))}
            onChange={setDays}
          />
          <Button busy={busy} onClick={() => void share.run()}>
            {share.busy ? t.making : t.share}
          </Button>
        </div>
        {isTooLarge && <p role="alert">{t.tooLarge}</p>}
        {link !== null && (
          <>
            <p>{t.created}</p>
            <CopyField label={t.link} value={link} words={t} />
          </>
        )}
      </section>
      <section class="stack" aria-labelledby="report-shared">
        <h3 id="report-shared">{t.shared}</h3>
        <Loaded query={shared}>{({ data }) => <SharedList siteId={siteId} reports={data} />}</Loaded>
      </section>
    </Dialog>
  );
}
