import { message, quoted } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const headingLevelSkipped: PageIssue = {
  of: 'page',
  id: 'heading-level-skipped',
  family: 'titles',
  severity: 'notice',
  find: ({ record: { skippedLevel } }) =>
    skippedLevel === null
      ? null
      : {
          message: message('issues.heading-level-skipped.evidence', {
            after: skippedLevel.after,
            level: skippedLevel.level,
            heading: quoted(skippedLevel.text),
          }),
          urls: [],
        },
};
