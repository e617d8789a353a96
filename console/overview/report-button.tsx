import { useAction } from '../app/use-action.ts';
import { Button } from '../design/button.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.overview;

/** Makes the report of the site, which a browser also prints. */
export function ReportButton({ siteId, name }: { readonly siteId: number; readonly name: string }) {
  const make = useAction(async () => {
    const { downloadReport } = await import('../report/download-report.ts');
    await downloadReport(siteId, name);
  });
  return (
    <Button small busy={make.busy} onClick={() => void make.run()}>
      {make.busy ? t.makingReport : t.makeReport}
    </Button>
  );
}
