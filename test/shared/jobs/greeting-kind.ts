/** A made-up eighth kind, as `docs/architecture.md` says that one is added: this file, and a line in the registry. */
import * as z from 'zod';
import { ownerFinder } from '../../../shared/jobs/find-owner.ts';
import { jobMessage, type StartableKind } from '../../../shared/jobs/job-kind.ts';
import { startJobWrites } from '../../../shared/jobs/lifecycle/start-job.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { jobRowShape, newJob } from '../../../shared/table/jobs.ts';

const greetingSchema = z.object({ ...jobRowShape, siteId: z.number(), text: z.string(), status: z.string() });
type Greeting = z.infer<typeof greetingSchema>;

const keyOf = ({ organizationId, siteId }: Pick<Greeting, 'organizationId' | 'siteId'>) => ({
  pk: `ORG#${organizationId}#SITE#${siteId}`,
  sk: 'GREETING',
});

export const greetingKind: StartableKind<Greeting> = {
  name: 'greeting',
  idPrefix: 'job_greet_',
  machines: ['greet-site'],
  deadlines: { silentSeconds: 120, leaseSeconds: 240 },
  onSilence: 'fail',
  parse: (item) => greetingSchema.parse(item),
  keyOf,
  taskId: ({ siteId }) => siteId,
  locate: (_table, { organizationId, id }) => keyOf({ organizationId, siteId: id }),
  statuses: {
    queued: 'waiting',
    running: 'greeting',
    completed: 'greeted',
    failed: 'silent',
    skipped: 'greeted',
    cancelled: 'silent',
  },
  findOwner: ownerFinder('SITE'),
  async start({ table, jobs, now }, { site }) {
    const { organizationId, id: siteId } = site;
    const id = `job_greet_${siteId}`;
    const job = newJob({
      id,
      kind: 'greeting',
      siteId,
      pageId: null,
      queuedAt: now().toISOString(),
      reservation: { kind: 'audit', month: now().toISOString().slice(0, 7) },
      locks: [{ pk: keyOf({ organizationId, siteId }).pk, sk: 'LOCK#GREETING', holder: id }],
    });
    const row: Greeting = { organizationId, siteId, text: 'Hello', status: 'waiting', job };
    const result = await transact(table, startJobWrites(greetingKind, row, now()));
    if (!result.ok) return { started: false, reason: 'in_progress' };
    await jobs.send(jobMessage(greetingKind, row));
    return { started: true, jobId: id };
  },
};
