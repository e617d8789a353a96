/** Highest first; a score earns the grade of the first band whose `min` it reaches (spec section "Rubric"). */
export const gradeBands = [
  { grade: 'A+', min: 97 },
  { grade: 'A', min: 93 },
  { grade: 'A-', min: 90 },
  { grade: 'B+', min: 87 },
  { grade: 'B', min: 83 },
  { grade: 'B-', min: 80 },
  { grade: 'C+', min: 77 },
  { grade: 'C', min: 73 },
  { grade: 'C-', min: 70 },
  { grade: 'D+', min: 67 },
  { grade: 'D', min: 63 },
  { grade: 'D-', min: 60 },
  { grade: 'F', min: 0 },
] as const;

export type Grade = (typeof gradeBands)[number]['grade'];

/** The grade of a score from 0 to 100; anything below the last band, or not a number, is an F. */
export function gradeScore(score: number): Grade {
  return gradeBands.find((band) => score >= band.min)?.grade ?? 'F';
}
