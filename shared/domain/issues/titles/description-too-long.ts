import { codePointLength } from '../../language/text-length.ts';
import type { PageIssue } from '../issue-type.ts';
import { shownLength } from '../shown-length.ts';
import { counted } from '../wording.ts';

const DESCRIPTION_MAX = 180;
/** A record keeps so much of a description. */
const TEXT_KEPT = 500;

export const descriptionTooLong: PageIssue = {
  of: 'page',
  id: 'description-too-long',
  family: 'titles',
  severity: 'notice',
  title: 'Long meta description',
  why: 'Search engines usually cut descriptions after about 160 characters.',
  how: 'Write 120 to 160 characters.',
  found: 'From meta descriptions of more than 180 characters; wide characters, as Chinese ones, count as two.',
  find: ({ record: { descriptions, noindex } }) => {
    const text = descriptions.find((description) => description !== '');
    if (text === undefined || noindex || shownLength(text) <= DESCRIPTION_MAX) return null;
    return {
      message: `The meta description has ${counted(codePointLength(text), 'character')}${text.length >= TEXT_KEPT ? ' or more' : ''}.`,
      urls: [],
    };
  },
};
