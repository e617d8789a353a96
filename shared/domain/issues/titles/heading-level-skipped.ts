import type { PageIssue } from '../issue-type.ts';
import { quoted } from '../wording.ts';

export const headingLevelSkipped: PageIssue = {
  of: 'page',
  id: 'heading-level-skipped',
  family: 'titles',
  severity: 'notice',
  title: 'Heading level left out',
  why: 'Screen readers and programs read the outline from the levels.',
  how: 'Use the next level below each heading.',
  found: 'From the headings that a visitor sees, in their order.',
  find: ({ record: { skippedLevel } }) =>
    skippedLevel === null
      ? null
      : {
          message: `After an H${skippedLevel.after} comes the H${skippedLevel.level} ${quoted(skippedLevel.text)}.`,
          urls: [],
        },
};
