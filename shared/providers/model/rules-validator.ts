import { setImmediate as nextTurn } from 'node:timers/promises';
import { rulesModel } from '../../domain/grading/rules-model.ts';
import type { RulesVerdict } from '../../domain/recommendations/rules-verdict.ts';
import type { ValidationRequest } from '../../domain/recommendations/validation-request.ts';
import type { Validator } from './validator.ts';

// The rules are loaded at the first verdict: a Markdown parser and all graders come with them, and a group that
// validates does other things too.

/**
 * Judges an edit by the rules.
 * @throws the signal's reason when it is aborted.
 */
export async function judgeByRules(request: ValidationRequest, signal: AbortSignal): Promise<RulesVerdict> {
  const [{ rulesVerdict }, { readEdit }, { collectAddresses }] = await Promise.all([
    import('../../domain/recommendations/rules-verdict.ts'),
    import('../../domain/recommendations/edit-reading.ts'),
    import('../../domain/recommendations/objections/about-links.ts'),
  ]);
  const { recommendation, before, accepted, today, rubric, curve } = request;
  const { criteria, targetField, targetNodeIds } = recommendation;
  const after = request.after();
  const read = readEdit({ targetField, targetNodeIds, criteria, before, after, acceptedTexts: accepted.texts, today });
  const addresses = await request.lookUp(collectAddresses(read), signal);
  const edit = { ...read, stateOf: (address: string) => addresses.get(address) ?? 'unknown' } as const;
  const steps = rulesVerdict({ edit, before, after, accepted: accepted.bodyChanges, criteria, rubric, curve });
  for (;;) {
    // Its time-out, and other requests, come in between: the whole of a long body may take longer than there is time.
    await nextTurn();
    signal.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** `rules-v1`: grades the page before and after, deterministic, no key, and no network but for the links of the content. */
export const rulesValidator: Validator = { model: rulesModel, validate: judgeByRules };
