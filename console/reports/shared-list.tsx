import { useState } from 'preact/hooks';
import { api, type Output } from '../app/client.ts';
import { showDay } from '../app/dates.ts';
import { showToast } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.reports;
type SharedReport = Output<'listSharedReports'>['data'][number];

/** The links of a site that work. Revoking asks once more, in place of the row. */
export function SharedList({
  siteId,
  reports,
}: {
  readonly siteId: number;
  readonly reports: readonly SharedReport[];
}) {
  const [asked, setAsked] = useState<string | null>(null);
  const revoke = useAction(async (reportId: string) => {
    await api.revokeSharedReport({ siteId, reportId });
    setAsked(null);
    showToast({ tone: 'info', text: t.revoked });
    invalidate(`site:${siteId}/shared-reports`);
  });
  if (reports.length === 0) return <p class="muted">{t.noneShared}</p>;
  return (
    <ul class="shared-reports">
      {reports.map(({ id, created_at: createdAt, expires_at: expiresAt, prepared_by: name }) => (
        <li key={id} class="row row--spread">
          {asked === id ? (
            <>
              <span>
                {t.revokeTitle} <span class="muted">{t.revokeText}</span>
              </span>
              <span class="row">
                <Button small onClick={() => setAsked(null)}>
                  {texts.shell.cancel}
                </Button>
                <Button small look="danger" busy={revoke.busy} onClick={() => void revoke.run(id)}>
                  {t.revoke}
                </Button>
              </span>
            </>
          ) : (
            <>
              <span>
                {t.sharedOn(showDay(createdAt))}, {t.until(showDay(expiresAt))}
                {name !== null && `, ${t.by(name)}`}
              </span>
              <Button small label={t.revokeOf(showDay(createdAt))} onClick={() => setAsked(id)}>
                {t.revoke}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
