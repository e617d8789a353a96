import { exportCommand } from '../export-command.ts';

export const orgExport = exportCommand({
  noun: 'org',
  subjectKind: 'organization',
  shown: 'ORG_ID',
  help: 'Write what an organization has',
});
