/**
 * Deletes an organization, a site or a page for good. The progress is in the table, so a command that is killed at any point
 * goes on where it was when it is given again; of two at once, one is refused.
 */
import {
  createDeletion,
  type DeletedSubject,
  type Deletion,
  getDeletion,
  newDeletion,
  subjectId,
} from '../../table/deletions.ts';
import { scanInSegments } from '../../table/engine/scan-table.ts';
import { OperatorError } from '../operator-error.ts';
import { isSettling, type PhaseServices, runPhase } from './run-phase.ts';

interface DeletionServices extends PhaseServices {
  waitUntil: (at: Date) => Promise<void>;
}

const noLimits = { scan: scanInSegments, isOver: () => false };

/** `wait`: stays until the second look at the table; without it the command has to be given again after `settledAt`. */
export async function runDeletion(
  services: DeletionServices,
  subject: DeletedSubject,
  { wait }: { wait: boolean },
): Promise<Deletion> {
  let deletion = await beginDeletion(services, subject);
  while (deletion.phase !== 'done') {
    if (isSettling(deletion, services.now())) {
      if (!wait) return deletion;
      await services.waitUntil(new Date(deletion.settledAt));
    }
    const next = await runPhase(services, deletion, noLimits);
    if (next === null) {
      throw new OperatorError('another command is deleting it; if that one was killed, try again in 2 minutes');
    }
    deletion = next;
  }
  return deletion;
}

async function beginDeletion({ table, now }: DeletionServices, subject: DeletedSubject): Promise<Deletion> {
  const deletion = newDeletion(subject, now());
  if (await createDeletion(table, deletion)) return deletion;
  return (await getDeletion(table, subject.subjectKind, subjectId(subject))) ?? deletion;
}
