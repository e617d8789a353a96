import * as z from 'zod';
import { readResultLines, requestBatch } from './batch-requests.ts';
import type { BatchResult, KeptRequest, ModelBatches } from './model-batches.ts';
import { ModelError, type TextAnswer } from './text-model.ts';

interface AnthropicBatchSettings {
  /** Of `/v1/messages`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  toBody(request: KeptRequest): object;
  parseAnswer(body: unknown): TextAnswer;
}

const batchSchema = z.object({ id: z.string().min(1).max(200), processing_status: z.string() });
const lineSchema = z.object({
  custom_id: z.string(),
  result: z.object({ type: z.string(), message: z.unknown().optional() }),
});

/** Anthropic's Message Batches. They have no label: a batch whose id was lost cannot be found again. */
export function createAnthropicBatches({
  url: messagesUrl,
  headers,
  toBody,
  parseAnswer,
}: AnthropicBatchSettings): Omit<ModelBatches, 'generate' | 'knowsForm'> {
  const url = `${messagesUrl}/batches`;
  const batchUrl = (batchId: string): string => `${url}/${encodeURIComponent(batchId)}`;
  const readBatch = (body: unknown) => {
    const { data } = batchSchema.safeParse(body);
    if (!data) throw new ModelError('unavailable', `${new URL(url).host} answered no batch`);
    return data;
  };
  return {
    async submit(_label, questions, signal) {
      const requests = questions.map(({ id, request }) => ({ custom_id: id, params: toBody(request) }));
      return readBatch(await requestBatch({ url, method: 'POST', headers, body: { requests } }, signal)).id;
    },
    find: async () => null,
    async read(batchId, signal) {
      const batch = readBatch(await requestBatch({ url: batchUrl(batchId), headers }, signal));
      return batch.processing_status === 'ended' ? [batch.id] : null;
    },
    async *results(files, signal) {
      // The address is built here: one that a response names could be anywhere, and the key is sent to it.
      for (const file of files) {
        for await (const line of readResultLines({ url: `${batchUrl(file)}/results`, headers }, signal)) {
          const { data } = lineSchema.safeParse(line);
          if (data) yield toResult(data, parseAnswer);
        }
      }
    },
    async cancel(batchId, signal) {
      await requestBatch({ url: `${batchUrl(batchId)}/cancel`, method: 'POST', headers, body: {} }, signal);
    },
    async forget(batchId, _files, signal) {
      await requestBatch({ url: batchUrl(batchId), method: 'DELETE', headers }, signal);
    },
  };
}

function toResult(
  { custom_id: id, result: { type, message } }: z.infer<typeof lineSchema>,
  parseAnswer: AnthropicBatchSettings['parseAnswer'],
): BatchResult {
  if (type !== 'succeeded') return { id, answer: null, isBilled: false };
  try {
    return { id, answer: parseAnswer(message), isBilled: true };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { id, answer: null, isBilled: true };
  }
}
