import { exportCommand } from '../export-command.ts';

export const pageExport = exportCommand({
  noun: 'page',
  subjectKind: 'page',
  shown: 'PAGE_ID',
  help: 'Write what a page has',
});
