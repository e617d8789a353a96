import type { PageIssue } from '../issue-type.ts';
import { isKnownLanguage } from '../language-codes.ts';
import { quoted } from '../wording.ts';

export const languageInvalid: PageIssue = {
  of: 'page',
  id: 'language-invalid',
  family: 'content',
  severity: 'notice',
  title: 'Language that does not exist',
  why: 'Screen readers and browsers do not know what it means.',
  how: 'Use a code of BCP 47, such as `en` or `pt-BR`.',
  found: 'From the `lang` attribute of the `html` element.',
  find: ({ record: { lang } }) =>
    lang !== null && !isKnownLanguage(lang)
      ? { message: `The lang attribute of the html element is ${quoted(lang)}, which is no language code.`, urls: [] }
      : null,
};
