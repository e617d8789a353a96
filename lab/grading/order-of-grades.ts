/**
 * How well the order of the overall scores agrees with ratings that were given before any score was read:
 *
 *   npm run lab -- order-of-grades FOLDER [--set first|second|third|fourth] [--worst N]
 *
 * FOLDER has the repositories that the set names, each as `owner+name`, and `usr/share/doc`. The first set, by which weights were chosen, is rated
 * from 1 to 5; the second, by which causes of misplaced pages were found, and the others, which were rated before any
 * of their grades was read, from 0 to 100. A page that would be refused because its content is not in its HTML counts as the lowest. Prints Spearman's correlation, the share of clearly different pairs that the scores put
 * in order, and the pages that are most out of order.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import { defaultRubric } from '../../shared/domain/rubric/default-rubric.ts';
import { overallScore } from '../../shared/domain/scoring/component-score.ts';
import { loadPage } from '../truth/load-pages.ts';
import { gradedByRules, pageToGrade } from './page-to-grade.ts';

interface Rated {
  readonly file: string;
  readonly rating: number;
}

/** The ratings of each set, and from what distance on two of them are clearly different. */
const sets = {
  first: { file: 'blind-ratings.json', clear: 2 },
  second: { file: 'blind-ratings-second.json', clear: 30 },
  third: { file: 'blind-ratings-third.json', clear: 30 },
  fourth: { file: 'blind-ratings-fourth.json', clear: 30 },
} as const;

const isSet = (name: string): name is keyof typeof sets => Object.hasOwn(sets, name);

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

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { worst: { type: 'string', default: '5' }, set: { type: 'string', default: 'first' } },
  });
  const [folder] = positionals;
  if (folder === undefined || !isSet(values.set)) {
    process.stderr.write(
      'usage: npm run lab -- order-of-grades FOLDER [--set first|second|third|fourth] [--worst N]\n',
    );
    process.exitCode = 2;
    return;
  }
  const { file: name, clear } = sets[values.set];
  const ratings = path.join(import.meta.dirname, '../../test/shared/domain/grading', name);
  const rated = (JSON.parse(readFileSync(ratings, 'utf8')) as Rated[]).map(({ file, rating }) => ({
    file,
    rating,
    score: scoreFile(folder, file),
  }));
  const byRating = rank(rated.map(({ rating }) => rating));
  const byScore = rank(rated.map(({ score }) => score));
  const pairs = rated.flatMap((better) =>
    rated.flatMap((worse) => (better.rating - worse.rating >= clear ? [better.score > worse.score] : [])),
  );
  process.stdout.write(
    `${rated.length} pages, Spearman ${correlation(byRating, byScore).toFixed(2)}; ${pairs.filter(Boolean).length} of ${pairs.length} clear pairs in order\n`,
  );
  const apart = rated
    .map((page, at) => ({ ...page, apart: (byScore[at] ?? 0) - (byRating[at] ?? 0) }))
    .toSorted((a, b) => Math.abs(b.apart) - Math.abs(a.apart));
  for (const { file, rating, score, apart: ranks } of apart.slice(0, Number(values.worst)))
    process.stdout.write(
      `${ranks > 0 ? '+' : ''}${ranks.toFixed(0)} ranks: rated ${rating}, score ${score}, ${file}\n`,
    );
}

main();
