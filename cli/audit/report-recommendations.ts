import { printable } from './printable.ts';
import type { Recommendation } from './report-types.ts';
import { type Colour, type Layout, paint, paragraph } from './text-layout.ts';

const shownCount = 5;

const impactColours: Readonly<Record<string, Colour>> = { high: 'red', medium: 'yellow', low: 'dim' };

/** The first open recommendations in the product's own order, with impact and description. */
export function recommendationsSection(recommendations: readonly Recommendation[], layout: Layout): string[] {
  const head = paint(layout, 'bold', 'Top recommendations');
  if (recommendations.length === 0) return [head, 'none: every criterion has its points'];
  const sorted = recommendations.toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));
  const shown = sorted.slice(0, shownCount);
  const count = shown.length < sorted.length ? `  ${shown.length} of ${sorted.length} open` : '';
  return [
    head + count,
    ...shown.flatMap((recommendation, index) => recommendationLines(recommendation, index + 1, layout)),
  ];
}

function recommendationLines(recommendation: Recommendation, number: number, layout: Layout): string[] {
  const { title, description, impact, point_value: points } = recommendation;
  const [first = '', ...more] = paragraph(title, layout.width, 4);
  const worth = [
    ...(impact === null ? [] : [paint(layout, impactColours[impact] ?? 'bold', `${printable(impact)} impact`)]),
    ...(points === null || points === undefined ? [] : [`${points} ${points === 1 ? 'point' : 'points'}`]),
  ].join(', ');
  return [
    `${`${number}.`.padStart(3)} ${paint(layout, 'bold', first.trimStart())}`,
    ...more.map((line) => paint(layout, 'bold', line)),
    ...(worth === '' ? [] : [`    ${worth}`]),
    ...(description === null ? [] : paragraph(description, layout.width, 4)),
  ];
}
