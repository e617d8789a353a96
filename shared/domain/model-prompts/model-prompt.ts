import * as z from 'zod';

const modelPurposes = [
  'grade',
  'validate',
  'advise',
  'outline',
  'describe-brief',
  'plan-pages',
  'suggest-keywords',
  'site-context',
  'choose-ideas',
  'word-ideas',
  'check-sentences',
] as const;
/** The purpose of a call, for the log lines on the cost of models. */
export type ModelPurpose = (typeof modelPurposes)[number];

export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  /** The fault, for the model's second try and for the log: never a word of the answer or of the content. */
  | { readonly ok: false; readonly problem: string };

/** One question to a language model, and how its answer is read. */
export interface ModelPrompt<T> {
  readonly purpose: ModelPurpose;
  /** Written by us alone, and the same for all pages: providers cache it. */
  readonly system: string;
  /** The subject of the question; every text from outside stands between markers (see `DataBlocks`). */
  readonly user: string;
  /** JSON Schema of the answer: an object whose properties are all required. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly maxTokens: number;
  read(answer: unknown): Reading<T>;
}

/**
 * The JSON Schema of a zod object, in the subset that all providers take for structured output: no lengths, no bounds, no
 * patterns. Say those in words, and check them when the answer is read.
 */
export function answerSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema);
  return rest;
}

/** Reads an answer by its zod schema; properties that no one asked for are left out. */
export function readBySchema<T>(schema: z.ZodType<T>, answer: unknown): Reading<T> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return { ok: true, value: parsed.data };
  const places = parsed.error.issues.slice(0, PROBLEMS_MAX).map(({ path, code }) => `${describePath(path)}: ${code}`);
  return { ok: false, problem: `the answer does not fit the schema (${places.join('; ')})` };
}

const PROBLEMS_MAX = 5;

/** A key may be one that the model made up from the content, so only names that a schema could have are repeated. */
const describePath = (path: readonly PropertyKey[]): string =>
  path.map((part) => (/^\w{1,60}$/.test(String(part)) ? String(part) : '?')).join('.') || 'answer';

/** A text of a model as it is stored: one line, well-formed, no overrides of the writing direction, at most so many characters. */
export function cleanText(text: string, charactersMax: number): string {
  const line = text
    .toWellFormed()
    .slice(0, charactersMax * 4)
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const letters = Array.from(line);
  return letters.length <= charactersMax
    ? line
    : `${letters
        .slice(0, charactersMax - 1)
        .join('')
        .trimEnd()}…`;
}

/** Markup, code or an address: nothing that a reader is shown as a name or a heading. */
export const hasMarkup = /<\/?[a-z!]|[{}`]|https?:|www\.|\]\(/iu;
