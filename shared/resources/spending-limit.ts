import { ApiError } from '../http/api-error.ts';
import type { Allowance } from '../jobs/allowance.ts';

/** `spent`: in dollars. */
export const spendingLimitReached = (spent: Allowance): ApiError =>
  new ApiError(
    'payment_required',
    `The monthly limit of ${spent.limit} US dollars for models and keyword data is reached. It begins anew with the next month (UTC)`,
    { details: { ...spent } },
  );
