import { exportCommand } from '../export-command.ts';

export const siteExport = exportCommand({
  noun: 'site',
  subjectKind: 'site',
  shown: 'SITE_ID',
  help: 'Write what a site has',
});
