/**
 * How much of their advice the pages of a folder have in common:
 *
 *   npm run lab -- compare-advice FOLDER... --count 100 --skip 0
 *
 * Two recommendations are the same when title and place are. The median page is the one whose advice is closest to that of all others, by Jaccard's
 * index. Prints how many pages share more than half of their advice with it, with the place and by the kind of edit alone, what is said most often, and how many
 * pages have full marks in each component.
 */
import { parseArgs } from 'node:util';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import { gradeComponent } from '../../shared/domain/grading/grade-component.ts';
import { recommendationsFrom } from '../../shared/domain/recommendations/recommendations-from.ts';
import { defaultRubric } from '../../shared/domain/rubric/default-rubric.ts';
import { componentScore, isJudged } from '../../shared/domain/scoring/component-score.ts';
import { applyScoreCurve } from '../../shared/domain/scoring/criteria-scores.ts';
import { type LoadedPage, loadPages } from '../truth/load-pages.ts';
import { pageToGrade } from './page-to-grade.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    skip: { type: 'string', default: '0' },
    show: { type: 'string', default: '0' },
  },
});

interface Advised {
  readonly file: string;
  readonly advice: readonly string[];
  /** Components with at least 97 of 100 points. */
  readonly full: readonly string[];
}

function advise({ file, html, url }: LoadedPage): Advised {
  // The fixtures of Postlight's parser hold the values of metas in another attribute.
  const page = pageToGrade(
    extractPage({
      html: html.replaceAll(/(<meta\b[^>]*?)\svalue=/g, '$1 content='),
      url: url.href,
      contentType: 'text/html',
    }),
    url,
  );
  const graded = defaultRubric.components.map((component) => ({
    ...gradeComponent({ component, page }),
  }));
  const components = graded.map(({ componentType, criteriaScores }) => ({
    componentType,
    criteriaScores: applyScoreCurve(criteriaScores, 'medium'),
  }));
  const findings = graded.flatMap((one) => one.findings);
  const { document } = page;
  const recommendations = recommendationsFrom({ findings, components, rubric: defaultRubric, document, page });
  if (values.show !== '0' && shown < Number(values.show)) {
    shown += 1;
    console.log(`\n${file}`);
    for (const one of recommendations) console.log(`  ${one.pointValue} ${one.title}\n      ${one.description}`);
  }
  const full = defaultRubric.components.filter((component) => {
    const scores = components.find(({ componentType }) => componentType === component.componentType)?.criteriaScores;
    return scores !== undefined && isJudged(scores, component) && componentScore(scores, component) >= FULL;
  });
  return {
    file,
    advice: recommendations.map(({ title }) => title),
    full: full.map(({ componentType }) => componentType),
  };
}

/** Of 100 points. */
const FULL = 97;
let shown = 0;

/** The title without the place, which stands in quotation marks. */
const removePlace = (title: string): string =>
  title.replace(/ (?:in|at|after|below|before|above)(?: the \w+)? "[\s\S]*$/, '');

function likeness(a: readonly string[], b: readonly string[]): number {
  const shared = a.filter((one) => b.includes(one)).length;
  return shared === 0 ? 0 : shared / new Set([...a, ...b]).size;
}

function compare(name: string, pages: readonly (readonly string[])[]): void {
  const closeness = pages.map((one) => pages.reduce((sum, other) => sum + likeness(one, other), 0));
  const median = pages[closeness.indexOf(Math.max(...closeness))] ?? [];
  const others = pages.filter((one) => one !== median);
  const like = others.filter((one) => 2 * one.filter((advice) => median.includes(advice)).length > one.length);
  console.log(`${name}: ${like.length} of ${others.length} share more than half of their advice with the median page`);
}

const advised = positionals.flatMap((folder) =>
  loadPages(folder, {
    base: new URL('https://www.example/'),
    count: Number(values.count),
    skip: Number(values.skip),
  })
    // A fragment without a title is no page.
    .filter(({ file, html }) => /<title\b/i.test(html) && !/expected[^/]*\.html$/.test(file))
    .map(advise),
);
const spoken = advised.filter(({ advice }) => advice.length > 0);
const counts = spoken.map(({ advice }) => advice.length).toSorted((a, b) => a - b);
console.log(
  `\n${advised.length} pages, ${spoken.length} with advice, ${counts[Math.floor(counts.length / 2)] ?? 0} in the median`,
);
compare(
  'with the place',
  spoken.map(({ advice }) => advice),
);
const kinds = spoken.map(({ advice }) => [...new Set(advice.map(removePlace))]);
compare('by the kind of edit', kinds);
const often = new Map<string, number>();
for (const kind of kinds.flat()) often.set(kind, (often.get(kind) ?? 0) + 1);
for (const [kind, count] of [...often].toSorted(([, a], [, b]) => b - a).slice(0, 8))
  console.log(`${((100 * count) / spoken.length).toFixed(0)} % ${kind}`);

console.log(`\npages with ${FULL} points and more:`);
for (const { componentType } of defaultRubric.components) {
  const count = advised.filter(({ full }) => full.includes(componentType)).length;
  console.log(`${((100 * count) / advised.length).toFixed(0)} % ${componentType}`);
}
