import type { ClaimCheckers } from './check-claim.ts';
import type { RawHeading, RawPage } from './raw-page.ts';
import { lettersOf, wordRange } from './raw-words.ts';

const isSame = (a: string, b: string): boolean => lettersOf(a) === lettersOf(b);
const named = (page: RawPage, text: string): RawHeading[] =>
  page.headings.filter(
    (heading) =>
      isSame(heading.text, text) ||
      isSame(heading.shown, text) ||
      isSame(heading.words, text) ||
      lettersOf(heading.shown).startsWith(lettersOf(text)),
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
    return value === 'one_word' && least > 1 ? `"${heading}" has ${least} words` : null;
  },
  longest_stretch: ({ value }, page) => {
    const most = wordRange(page.textWithAlts).most;
    const least = Math.floor(
      (0.75 * wordRange(page.coreText).least) / (page.headings.filter(({ text }) => text !== '').length + 1),
    );
    return value <= most && value >= least ? null : `${value} words, found ${least} to ${most}`;
  },
  words_before_subheading: ({ value }, page) => {
    const most = wordRange(page.textWithAlts).most;
    return value <= most ? null : `${value} words of ${most}`;
  },
};
