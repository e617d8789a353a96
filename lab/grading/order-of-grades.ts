/**
 * How well the order of the overall scores agrees with ratings that were given before any score was read:
 *
 *   npm run lab -- order-of-grades FOLDER [--set SET] [--worst N]
 *
 * FOLDER has the repositories that the sets of `test/corpora/grade-order` name, each as `owner+name`, and `usr/share/doc`. Pages that it has not
 * are left out. A page that would be refused because its content is not in its HTML counts as the lowest. Prints Spearman's correlation, the
 * share of clearly different pairs that the scores put in order, and the pages that are most out of order. Exits with 1 where a set is
 * below its floor.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import { defaultRubric } from '../../shared/domain/rubric/default-rubric.ts';
import { overallScore } from '../../shared/domain/scoring/component-score.ts';
import { type RatedPage, ratedPageShape } from '../../test/corpora/grade-order/rated-page.ts';
import { type LabelledSet, readSets } from '../../test/corpora/sets.ts';
import { loadPage } from '../truth/load-pages.ts';
import { gradedByRules, pageToGrade } from './page-to-grade.ts';

/** Ranks from 1; equal values share the mean of theirs. */
function rank(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (x: readonly number[], meanX: number, y: readonly number[], meanY: number) =>
    x.reduce((sum, value, at) => sum + (value - meanX) * ((y[at] ?? 0) - meanY), 0);
  return product(a, meanA, b, meanB) / Math.sqrt(product(a, meanA, a, meanA) * product(b, meanB, b, meanB));
}

function scoreFile(folder: string, file: string): number {
  const { html, url } = loadPage(folder, file, new URL('https://www.example/'));
  // The fixtures of Postlight's parser hold the values of metas in another attribute.
  const page = extractPage({
    html: html.replaceAll(/(<meta\b[^>]*?)\svalue=/g, '$1 content='),
    url: url.href,
    contentType: 'text/html',
  });
  if (page.unreadable !== null) return 0;
  return overallScore(gradedByRules(pageToGrade(page, url), 'medium'), defaultRubric);
}

function scoreSet(folder: string, { name, cases, floor, limits = {} }: LabelledSet<RatedPage>, worst: number): void {
  const rated = cases
    .filter(({ page }) => existsSync(path.join(folder, page)))
    .map((one) => ({ ...one, score: scoreFile(folder, one.page) }));
  const byRating = rank(rated.map(({ rating }) => rating));
  const byScore = rank(rated.map(({ score }) => score));
  const clear = limits['clear_distance'] ?? 0;
  const pairs = rated.flatMap((better) =>
    rated.flatMap((other) => (better.rating - other.rating >= clear ? [better.score > other.score] : [])),
  );
  const inOrder = pairs.filter(Boolean).length;
  const spearman = correlation(byRating, byScore);
  process.stdout.write(
    `${name}, ${rated.length} of ${cases.length} pages: Spearman ${spearman.toFixed(3)}, at least ${limits['spearman']}; ` +
      `${inOrder} of ${pairs.length} clear pairs in order (${((100 * inOrder) / pairs.length).toFixed(1)} %), floor ${floor}\n`,
  );
  if (inOrder < floor * pairs.length || spearman < (limits['spearman'] ?? 0)) process.exitCode = 1;
  const apart = rated
    .map((page, at) => ({ ...page, apart: (byScore[at] ?? 0) - (byRating[at] ?? 0) }))
    .toSorted((a, b) => Math.abs(b.apart) - Math.abs(a.apart));
  for (const { page, rating, score, apart: ranks } of apart.slice(0, worst))
    process.stdout.write(
      `  ${ranks > 0 ? '+' : ''}${ranks.toFixed(0)} ranks: rated ${rating}, score ${score}, ${page}\n`,
    );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { worst: { type: 'string', default: '5' }, set: { type: 'string' } },
});
const [folder] = positionals;
const sets = readSets('grade-order', ratedPageShape);
const asked = sets.filter(({ name }) => name === (values.set ?? name));
if (folder === undefined || asked.length === 0) {
  const names = sets.map(({ name }) => name).join(' | ');
  process.stderr.write(`usage: npm run lab -- order-of-grades FOLDER [--set ${names}] [--worst N]\n`);
  process.exitCode = 2;
} else for (const set of asked) scoreSet(folder, set, Number(values.worst));
