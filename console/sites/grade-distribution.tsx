/** How many pages of a site have each grade: a bar, with its numbers as text. Plain data in, for the report too. */
import { Distribution, type Part } from '../design/charts.tsx';
import { gradeTone } from '../design/grade.tsx';
import { showNumber } from '../texts/numbers.ts';
import { texts } from '../texts/texts.ts';

const t = texts.pages;

interface CountedGrade {
  readonly grade: string | null;
  readonly pages: number;
}

/** `A+`, `A` and `A-` are one part, as their colour is. */
function groupByLetter(grades: readonly CountedGrade[]): Part[] {
  const letters = new Map<string, number>();
  for (const { grade, pages } of grades) {
    const letter = grade?.[0] ?? t.notGraded;
    letters.set(letter, (letters.get(letter) ?? 0) + pages);
  }
  return [...letters].map(([label, count]) => ({
    label,
    count,
    tone: label === t.notGraded ? 'none' : gradeTone(label),
  }));
}

export function GradeDistribution({
  grades,
  hrefOf,
}: {
  readonly grades: readonly CountedGrade[];
  /** Where the pages of a letter are listed. Given, each letter is a link. */
  readonly hrefOf?: (letter: string) => string;
}) {
  const parts = groupByLetter(grades);
  const summary = parts.map(({ label, count }) => t.gradeCount(label, count)).join(', ');
  return (
    <div class="grades">
      <Distribution parts={parts} label={t.distribution(summary)} />
      <ul class="grades__legend small" aria-hidden={hrefOf ? undefined : 'true'}>
        {parts.map(({ label, count, tone }) => (
          <li key={label} class={`tone--${tone}`}>
            <span class="grades__swatch" />
            {hrefOf && label !== t.notGraded ? (
              <a href={hrefOf(label)} aria-label={t.gradeLink(label, count)}>
                {label} <span class="grades__count">{showNumber(count)}</span>
              </a>
            ) : (
              <>
                {label} <span class="grades__count">{showNumber(count)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
