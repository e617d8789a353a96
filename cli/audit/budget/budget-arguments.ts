import { UsageError } from '../audit-error.ts';

/** The files of a budget, by the words of the command line. */
export interface BudgetRequest {
  readonly file: string;
  readonly baseline: string | null;
  readonly newBaseline: string | null;
  readonly summary: string | null;
}

export const budgetOptions = {
  budget: { type: 'string' },
  baseline: { type: 'string' },
  'write-baseline': { type: 'string' },
  summary: { type: 'string' },
} as const;

type Given = { readonly [K in keyof typeof budgetOptions]?: string | undefined } & {
  readonly json: boolean;
  readonly keyword?: string | undefined;
};

/** Nothing without `--budget`. Throws UsageError for options that need it, and for those that are of one page. */
export function parseBudgetArguments(given: Given): { budget?: BudgetRequest } {
  const { budget: file, baseline, 'write-baseline': newBaseline, summary } = given;
  const named = { budget: file, baseline, 'write-baseline': newBaseline, summary };
  for (const [name, value] of Object.entries(named))
    if (value?.trim() === '') throw new UsageError(`--${name} needs a file (see --help)`);
  if (file === undefined) {
    const [alone] = Object.entries(named).find(([, value]) => value !== undefined) ?? [];
    if (alone !== undefined) throw new UsageError(`--${alone} needs --budget (see --help)`);
    return {};
  }
  if (given.json || given.keyword !== undefined)
    throw new UsageError('--budget is not for --json and --keyword, which are of one page (see --help)');
  return { budget: { file, baseline: baseline ?? null, newBaseline: newBaseline ?? null, summary: summary ?? null } };
}
