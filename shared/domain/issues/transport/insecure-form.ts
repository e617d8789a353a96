import type { PageIssue } from '../issue-type.ts';
import { counted, firstUrls, listed } from '../wording.ts';

export const insecureForm: PageIssue = {
  of: 'page',
  id: 'insecure-form',
  family: 'transport',
  severity: 'error',
  title: 'Form that sends without https',
  why: 'What the visitor enters can be read on its way.',
  how: 'Send the form to an address with https.',
  found: 'From the `action` of forms that begins with http.',
  find: ({ record: { insecureForms } }) =>
    insecureForms.count === 0
      ? null
      : {
          message: `${counted(insecureForms.count, 'form sends', 'forms send')} to an address without encryption: ${listed(insecureForms.first, insecureForms.count)}.`,
          urls: firstUrls(insecureForms.first),
        },
};
