/** `org delete`, `site delete` and `page delete`: one command for each, of one form. */
import { findSubject } from '../../shared/operator/deletion/find-subject.ts';
import { previewDeletion } from '../../shared/operator/deletion/preview-deletion.ts';
import { runDeletion } from '../../shared/operator/deletion/run-deletion.ts';
import { OperatorError } from '../../shared/operator/operator-error.ts';
import type { Deletion } from '../../shared/table/deletions.ts';
import { type Command, defineCommand, flag, optional } from './command.ts';
import { id } from './values.ts';

interface Deleted {
  noun: string;
  subjectKind: Deletion['subjectKind'];
  shown: string;
  help: string;
}

/** Data that no command can delete, and when it is gone. */
const stays = [
  "log lines, which hold ids and no content: until the stage's log retention has passed (docs/deploy.md)",
  "point-in-time recovery and backups: until the stage's recovery time, or the retention of its backups, has passed",
  'large values that nothing points at any more: they expire within a day, and DynamoDB deletes them within days of that',
  'the record of this deletion, with ids and counts alone: 90 days',
];

export const deleteCommand = ({ noun, subjectKind, shown, help }: Deleted): Command =>
  defineCommand({
    noun,
    verb: 'delete',
    help: `${help} --dry-run counts what would go. Given again it goes on, or shows when it was done. It waits 11 minutes for tasks under way; with --no-wait it has to be given again after that.`,
    arguments: { id: id(shown) },
    // No pointer says whose a page is: with its organization it is found without a look at the whole table.
    options: {
      dryRun: flag(),
      yes: flag(),
      noWait: flag(),
      ...(subjectKind === 'page' ? { org: optional(id('ORG_ID')) } : {}),
    },
    async run({ arguments: given, options }, services) {
      const { org } = options as { org?: number };
      const subject = await findSubject(services.table, subjectKind, { id: given.id, organizationId: org ?? null });
      if (options.dryRun) {
        const { counts, jobs } = await previewDeletion(services, subject);
        return { ...shownSubject(subject), dry_run: true, rows: counts, unfinished_jobs: jobs, stays };
      }
      if (!options.yes) {
        throw new OperatorError(
          `add --yes to delete ${subjectKind} ${given.id} for good, or --dry-run to count what it has`,
        );
      }
      const deletion = await runDeletion(services, subject, { wait: !options.noWait });
      const { phase, counts, requestedAt, endedAt, settledAt } = deletion;
      return {
        ...shownSubject(deletion),
        status: phase === 'done' ? 'deleted' : 'deleting',
        rows: counts,
        requested_at: requestedAt,
        ended_at: endedAt,
        continue_at: phase === 'done' ? null : settledAt,
        stays,
      };
    },
  });

const shownSubject = ({ ofOrganization, ofSite, ofPage }: Pick<Deletion, 'ofOrganization' | 'ofSite' | 'ofPage'>) => ({
  org_id: ofOrganization,
  site_id: ofSite,
  page_id: ofPage,
});
