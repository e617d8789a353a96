import type { ClaimCheckers } from './claim-checker.ts';
import { checkRange } from './count-checkers.ts';
import type { RawHeading, RawPage } from './raw-page.ts';
import { toLetters, wordRange } from './raw-words.ts';

const isSame = (a: string, b: string): boolean => toLetters(a) === toLetters(b);
const named = (page: RawPage, text: string): RawHeading[] =>
  page.headings.filter(
    (heading) =>
      isSame(heading.text, text) ||
      isSame(heading.shown, text) ||
      isSame(heading.words, text) ||
      (toLetters(text).length >= 40 && toLetters(heading.shown).startsWith(toLetters(text))),
  );

export const headingCheckers: ClaimCheckers<
  | 'heading_level'
  | 'skipped_level'
  | 'no_skipped_level'
  | 'weak_heading'
  | 'longest_stretch'
  | 'words_before_subheading'
> = {
  heading_level: ({ heading, value }, page) =>
    named(page, heading).some(({ level }) => level === value) ? null : `no H${value} "${heading}"`,
  skipped_level: ({ heading, from, value }, page) => {
    const isThere = page.headings.some(({ level, text }, at) => {
      const before =
        page.headings.slice(0, at).findLast((earlier) => earlier.text !== '' && earlier.isCore) ??
        page.headings[at - 1];
      return (
        level === value &&
        isSame(text, heading) &&
        (before === undefined || before.level <= from || page.headings[at - 1]?.level === from)
      );
    });
    return isThere ? null : `no H${value} "${heading}" after an H${from}`;
  },
  no_skipped_level: (_, page) => {
    const core = page.headings.filter(({ isCore }) => isCore);
    const skip = core.find(({ level }, at) => at > 0 && level > (core[at - 1]?.level ?? 6) + 1);
    const before = skip === undefined ? -1 : page.headings.indexOf(skip) - 1;
    const isSkip = skip !== undefined && skip.level > (page.headings[before]?.level ?? 6) + 1;
    return isSkip ? `H${skip.level} "${skip.text}" skips a level` : null;
  },
  weak_heading: ({ heading, value }, page) => {
    const found = named(page, heading);
    if (found.length === 0) return `no heading "${heading}"`;
    const { least, most } = wordRange(heading);
    if (value === 'repeated') return found.length > 1 ? null : `"${heading}" stands there once`;
    if (value === 'long') return most > 16 ? null : `"${heading}" has ${most} words`;
    if (value === 'generic') return least <= 4 ? null : `"${heading}" has ${least} words`;
    return least > 1 ? `"${heading}" has ${least} words` : null;
  },
  longest_stretch: ({ value }, { stretches }) => {
    const least = Math.floor(0.75 * Math.max(...stretches.sure));
    const most = Math.ceil(1.1 * Math.max(...stretches.most)) + 5;
    // Of markup that is not closed, two parsers make two outlines.
    return least > most ? null : checkRange(value, { least, most }, 'words without a subheading');
  },
  words_before_subheading: ({ value }, { stretches: { opening } }) =>
    checkRange(
      value,
      { least: Math.floor(0.7 * opening.least), most: Math.ceil(1.1 * opening.most) + 5 },
      'words before a subheading',
    ),
};
