import { codePointLength } from '../../language/text-length.ts';
import type { PageIssue } from '../issue-type.ts';
import { shownLength } from '../shown-length.ts';
import { counted, quoted } from '../wording.ts';

const DESCRIPTION_MIN = 90;

export const descriptionTooShort: PageIssue = {
  of: 'page',
  id: 'description-too-short',
  family: 'titles',
  severity: 'notice',
  title: 'Short meta description',
  why: 'It leaves the space unused that search engines give it.',
  how: 'Write 120 to 160 characters.',
  found: 'From meta descriptions below 90 characters; wide characters, as Chinese ones, count as two.',
  find: ({ record: { descriptions, noindex } }) => {
    const text = descriptions.find((description) => description !== '');
    if (text === undefined || noindex || shownLength(text) >= DESCRIPTION_MIN) return null;
    return {
      message: `The meta description has ${counted(codePointLength(text), 'character')}: ${quoted(text)}.`,
      urls: [],
    };
  },
};
