import type { PageIssue } from '../issue-type.ts';

export const languageMissing: PageIssue = {
  of: 'page',
  id: 'language-missing',
  family: 'content',
  severity: 'notice',
  title: 'Language missing',
  why: 'Screen readers, browsers and translators have to guess the language.',
  how: 'Set the `lang` attribute of the `html` element.',
  found: 'From the `html` element of the document.',
  find: ({ record }) =>
    record.lang === null ? { message: 'The html element has no lang attribute.', urls: [] } : null,
};
