/** Downloads the rows of a list as CSV, read in parts. */
import { nextPath } from '../../clients/typescript/src/next-path.ts';
import { type api, send } from '../app/client.ts';
import { consoleHeaders } from '../app/started-requests.ts';
import { showToast } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { Button } from '../design/button.tsx';
import { texts } from '../texts/texts.ts';
import { downloadFile } from './download-file.ts';

const t = texts.lists;
type Exported = Parameters<typeof api.exportSite>[0]['what'];

async function readCsv(siteId: number, what: Exported): Promise<Blob> {
  const parts: Blob[] = [];
  let path: string | null = `/sites/${siteId}/export/${what}`;
  while (path !== null) {
    const response: Response = await send(`/v1${path}`, {
      method: 'GET',
      headers: { ...consoleHeaders, accept: 'text/csv' },
    });
    if (!response.ok) throw new Error(t.exportFailed);
    parts.push(await response.blob());
    path = nextPath(response.headers.get('link'));
  }
  return new Blob(parts, { type: 'text/csv' });
}

export function ExportButton({ siteId, what }: { readonly siteId: number; readonly what: Exported }) {
  const read = useAction(
    async () => {
      const file = await readCsv(siteId, what).catch((error: unknown) => {
        showToast({ tone: 'bad', text: t.exportFailed });
        throw error;
      });
      downloadFile(file, `${what}-${siteId}.csv`);
    },
    { quiet: true },
  );
  return (
    <Button icon="download" busy={read.busy} onClick={() => void read.run()}>
      {read.busy ? t.exporting : t.exportCsv}
    </Button>
  );
}
