import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { gradeBands } from '../../../shared/domain/rubric/grade-bands.ts';
import { AuditError, UsageError } from '../audit-error.ts';

const grade = z.enum(gradeBands.map((band) => band.grade));
const count = z.number().int().min(0);

const budgetSchema = z.strictObject({
  /** Of the mean score of all graded pages. */
  min_score: z.number().min(0).max(100).optional(),
  min_grade: grade.optional(),
  /** Of every graded page. */
  min_page_score: z.number().min(0).max(100).optional(),
  min_page_grade: grade.optional(),
  /** An issue on two URLs counts twice. */
  max_issues: z.strictObject({ error: count, warning: count, notice: count }).partial().default({}),
  /** Errors that the baseline does not have. */
  max_new_errors: count.optional(),
  /** Ids of issues that count nowhere, such as `noindex` of a preview. */
  ignore: z.array(z.string()).default([]),
});
/** The limits of a preview build. */
export type Budget = z.infer<typeof budgetSchema>;

const baselineSchema = z.object({ errors: z.array(z.object({ issue: z.string(), url: z.string() })) });
/** The errors of an earlier run, which are no news. */
export type Baseline = z.infer<typeof baselineSchema>;

/** Throws UsageError that names the file and the field. */
export const readBudget = (file: string): Promise<Budget> => readJson(file, budgetSchema);

/** Throws UsageError that names the file and the field. */
export const readBaseline = (file: string): Promise<Baseline> => readJson(file, baselineSchema);

async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new AuditError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(`${file} is no JSON`);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  throw new UsageError(`${file}: ${field}${issue?.message}`);
}
