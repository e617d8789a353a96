import { Badge, type Tone } from '../design/badge.tsx';
import type { Letter } from './page-figures.ts';
import type { Severity } from './report-figures.ts';

const tones: Readonly<Record<string, Tone>> = { A: 'good', B: 'fair', C: 'warn', D: 'poor', F: 'bad' };

export const toneOfGrade = (grade: string | null): Tone => tones[grade?.slice(0, 1) ?? ''] ?? 'none';
export const toneOfLetter = (letter: Letter): Tone => toneOfGrade(letter);

const severityTones: Readonly<Record<Severity, Tone>> = { error: 'bad', warning: 'warn', notice: 'info' };
export const toneOfSeverity = (severity: Severity): Tone => severityTones[severity];

const impactTones: Readonly<Record<string, Tone>> = { high: 'bad', medium: 'warn', low: 'info' };
export const toneOfImpact = (impact: string): Tone => impactTones[impact] ?? 'info';

/** A grade; a dash where there is none. */
export function GradeMark({ grade }: { readonly grade: string | null }) {
  return <Badge tone={toneOfGrade(grade)}>{grade ?? '–'}</Badge>;
}
