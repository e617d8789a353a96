/**
 * Grades the HTML pages of a folder with `rules-v1` and prints how the grades spread:
 *
 *   npm run lab -- grades /usr/share/doc/postgresql-doc-15/html --count 200 --base https://docs.example/
 *
 * Reads pages as the crawler does, every n-th of the sorted names so that `--count` of them are spread over the folder. No page
 * has a primary keyword: each is judged by its own main terms, as a page is that was crawled and never edited.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import { defaultRubric } from '../../shared/domain/rubric/default-rubric.ts';
import { gradeBands, gradeScore } from '../../shared/domain/rubric/grade-bands.ts';
import { type ScoreCurve, scoreCurves } from '../../shared/domain/rubric/score-curves.ts';
import { componentScore, isJudged, overallScore } from '../../shared/domain/scoring/component-score.ts';
import { gradedByRules, pageToGrade } from './page-to-grade.ts';

interface Graded {
  file: string;
  score: number;
  components: ReadonlyMap<string, number>;
  /** The share of its points that each criterion earned, after the curve. */
  criteria: ReadonlyMap<string, number>;
}

function grade(file: string, html: string, { curve, base }: { curve: ScoreCurve; base: string }): Graded {
  const url = new URL(encodeURI(file), base);
  const page = pageToGrade(extractPage({ html, url: url.href, contentType: 'text/html' }), url);
  const components = gradedByRules(page, curve);
  const judged = defaultRubric.components
    .flatMap((component) =>
      components
        .filter(({ componentType }) => componentType === component.componentType)
        .map(({ criteriaScores }) => ({ component, criteriaScores })),
    )
    .filter(({ component, criteriaScores }) => isJudged(criteriaScores, component));
  return {
    file,
    score: overallScore(components, defaultRubric),
    components: new Map(
      judged.map(({ component, criteriaScores }) => [
        component.componentType,
        componentScore(criteriaScores, component),
      ]),
    ),
    criteria: new Map(
      judged.flatMap(({ criteriaScores }) =>
        Object.entries(criteriaScores).map(([key, { score, maxScore }]) => [key, (100 * score) / maxScore] as const),
      ),
    ),
  };
}

/** `count` of the files, evenly over the list. */
const spread = (files: readonly string[], count: number): string[] =>
  Array.from(
    { length: Math.min(count, files.length) },
    (_, at) => files[Math.floor((at * files.length) / count)] ?? '',
  );

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function printSpread(what: string, keys: readonly string[], pages: readonly ReadonlyMap<string, number>[]): void {
  print(['', `| ${what} | pages | mean | deviation | least | most |`, '|---|---|---|---|---|---|']);
  for (const key of keys) {
    const own = pages.flatMap((scores) => scores.get(key) ?? []).toSorted((a, b) => a - b);
    if (own.length === 0) continue;
    const figures = [mean(own), deviation(own), own[0] ?? 0, own.at(-1) ?? 0].map((figure) => figure.toFixed(0));
    print([`| ${key} | ${own.length} | ${figures.join(' | ')} |`]);
  }
}

function report(graded: readonly Graded[]): void {
  const byScore = graded.toSorted((a, b) => a.score - b.score);
  const scores = byScore.map(({ score }) => score);
  print([
    `${scores.length} pages, mean ${mean(scores).toFixed(1)}, standard deviation ${deviation(scores).toFixed(1)}`,
    `percentiles ${[0, 0.1, 0.25, 0.5, 0.75, 0.9, 1].map((share) => `p${100 * share} ${quantile(scores, share)}`).join(', ')}`,
    '',
    '| grade | pages |',
    '|---|---|',
  ]);
  print(
    gradeBands.map(({ grade: band }) => `| ${band} | ${scores.filter((score) => gradeScore(score) === band).length} |`),
  );
  const types = defaultRubric.components.map(({ componentType }) => componentType);
  printSpread(
    'component',
    types,
    graded.map(({ components }) => components),
  );
  const keys = defaultRubric.components.flatMap(({ criteria }) => criteria.map(({ key }) => key));
  printSpread(
    'criterion',
    keys,
    graded.map(({ criteria }) => criteria),
  );
  const named = (some: readonly Graded[]) => some.map(({ file, score }) => `${file} ${score}`).join(', ');
  print(['', `lowest: ${named(byScore.slice(0, 5))}`, `highest: ${named(byScore.slice(-5))}`]);
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string', default: '200' },
      curve: { type: 'string', default: 'medium' },
      base: { type: 'string', default: 'https://www.example/' },
    },
  });
  const [folder] = positionals;
  const curve = scoreCurves.find((known) => known === values.curve);
  const count = Number(values.count);
  if (
    folder === undefined ||
    curve === undefined ||
    !Number.isInteger(count) ||
    count < 1 ||
    !URL.canParse(values.base)
  ) {
    process.stderr.write(
      `usage: npm run lab -- grades FOLDER [--count N] [--curve ${scoreCurves.join('|')}] [--base URL]\n`,
    );
    process.exitCode = 1;
    return;
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.html?$/i.test(file))
    .toSorted();
  if (files.length === 0) throw new Error(`${folder} has no HTML pages`);
  report(
    spread(files, count).map((file) =>
      grade(file, readFileSync(path.join(folder, file), 'utf8'), { curve, base: values.base }),
    ),
  );
}

main();
