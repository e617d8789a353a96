import type { CommandGroup } from '../../command.ts';
import { jobsCancel } from './cancel.ts';
import { jobsShow } from './show.ts';
import { jobsWait } from './wait.ts';

export const jobs: CommandGroup = {
  name: 'jobs',
  description: 'Show, wait for and cancel jobs',
  commands: [jobsShow, jobsWait, jobsCancel],
};
