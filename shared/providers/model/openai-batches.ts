import * as z from 'zod';
import { readResultLines, requestBatch } from './batch-requests.ts';
import type { BatchResult, KeptRequest, ModelBatches } from './model-batches.ts';
import { ModelError, type TextAnswer } from './text-model.ts';

interface OpenAiBatchSettings {
  /** The address of a path behind the version segment. */
  urlAt(path: string): string;
  readonly headers: Readonly<Record<string, string>>;
  toBody(request: KeptRequest): object;
  parseAnswer(body: unknown): TextAnswer;
}

const idText = z.string().min(1).max(200);
const fileSchema = z.object({ id: idText });
const batchSchema = z.object({
  id: idText,
  status: z.string(),
  input_file_id: idText.nullish(),
  output_file_id: idText.nullish(),
  error_file_id: idText.nullish(),
  metadata: z.record(z.string(), z.string()).nullish().catch(null),
});
const listSchema = z.object({ data: z.array(z.unknown()) });
const lineSchema = z.object({
  custom_id: z.string(),
  response: z.object({ status_code: z.number(), body: z.unknown().optional() }).nullish(),
});

/** Statuses after which nothing is worked on any more. One that failed has no files. */
const ended: ReadonlySet<string> = new Set(['completed', 'failed', 'expired', 'cancelled']);
const FORGOTTEN_AFTER_SECONDS = 2 * 86_400;

/** OpenAI's Batch API: a file of requests, and files of results. A label in the metadata finds a batch whose id was lost. */
export function createOpenAiBatches({
  urlAt,
  headers,
  toBody,
  parseAnswer,
}: OpenAiBatchSettings): Omit<ModelBatches, 'generate' | 'knowsForm'> {
  const batchesUrl = urlAt('/batches');
  const batchUrl = (id: string, action = ''): string => urlAt(`/batches/${encodeURIComponent(id)}${action}`);
  const fileUrl = (id: string, action = ''): string => urlAt(`/files/${encodeURIComponent(id)}${action}`);
  const parse = <T>(schema: z.ZodType<T>, body: unknown): T => {
    const { data } = schema.safeParse(body);
    if (data === undefined) throw new ModelError('unavailable', `${new URL(batchesUrl).host} answered no batch`);
    return data;
  };
  const readBatch = async (id: string, signal: AbortSignal) =>
    parse(batchSchema, await requestBatch({ url: batchUrl(id), headers }, signal));
  const upload = async (label: string, lines: readonly string[], signal: AbortSignal): Promise<string> => {
    const form = new FormData();
    form.set('purpose', 'batch');
    form.set('expires_after[anchor]', 'created_at');
    form.set('expires_after[seconds]', String(FORGOTTEN_AFTER_SECONDS));
    form.set('file', new Blob([lines.join('\n')], { type: 'application/jsonl' }), `${label}.jsonl`);
    const body = await requestBatch({ url: urlAt('/files'), method: 'POST', headers, body: form }, signal);
    return parse(fileSchema, body).id;
  };
  return {
    async submit(label, questions, signal) {
      const lines = questions.map(({ id, request }) =>
        JSON.stringify({ custom_id: id, method: 'POST', url: '/v1/chat/completions', body: toBody(request) }),
      );
      const body = {
        input_file_id: await upload(label, lines, signal),
        endpoint: '/v1/chat/completions',
        completion_window: '24h',
        metadata: { label },
      };
      return parse(batchSchema, await requestBatch({ url: batchesUrl, method: 'POST', headers, body }, signal)).id;
    },
    async find(label, signal) {
      const url = new URL(batchesUrl);
      url.searchParams.set('limit', '100');
      const { data } = parse(listSchema, await requestBatch({ url: url.href, headers }, signal));
      const batches = data.flatMap((one) => batchSchema.safeParse(one).data ?? []);
      return batches.find(({ metadata }) => metadata?.['label'] === label)?.id ?? null;
    },
    async read(batchId, signal) {
      const batch = await readBatch(batchId, signal);
      if (!ended.has(batch.status)) return null;
      return [batch.output_file_id, batch.error_file_id].filter((id) => id !== null && id !== undefined);
    },
    async *results(files, signal) {
      for (const file of files) {
        const lines = readResultLines({ url: fileUrl(file, '/content'), headers }, signal);
        for await (const line of lines) {
          const { data } = lineSchema.safeParse(line);
          if (data) yield toResult(data, parseAnswer);
        }
      }
    },
    async cancel(batchId, signal) {
      await requestBatch({ url: batchUrl(batchId, '/cancel'), method: 'POST', headers, body: {} }, signal);
    },
    async forget(batchId, files, signal) {
      const { input_file_id: input } = await readBatch(batchId, signal);
      for (const file of [...files, ...(input ? [input] : [])]) {
        await requestBatch({ url: fileUrl(file), method: 'DELETE', headers }, signal);
      }
    },
  };
}

function toResult(
  { custom_id: id, response }: z.infer<typeof lineSchema>,
  parseAnswer: OpenAiBatchSettings['parseAnswer'],
): BatchResult {
  if (response?.status_code !== 200) return { id, answer: null, isBilled: false };
  try {
    return { id, answer: parseAnswer(response.body), isBilled: true };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { id, answer: null, isBilled: true };
  }
}
