import * as z from 'zod';
import {
  DEFAULT_WINDOW_DAYS,
  type PerformanceWindow,
  requestedWindow,
  WINDOW_DAYS_MAX,
  type WindowRequest,
  windowProblem,
} from '../../shared/domain/search-console/window.ts';

const date = (which: string) =>
  z
    .string()
    .optional()
    .meta({
      override: { type: 'string', format: 'date' },
      description: `${which} day of the window, \`YYYY-MM-DD\`. Send both dates or neither; at most ${WINDOW_DAYS_MAX} days.`,
    });

const windowShape = {
  // A text, because it is not looked at, whatever it says, when dates are given.
  days: z
    .string()
    .optional()
    .meta({
      override: { type: 'integer', minimum: 1, maximum: WINDOW_DAYS_MAX, default: DEFAULT_WINDOW_DAYS },
      description: 'Length of the window in days. It ends two days ago. Ignored when dates are sent.',
    }),
  start_date: date('First'),
  end_date: date('Last'),
};
type WindowQuery = { days?: string | undefined; start_date?: string | undefined; end_date?: string | undefined };

const toRequest = ({ days, start_date, end_date }: WindowQuery): WindowRequest => ({
  days,
  startDate: start_date,
  endDate: end_date,
});

/** A query with the window parameters that all search-console operations share, and the operation's other parameters. */
export const windowQuery = <S extends z.core.$ZodShape>(others: S) =>
  z.object({ ...others, ...windowShape }).superRefine((query, ctx) => {
    const problem = windowProblem(toRequest(query as WindowQuery));
    if (problem) ctx.addIssue({ code: 'custom', path: [problem.field], message: problem.message });
  });

/** The window that a checked query asks for. */
export const readWindow = (query: WindowQuery, now: Date): PerformanceWindow => requestedWindow(toRequest(query), now);
