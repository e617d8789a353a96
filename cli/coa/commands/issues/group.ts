import type { CommandGroup } from '../../command.ts';
import { issuesList } from './list.ts';
import { issuesPages } from './pages.ts';

export const issues: CommandGroup = {
  name: 'issues',
  description: 'List the issues of a site and their pages',
  commands: [issuesList, issuesPages],
};
