import { jobKinds } from '../../../shared/jobs/job-kinds.ts';
import { putPause } from '../../../shared/table/job-pauses.ts';
import { addDefault, defineCommand } from '../command.ts';
import { pauseView } from '../pause-view.ts';
import { parseChoice, text } from '../values.ts';

export const jobsPause = defineCommand({
  noun: 'jobs',
  verb: 'pause',
  help: 'Pause a kind of job: those that run end, and no other begins until jobs resume. Jobs wait for a day.',
  arguments: { kindName: parseChoice([...jobKinds.keys()]) },
  options: { reason: addDefault(text('REASON'), 'paused by the operator') },
  async run({ arguments: { kindName }, options: { reason } }, { table, now }) {
    const since = now().toISOString();
    const pause = { by: 'operator', reason, since, probeAt: null, probeSeconds: 0, probe: null } as const;
    await putPause(table, kindName, pause);
    return pauseView(kindName, pause);
  },
});
