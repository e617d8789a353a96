import { deleteCommand } from '../delete-command.ts';

export const orgDelete = deleteCommand({
  noun: 'org',
  subjectKind: 'organization',
  shown: 'ORG_ID',
  help: 'Delete an organization with everything it has; its API keys stop working at once.',
});
