import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { findBoundary } from '../../domain/model-prompts/data-blocks.ts';
import { modelEfforts } from '../../domain/model-prompts/model-effort.ts';
import { log } from '../../logging/log.ts';
import type { KeptRequest } from './model-batches.ts';
import type { TextAnswer } from './text-model.ts';

/** One question and its answer, as a file: docs/models.md describes the fields. */
const recordingSchema = z.object({
  version: z.literal(1),
  model: z.string(),
  purpose: z.string(),
  recorded_at: z.string(),
  question: z.object({
    system: z.string(),
    user: z.string(),
    schema: z.record(z.string(), z.unknown()),
    earlier: z.object({ answer: z.string(), problem: z.string() }).nullable(),
  }),
  max_tokens: z.number(),
  effort: z.enum(modelEfforts).nullable(),
  answer: z.object({ content: z.unknown(), is_cut: z.boolean() }),
  tokens: z.object({ input: z.number(), cached_input: z.number(), cache_write: z.number(), output: z.number() }),
  duration_ms: z.number(),
});
type Recording = z.infer<typeof recordingSchema>;

/** Stands in place of the boundary of data blocks, which is another one each time. */
const BOUNDARY = 'boundary';

type Question = Pick<KeptRequest, 'system' | 'user' | 'schema' | 'earlier'>;

/** The question without what differs each time that it is asked. */
export function toQuestion({ system, user, schema, earlier }: Question): Recording['question'] {
  const boundary = findBoundary(user);
  const fixed = (text: string): string => (boundary === null ? text : text.replaceAll(boundary, BOUNDARY));
  return {
    system: fixed(system),
    user: fixed(user),
    schema: { ...schema },
    earlier: earlier ? { answer: fixed(earlier.answer), problem: earlier.problem } : null,
  };
}

/** @returns null where there is none @throws Error when it has another form */
export async function readRecording(folder: string, model: string, request: KeptRequest): Promise<Recording | null> {
  try {
    return recordingSchema.parse(JSON.parse(await readFile(path.join(folder, recordingFile(model, request)), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Keeps an answer, whole or not at all, for its owner alone: it has the text of pages and briefs. One that cannot be kept is given all the same,
 * and the log says so.
 */
export async function recordAnswer(
  folder: string,
  model: string,
  request: KeptRequest,
  answer: TextAnswer,
  durationMs: number,
): Promise<void> {
  const file = path.join(folder, recordingFile(model, request));
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const draft = `${file}.${randomUUID()}`;
    const recording = toRecording(model, request, answer, durationMs);
    await writeFile(draft, `${JSON.stringify(recording, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    await rename(draft, file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    log.warn('an answer of a model was not recorded', { model, purpose: request.purpose, code });
  }
}

const toRecording = (model: string, request: KeptRequest, answer: TextAnswer, durationMs: number): Recording => ({
  version: 1,
  model,
  purpose: request.purpose,
  recorded_at: new Date().toISOString(),
  question: toQuestion(request),
  max_tokens: request.maxTokens,
  effort: request.effort ?? null,
  answer: { content: answer.content, is_cut: answer.isCut },
  tokens: {
    input: answer.inputTokens,
    cached_input: answer.cachedInputTokens ?? 0,
    cache_write: answer.cacheWriteTokens ?? 0,
    output: answer.outputTokens,
  },
  duration_ms: durationMs,
});

/** `<model>/<purpose>-<hash of the question>.json` */
export function recordingFile(model: string, request: KeptRequest): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(toQuestion(request)))
    .digest('hex');
  return path.join(encodeURIComponent(model), `${request.purpose}-${hash.slice(0, 32)}.json`);
}
