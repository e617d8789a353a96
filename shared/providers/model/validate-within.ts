import { setTimeout as delay } from 'node:timers/promises';
import type { ValidatorVerdict } from '../../domain/recommendations/rules-verdict.ts';
import type { ValidationRequest } from '../../domain/recommendations/validation-request.ts';
import { log } from '../../logging/log.ts';
import type { Validator } from './validator.ts';

interface BudgetedVerdict {
  addressed: boolean;
  reasoning: string;
  /** True when there was no verdict in time: it passes, but promotes no score. */
  skipped: boolean;
  changes?: ValidatorVerdict['changes'];
}

const passed: BudgetedVerdict = {
  addressed: true,
  reasoning: 'The content could not be validated in time; it passes without a verdict.',
  skipped: true,
};

/** Asks a validator; after an error, or when the time is up, the content passes with `skipped` set. Never throws. */
export async function validateWithin(
  budgetMs: number,
  validator: Validator,
  request: ValidationRequest,
): Promise<BudgetedVerdict> {
  const budget = new AbortController();
  try {
    const verdict = await Promise.race([
      validator.validate(request, budget.signal),
      delay(budgetMs, null, { signal: budget.signal }),
    ]);
    if (verdict === null) log.warn('a validator took too long', { model: validator.model, budget_ms: budgetMs });
    if (verdict === null) return passed;
    const { addressed, reasoning, changes } = verdict;
    return { addressed, reasoning, skipped: verdict.skipped === true, changes };
  } catch (error) {
    log.error('a validator failed', error, { model: validator.model });
    return passed;
  } finally {
    // Ends the timer, or the call that took too long.
    budget.abort();
  }
}
