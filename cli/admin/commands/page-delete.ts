import { deleteCommand } from '../delete-command.ts';

export const pageDelete = deleteCommand({
  noun: 'page',
  subjectKind: 'page',
  shown: 'PAGE_ID',
  help: 'Delete a page with its content, drafts, analyses and links. The site keeps what it derived from several pages.',
});
