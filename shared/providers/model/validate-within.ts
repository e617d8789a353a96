import { setTimeout as delay } from 'node:timers/promises';
import { type Message, message, type Said } from '../../domain/messages/message.ts';
import type { ValidatorVerdict } from '../../domain/recommendations/rules-verdict.ts';
import type { ValidationRequest } from '../../domain/recommendations/validation-request.ts';
import { log } from '../../logging/log.ts';
import { ModelError } from './text-model.ts';
import type { Validator } from './validator.ts';

interface BudgetedVerdict {
  addressed: boolean;
  reasoning: Said;
  /** True when there was no verdict in time: it passes, but promotes no score. */
  skipped: boolean;
  /** Null where there was no verdict. */
  judgedBy: string | null;
  changes?: ValidatorVerdict['changes'];
}

const passed = (reasoning: Message): BudgetedVerdict => ({
  addressed: true,
  reasoning,
  skipped: true,
  judgedBy: null,
});

const late = message('verdicts.none.late');
const failed = message('verdicts.none.failed');

/** Names the kind of failure, and nothing that a provider said: an editor can ask the operator about the key, not about the wait. */
const reasons: Readonly<Record<ModelError['kind'], Message>> = {
  late,
  unavailable: message('verdicts.none.unavailable'),
  rejected: message('verdicts.none.rejected'),
  refused: message('verdicts.none.refused'),
  malformed: failed,
  over_limit: message('verdicts.none.over-limit'),
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
    if (verdict === null) return passed(late);
    const { addressed, reasoning, judgedBy, changes } = verdict;
    return { addressed, reasoning, skipped: verdict.skipped === true, judgedBy, changes };
  } catch (error) {
    log.error('a validator failed', error, { model: validator.model });
    return passed(error instanceof ModelError ? reasons[error.kind] : failed);
  } finally {
    // Ends the timer, or the call that took too long.
    budget.abort();
  }
}
