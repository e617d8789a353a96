import { check } from 'recheck';
import { halves } from './alternatives.ts';
import type { Verdict } from './ledger.ts';
import type { Pattern } from './pattern.ts';

/** Most patterns are decided in milliseconds by the first of these; what it refuses is decided by the second. */
const settings = [
  { timeout: 3_000 },
  {
    timeout: 20_000,
    // By default a step that takes a second counts as an attack that was found: a linear pattern is polynomial on a busy machine.
    attackTimeout: null,
    incubationTimeout: null,
    // Beyond the default sizes `recheck` guesses; up to these it decides.
    maxRepeatCount: 1_000,
    maxPatternSize: 100_000,
    maxNFASize: 10_000_000,
  },
] as const;

interface Checked {
  readonly verdict: Verdict;
  /** A text on which the pattern takes long, as an expression of JavaScript; why there is no verdict where it is undecided. */
  readonly attack: string | null;
}

/** How long a pattern can take, by the length of the text that it reads. One that is too large to be decided whole is decided by its parts. */
export async function checkPattern(pattern: Pick<Pattern, 'source' | 'flags'>): Promise<Checked> {
  const whole = await checkWhole(pattern);
  if (whole.verdict !== 'undecided') return whole;
  const parts = halves(pattern);
  if (parts === null) return whole;
  for (const part of parts) {
    const checked = await checkPattern(part);
    if (checked.verdict !== 'linear') return checked;
  }
  return { verdict: 'linear', attack: null };
}

async function checkWhole({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Promise<Checked> {
  const [first, second] = settings;
  const plainFlags = flags.replaceAll(/[dgy]/g, '');
  const quick = await check(source, plainFlags, first);
  const result = quick.status === 'safe' ? quick : await check(source, plainFlags, second);
  if (result.status === 'unknown') return { verdict: 'undecided', attack: describeError(result.error) };
  if (result.status === 'safe') return { verdict: 'linear', attack: null };
  const { complexity, attack } = result;
  const verdict = complexity.type === 'polynomial' ? (`polynomial ${complexity.degree}` as const) : 'exponential';
  return { verdict, attack: attack.pattern };
}

const describeError = (error: { readonly kind: string; readonly message?: string }): string =>
  error.kind === 'timeout' ? 'no verdict in time' : `${error.kind} ${error.message ?? ''}`.trim();

/** Checks patterns side by side, in their order. */
export async function checkPatterns<T extends Pick<Pattern, 'source' | 'flags'>>(
  patterns: readonly T[],
  { atOnce, onChecked }: { atOnce: number; onChecked?: (checked: T & Checked) => void },
): Promise<readonly (T & Checked)[]> {
  const results: (T & Checked)[] = [];
  const entries = patterns.entries();
  const work = async (): Promise<void> => {
    for (const [at, pattern] of entries) {
      const checked = { ...pattern, ...(await checkPattern(pattern)) };
      results[at] = checked;
      onChecked?.(checked);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
