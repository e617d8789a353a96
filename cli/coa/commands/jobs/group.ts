import type { CommandGroup } from '../../command.ts';
import { jobsCancel } from './cancel.ts';
import { jobsList } from './list.ts';
import { jobsShow } from './show.ts';
import { jobsWait } from './wait.ts';

export const jobs: CommandGroup = {
  name: 'jobs',
  description: 'List, show, wait for and cancel jobs',
  commands: [jobsList, jobsShow, jobsWait, jobsCancel],
};
