import { jobKinds } from '../../../shared/jobs/job-kinds.ts';
import { removePause } from '../../../shared/table/job-pauses.ts';
import { defineCommand } from '../command.ts';
import { pauseView } from '../pause-view.ts';
import { parseChoice } from '../values.ts';

export const jobsResume = defineCommand({
  noun: 'jobs',
  verb: 'resume',
  help: 'Resume a kind of job that the operator or an outage of a provider paused: the jobs that wait begin within 15 seconds.',
  arguments: { kindName: parseChoice([...jobKinds.keys()]) },
  options: {},
  async run({ arguments: { kindName } }, { table }) {
    await removePause(table, kindName);
    return pauseView(kindName, null);
  },
});
