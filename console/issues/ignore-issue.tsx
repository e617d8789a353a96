/** Leaves an issue as it is, with a reason, and takes that back. */
import { useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { showAgo } from '../app/dates.ts';
import { describeError } from '../app/messages.ts';
import { showUndo } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { TextArea } from '../design/field.tsx';
import { Notice } from '../design/states.tsx';
import { texts } from '../texts/texts.ts';
import type { Issue } from './issue-table.tsx';

const t = texts.issues;

interface IgnoreProps {
  readonly siteId: number;
  readonly issue: Pick<Issue, 'id' | 'title' | 'ignored'>;
}

type IssueId = Parameters<typeof api.updateSiteIssue>[0]['issueId'];

async function saveReason(siteId: number, issueId: string, reason: string | null): Promise<void> {
  await api.updateSiteIssue({ siteId, issueId: issueId as IssueId, body: { ignored_because: reason } });
  invalidate(`site:${siteId}/`);
}

export function IgnoreIssue({ siteId, issue }: IgnoreProps) {
  const { id, title, ignored } = issue;
  const [asking, setAsking] = useState(false);
  const takeBack = useAction(async () => {
    await saveReason(siteId, id, null);
    if (ignored) showUndo(t.takenBack(title), () => saveReason(siteId, id, ignored.reason));
  });
  if (ignored === null) {
    return (
      <>
        <Button small icon="ignore" onClick={() => setAsking(true)}>
          {t.ignore}
        </Button>
        {asking && <IgnoreDialog siteId={siteId} issue={issue} onClose={() => setAsking(false)} />}
      </>
    );
  }
  return (
    <Notice tone="info">
      <span class="wrap">{t.ignoredBecause(showAgo(ignored.at), ignored.reason)}</span>
      <Button small busy={takeBack.busy} onClick={() => void takeBack.run()}>
        {t.takeBack}
      </Button>
    </Notice>
  );
}

function IgnoreDialog({ siteId, issue, onClose }: IgnoreProps & { readonly onClose: () => void }) {
  const [reason, setReason] = useState('');
  const ignore = useAction(
    async () => {
      await saveReason(siteId, issue.id, reason.trim());
      onClose();
      showUndo(t.nowIgnored(issue.title), () => saveReason(siteId, issue.id, null));
    },
    { quiet: true },
  );
  return (
    <Dialog
      title={t.ignoreTitle(issue.title)}
      onClose={onClose}
      onSubmit={() => {
        if (reason.trim() !== '') void ignore.run();
      }}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button type="submit" look="primary" busy={ignore.busy} disabled={reason.trim() === ''}>
            {t.ignore}
          </Button>
        </>
      }
    >
      <TextArea
        label={t.reason}
        hint={t.reasonHint}
        error={ignore.error === null ? null : describeError(ignore.error)}
        value={reason}
        onInput={setReason}
        maxLength={500}
      />
    </Dialog>
  );
}
