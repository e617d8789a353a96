import { ApiError } from '../http/api-error.ts';
import type { SpentLimit } from '../jobs/allowance.ts';

/** `details` has the allowance under the names that every 402 has (spec, Errors), and the dollars under names that say so. */
export const spendingLimitReached = ({ allowance, dollars }: SpentLimit): ApiError =>
  new ApiError(
    'payment_required',
    `The monthly limit of ${dollars.limit} US dollars for models and keyword data is reached. It begins anew with the next month (UTC)`,
    {
      details: {
        ...allowance,
        limit_usd: dollars.limit,
        used_usd: dollars.used,
        remaining_usd: dollars.remaining,
      },
    },
  );
