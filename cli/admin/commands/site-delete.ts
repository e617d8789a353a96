import { deleteCommand } from '../delete-command.ts';

export const siteDelete = deleteCommand({
  noun: 'site',
  subjectKind: 'site',
  shown: 'SITE_ID',
  help: 'Delete a site with its pages and everything under them.',
});
