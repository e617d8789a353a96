import { codePointLength } from '../../language/text-length.ts';
import { message, quoted } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { shownLength } from '../shown-length.ts';

const DESCRIPTION_MIN = 90;

export const descriptionTooShort: PageIssue = {
  of: 'page',
  id: 'description-too-short',
  family: 'titles',
  severity: 'notice',
  find: ({ record: { descriptions, noindex } }) => {
    const text = descriptions.find((description) => description !== '');
    if (text === undefined || noindex || shownLength(text) >= DESCRIPTION_MIN) return null;
    return {
      message: message('issues.description-too-short.evidence', { count: codePointLength(text), text: quoted(text) }),
      urls: [],
    };
  },
};
