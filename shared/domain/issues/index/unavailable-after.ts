import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

/** A site that is crawled once a month hears of the date before it comes. */
const NEAR_DAYS = 31;
const DAY_MS = 86_400_000;

export const unavailableAfter: PageIssue = {
  of: 'page',
  id: 'unavailable-after',
  family: 'index',
  severity: 'warning',
  find: ({ record: { unavailableAfter: date } }, { auditedAt }) => {
    if (date === undefined || Date.parse(date) - Date.parse(auditedAt) > NEAR_DAYS * DAY_MS) return null;
    const day = date.slice(0, 'YYYY-MM-DD'.length);
    return {
      message: message('issues.unavailable-after.evidence', { date: day, isPast: date <= auditedAt }),
      urls: [],
    };
  },
};
