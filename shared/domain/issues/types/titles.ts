import { codePointLength, truncated } from '../../language/text-length.ts';
import { quoted } from '../../messages/message.ts';
import { duplicates } from '../duplicates.ts';
import { issueFamily } from '../issue-family.ts';
import type { IssueType } from '../issue-type.ts';
import { shownLength } from '../shown-length.ts';
import { listed } from '../wording.ts';

const { page, site } = issueFamily('titles');

const TITLE_MIN = 20;
const TITLE_MAX = 70;
const DESCRIPTION_MIN = 90;
const DESCRIPTION_MAX = 180;
/** A record keeps so much of a title, and of a description. */
const TITLE_KEPT = 300;
const DESCRIPTION_KEPT = 500;

const findNamed = (texts: readonly string[]): string | undefined => texts.find((text) => text !== '');

export const titleTypes: readonly IssueType[] = [
  page('title-missing', 'error', ({ record: { titles } }) => {
    if (findNamed(titles) !== undefined) return null;
    return titles.length === 0 ? {} : { says: 'empty' };
  }),
  site(
    'title-duplicate',
    'warning',
    ...duplicates('title-duplicate', {
      value: ({ title }) => title?.toLowerCase() ?? null,
      shown: ({ title }) => ({ title: quoted(title ?? '') }),
    }),
  ),
  page('title-too-short', 'notice', ({ record: { titles } }) => {
    const title = findNamed(titles);
    if (title === undefined || shownLength(title) >= TITLE_MIN) return null;
    return { values: { title: quoted(title), count: codePointLength(title) } };
  }),
  page('title-too-long', 'notice', ({ record: { titles } }) => {
    const title = findNamed(titles);
    if (title === undefined || shownLength(title) <= TITLE_MAX) return null;
    const atLeast = title.length >= TITLE_KEPT;
    return { values: { count: codePointLength(title), atLeast, title: quoted(truncated(title, 100)) } };
  }),
  page('title-several', 'warning', ({ record: { titles } }) => {
    const named = titles.filter((title) => title !== '');
    return named.length > 1 ? { values: { count: named.length, titles: listed(named.map(quoted)) } } : null;
  }),
  page('description-missing', 'warning', ({ record: { descriptions, noindex } }) => {
    if (noindex || findNamed(descriptions) !== undefined) return null;
    return descriptions.length === 0 ? {} : { says: 'empty' };
  }),
  site(
    'description-duplicate',
    'notice',
    ...duplicates('description-duplicate', { value: ({ description }) => description?.toLowerCase() ?? null }),
  ),
  page('description-too-short', 'notice', ({ record: { descriptions, noindex } }) => {
    const text = findNamed(descriptions);
    if (text === undefined || noindex || shownLength(text) >= DESCRIPTION_MIN) return null;
    return { values: { count: codePointLength(text), text: quoted(text) } };
  }),
  page('description-too-long', 'notice', ({ record: { descriptions, noindex } }) => {
    const text = findNamed(descriptions);
    if (text === undefined || noindex || shownLength(text) <= DESCRIPTION_MAX) return null;
    return { values: { count: codePointLength(text), atLeast: text.length >= DESCRIPTION_KEPT } };
  }),
  page('description-several', 'notice', ({ record: { descriptions } }) => {
    const count = descriptions.filter((text) => text !== '').length;
    return count > 1 ? { values: { count, atLeast: count === 4 } } : null;
  }),
  page('h1-missing', 'warning', ({ record: { h1s } }) => (h1s.length === 0 ? {} : null)),
  page('h1-several', 'notice', ({ record: { h1s } }) =>
    h1s.length > 1
      ? { values: { count: h1s.length, atLeast: h1s.length === 5, headings: listed(h1s.map(quoted)) } }
      : null,
  ),
  site(
    'h1-duplicate',
    'notice',
    ...duplicates('h1-duplicate', {
      value: ({ h1 }) => h1?.toLowerCase() ?? null,
      shown: ({ h1 }) => ({ h1: quoted(h1 ?? '') }),
      isUsual: (count, of) => count > of / 2 && of > 3,
    }),
  ),
  page('heading-level-skipped', 'notice', ({ record: { skippedLevel } }) => {
    if (skippedLevel === null) return null;
    const { after, level, text } = skippedLevel;
    return { values: { after, level, heading: quoted(text) } };
  }),
  page('heading-empty', 'notice', ({ record: { emptyHeadings } }) =>
    emptyHeadings === 0 ? null : { values: { count: emptyHeadings } },
  ),
];
