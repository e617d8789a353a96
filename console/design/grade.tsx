import { Badge, type Tone } from './badge.tsx';

const tones: Readonly<Record<string, Tone>> = { A: 'good', B: 'fair', C: 'warn', D: 'poor', F: 'bad' };

/** The tone of a grade such as `B+`. */
export const gradeTone = (grade: string | null): Tone => tones[grade?.[0] ?? ''] ?? 'none';

/** The tone of a score from 0 to 100, by the lower ends of the grades A to D. */
export function scoreTone(score: number | null): Tone {
  if (score === null) return 'none';
  return score >= 90 ? 'good' : score >= 80 ? 'fair' : score >= 70 ? 'warn' : score >= 60 ? 'poor' : 'bad';
}

export function Grade({ grade, none }: { readonly grade: string | null; readonly none: string }) {
  return grade === null ? <span class="muted">{none}</span> : <Badge tone={gradeTone(grade)}>{grade}</Badge>;
}
