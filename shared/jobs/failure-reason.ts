import * as z from 'zod';
import { classifyJobFailure, type JobFailure } from '../domain/jobs/job-failure.ts';

const REASON_CHARACTERS_MAX = 500;

const caughtSchema = z.object({ Error: z.string(), Cause: z.string().default('') });
const causeSchema = z.object({ errorMessage: z.string().min(1) });

/**
 * Why a task failed, in one line for the operator: of what `Catch` passes on, the message of the error that the function
 * threw; of an error of the state machine itself (`States.Timeout`), its name and cause.
 */
export function failureReason(caught: unknown): string {
  const failure = caughtSchema.safeParse(caught);
  if (!failure.success) return 'it failed for a reason that was not recorded';
  const { Error: name, Cause: cause } = failure.data;
  const message = causeSchema.safeParse(parsedJson(cause));
  const reason = message.success ? message.data.errorMessage : [name, cause].filter(Boolean).join(': ');
  return reason.replaceAll(/\s+/g, ' ').slice(0, REASON_CHARACTERS_MAX);
}

/** The same as the `failure_reason` of the API. */
export const classifyFailure = (caught: unknown): JobFailure =>
  classifyJobFailure(caughtSchema.safeParse(caught).data?.Error ?? '');

/** True when a provider is out of service, and no fault of the job ended it. */
export const isProviderOutage = (caught: unknown): boolean =>
  caughtSchema.safeParse(caught).data?.Error === 'ModelOutageError';

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
