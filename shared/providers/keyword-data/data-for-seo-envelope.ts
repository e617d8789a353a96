/** The envelope of every DataForSEO v3 response. An HTTP 200 can hold a failed task, so both status codes count. */
import * as z from 'zod';
import { KeywordDataError, type KeywordDataFailure } from './keyword-data.ts';

const OK = 20_000;
const RATE_LIMIT = 40_202;

const envelopeSchema = z.object({
  status_code: z.number(),
  status_message: z.string().nullish(),
  /** US dollars, of the whole request. */
  cost: z.number().min(0).nullish(),
  tasks: z
    .array(
      z.object({
        status_code: z.number(),
        status_message: z.string().nullish(),
        result: z.array(z.unknown()).nullish(),
      }),
    )
    .nullish(),
});
type Envelope = z.infer<typeof envelopeSchema>;

/** @throws KeywordDataError when it is no envelope. */
export function parseEnvelope(value: unknown): Envelope {
  const parsed = envelopeSchema.safeParse(value);
  if (!parsed.success) throw new KeywordDataError('unavailable', 'the answer is not of the documented form');
  return parsed.data;
}

/** Millionths, because sums of dollars in binary fractions drift. */
export const readCost = ({ cost }: Envelope): number => Math.round((cost ?? 0) * 1_000_000);

/** The first status that is not Ok, of the request or of its one task. */
function findRefusal({ status_code, status_message, tasks }: Envelope): { code: number; message: string } | null {
  const said = [{ status_code, status_message }, ...(tasks ?? [])].find((status) => status.status_code !== OK);
  return said ? { code: said.status_code, message: said.status_message ?? '' } : null;
}

/** Another try may help: the rate limit, and the provider's own errors. */
export function isPassingRefusal(value: unknown): boolean {
  const parsed = envelopeSchema.safeParse(value);
  const refusal = parsed.success ? findRefusal(parsed.data) : null;
  return refusal !== null && (refusal.code === RATE_LIMIT || refusal.code >= 50_000);
}

/**
 * Reads the results of a request's one task; empty when it found nothing.
 * @throws KeywordDataError when the request or the task failed.
 */
export function readResult(envelope: Envelope): unknown[] {
  const refusal = findRefusal(envelope);
  if (refusal) {
    const message = `DataForSEO answered ${refusal.code} ${refusal.message.slice(0, 200)}`;
    throw new KeywordDataError(classifyFailure(refusal.code), message);
  }
  return envelope.tasks?.[0]?.result ?? [];
}

function classifyFailure(code: number): KeywordDataFailure {
  if (code === RATE_LIMIT) return 'rate limit';
  if (code === 40_200 || code === 40_210) return 'no money';
  return code >= 40_100 && code < 40_200 ? 'authentication' : 'unavailable';
}
