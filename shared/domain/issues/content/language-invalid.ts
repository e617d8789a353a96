import { message, quoted } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { isKnownLanguage } from '../language-codes.ts';

export const languageInvalid: PageIssue = {
  of: 'page',
  id: 'language-invalid',
  family: 'content',
  severity: 'notice',
  find: ({ record: { lang } }) =>
    lang !== null && !isKnownLanguage(lang)
      ? { message: message('issues.language-invalid.evidence', { lang: quoted(lang) }), urls: [] }
      : null,
};
