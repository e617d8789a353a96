/**
 * Measures the cost of shuffled words of a good page:
 *
 *   npm run lab -- shuffle-words FOLDER... [--count N] [--skip N]
 *
 * Grades HTML pages; of those with 70 points and more and at least 200 words, the words of each sentence, of each paragraph or of the page are
 * shuffled, and the page is graded again. Prints on how many of them each costs 15 points or more, and those on which it does not.
 */
import { parseArgs } from 'node:util';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import { documentFromMarkdown } from '../../shared/domain/markdown/document-from-markdown.ts';
import { defaultRubric } from '../../shared/domain/rubric/default-rubric.ts';
import { overallScore } from '../../shared/domain/scoring/component-score.ts';
import { shuffledMarkdown } from '../../test/shared/domain/language/shuffled.ts';
import { loadPages } from '../truth/load-pages.ts';
import { gradedByRules, pageToGrade } from './page-to-grade.ts';

const GOOD_FROM = 70;
const WORDS_MIN = 200;
const COST_MIN = 15;
const ways = ['sentence', 'paragraph', 'page'] as const;

type Graded = ReturnType<typeof pageToGrade>;

const scorePage = (page: Graded): number => overallScore(gradedByRules(page, 'medium'), defaultRubric);

function setMarkdown(page: Graded, markdown: string): Graded {
  let blocks = 0;
  const newId = () => {
    blocks += 1;
    return `b${blocks}`;
  };
  return { ...page, document: documentFromMarkdown({ markdown, previous: null, newId }) };
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { count: { type: 'string', default: '100' }, skip: { type: 'string', default: '0' } },
  });
  const base = new URL('https://www.example/');
  let graded = 0;
  let good = 0;
  const costs: number[] = [];
  const kept: string[] = [];
  for (const folder of positionals)
    for (const { file, html, url } of loadPages(folder, {
      base,
      count: Number(values.count),
      skip: Number(values.skip),
    })) {
      const extracted = extractPage({ html, url: url.href, contentType: 'text/html' });
      const { markdown } = extracted;
      graded += 1;
      if (markdown === null || markdown.split(/\s+/).length < WORDS_MIN) continue;
      const page = pageToGrade(extracted, url);
      const score = scorePage(page);
      if (score < GOOD_FROM) continue;
      good += 1;
      for (const way of ways) {
        const cost = score - scorePage(setMarkdown(page, shuffledMarkdown(markdown, way)));
        costs.push(cost);
        if (cost < COST_MIN)
          kept.push(`${file} (${extracted.language ?? 'no language'}): ${score} points, words of each ${way}: ${cost}`);
      }
    }
  const enough = costs.filter((cost) => cost >= COST_MIN).length;
  const median = costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
  process.stdout.write(
    `${good} good ones of ${graded} pages: ${enough} of ${costs.length} shuffles (${((100 * enough) / Math.max(1, costs.length)).toFixed(1)} %) cost ${COST_MIN} points or more, median ${median}\n`,
  );
  for (const line of kept) process.stdout.write(`${line}\n`);
}

main();
