import { message, quoted } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const placeholderText: PageIssue = {
  of: 'page',
  id: 'placeholder-text',
  family: 'content',
  severity: 'error',
  find: ({ record: { placeholderText } }) =>
    placeholderText === null
      ? null
      : { message: message('issues.placeholder-text.evidence', { text: quoted(placeholderText) }), urls: [] },
};
