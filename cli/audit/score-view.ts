import type { Colour } from './text-layout.ts';

/** "B+ 87", or "not graded". */
export function gradeAndScore(grade: string | null, score: number | null): string {
  if (score === null) return grade ?? 'not graded';
  return `${grade ?? ''} ${wholeScore(score)}`.trim();
}

export function wholeScore(score: number | null): string {
  return score === null ? '–' : String(Math.round(score));
}

/** Green from B- on, yellow from D- on, and red below: the bands of the grades. */
export function scoreColour(score: number | null): Colour {
  if (score === null) return 'dim';
  if (score >= 80) return 'green';
  return score >= 60 ? 'yellow' : 'red';
}

/** A score of 0 to 100 as a bar. */
export function scoreBar(score: number | null, width: number): string {
  const filled = Math.round((Math.min(Math.max(score ?? 0, 0), 100) / 100) * width);
  return '█'.repeat(filled) + '░'.repeat(width - filled);
}
