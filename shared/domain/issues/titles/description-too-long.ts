import { codePointLength } from '../../language/text-length.ts';
import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { shownLength } from '../shown-length.ts';

const DESCRIPTION_MAX = 180;
/** A record keeps so much of a description. */
const TEXT_KEPT = 500;

export const descriptionTooLong: PageIssue = {
  of: 'page',
  id: 'description-too-long',
  family: 'titles',
  severity: 'notice',
  find: ({ record: { descriptions, noindex } }) => {
    const text = descriptions.find((description) => description !== '');
    if (text === undefined || noindex || shownLength(text) <= DESCRIPTION_MAX) return null;
    return {
      message: message('issues.description-too-long.evidence', {
        count: codePointLength(text),
        atLeast: text.length >= TEXT_KEPT,
      }),
      urls: [],
    };
  },
};
