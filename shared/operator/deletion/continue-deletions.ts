import { listDueDeletions } from '../../table/deletions.ts';
import { isSettling, type PhaseServices, runPhase } from './run-phase.ts';

/**
 * Goes on with the deletions that clients requested until the time is over: the next call does the rest. They do not scan, so that
 * their cost is that of the site; what a walk cannot find has no key of the site and no text of it.
 */
export async function continueDeletions(
  services: Pick<PhaseServices, 'table' | 'now'>,
  isOver: () => boolean,
): Promise<void> {
  for (const due of await listDueDeletions(services.table)) {
    let deletion = due;
    while (deletion.phase !== 'done' && !isSettling(deletion, services.now()) && !isOver()) {
      const next = await runPhase(services, deletion, { scan: null, isOver });
      // Another sweep is at it.
      if (next === null) break;
      deletion = next;
    }
  }
}
