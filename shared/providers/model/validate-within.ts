import { setTimeout as delay } from 'node:timers/promises';
import type { ValidatorVerdict } from '../../domain/recommendations/rules-verdict.ts';
import type { ValidationRequest } from '../../domain/recommendations/validation-request.ts';
import { log } from '../../logging/log.ts';
import { ModelError } from './text-model.ts';
import type { Validator } from './validator.ts';

interface BudgetedVerdict {
  addressed: boolean;
  reasoning: string;
  /** True when there was no verdict in time: it passes, but promotes no score. */
  skipped: boolean;
  /** Null where there was no verdict. */
  judgedBy: string | null;
  changes?: ValidatorVerdict['changes'];
}

const passed = (reason: string): BudgetedVerdict => ({
  addressed: true,
  reasoning: `${reason} It passes without a verdict.`,
  skipped: true,
  judgedBy: null,
});

const LATE = 'The content could not be validated in time.';
const FAILED = 'The content could not be validated.';

/** Names the kind of failure, and nothing that a provider said: an editor can ask the operator about the key, not about the wait. */
const reasons: Readonly<Record<ModelError['kind'], string>> = {
  late: LATE,
  unavailable: 'The content could not be validated: the language model is not available.',
  rejected: 'The content could not be validated: the provider of the language model rejects the calls of this service.',
  refused: 'The content could not be validated: the language model refuses to judge it.',
  malformed: FAILED,
  over_limit: 'The content could not be validated: the limit of this month for language models is reached.',
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
    if (verdict === null) return passed(LATE);
    const { addressed, reasoning, judgedBy, changes } = verdict;
    return { addressed, reasoning, skipped: verdict.skipped === true, judgedBy, changes };
  } catch (error) {
    log.error('a validator failed', error, { model: validator.model });
    return passed(error instanceof ModelError ? reasons[error.kind] : FAILED);
  } finally {
    // Ends the timer, or the call that took too long.
    budget.abort();
  }
}
