/**
 * Whether the estimate of an analysis is what the page reaches when all open advice is followed:
 *
 *   npm run lab -- estimate FOLDER... --count 60 --skip 0 [--worst 5] [--gains]
 *
 * A third of the paragraphs is held back before the analysis, and given back where advice asks for text; where that is not enough, paragraphs of
 * other pages in the same language serve. Then the page is graded anew. Prints how far estimates are off. `--gains` prints, by edit
 * and criterion, which part of its gap following the advice closes, and what else it changes.
 */
import { parseArgs } from 'node:util';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import type { GradingInput } from '../../shared/domain/grading/grading-input.ts';
import { readPage } from '../../shared/domain/grading/page-reading.ts';
import { countTextWords } from '../../shared/domain/language/segment-words.ts';
import { defaultRubric } from '../../shared/domain/rubric/default-rubric.ts';
import { missingPoints } from '../../shared/domain/scoring/component-score.ts';
import { pageToGrade } from '../grading/page-to-grade.ts';
import { loadPages } from '../truth/load-pages.ts';
import { adviseOn } from './advise.ts';
import { followAdvice } from './follow-advice.ts';
import { collectParagraphs, heldBack, isEnough, wordsAskedBy } from './material.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '60' },
    skip: { type: 'string', default: '0' },
    worst: { type: 'string', default: '5' },
    gains: { type: 'boolean', default: false },
  },
});

interface Page {
  readonly file: string;
  readonly input: GradingInput;
}

const pages = positionals.flatMap((folder) =>
  loadPages(folder, {
    base: new URL('https://www.example/'),
    count: Number(values.count),
    skip: Number(values.skip),
  }).flatMap(({ file, html, url }): Page[] => {
    // A fragment is no page: it has no field that could be judged.
    if (!/<title\b/i.test(html) || /expected[^/]*\.html$/.test(file)) return [];
    // The fixtures of Postlight's parser hold the values of metas in another attribute.
    const named = html.replaceAll(/(<meta\b[^>]*?)\svalue=/g, '$1 content=');
    const page = extractPage({ html: named, url: url.href, contentType: 'text/html' });
    const isRead = page.unreadable === null && (page.signals.reading?.doubt ?? null) === null;
    // Test pages with filler text are in no language.
    const isText = !/lorem ipsum/i.test(page.markdown);
    return isRead && isText && page.wordCount > 0 ? [{ file, input: pageToGrade(page, url) }] : [];
  }),
);

interface Gain {
  points: number;
  closed: number;
  uses: number;
}
const gains = new Map<string, Gain>();
const note = (key: string, lost: number, won: number): void => {
  const gain = gains.get(key) ?? { points: 0, closed: 0, uses: 0 };
  gains.set(key, { points: gain.points + lost, closed: gain.closed + won, uses: gain.uses + 1 });
};

/** For answers and introductions. */
const SPARE_WORDS = 400;
let unfollowed = 0;
const results = pages.flatMap(({ file, input }, at) => {
  const { page, held } = heldBack(input);
  const { language } = readPage(page);
  const before = adviseOn(page);
  if (before.open.length === 0) return [];
  const material = [...held];
  const asked = wordsAskedBy(before.open);
  let words = countTextWords(held.join('\n'));
  for (let step = 1; step < pages.length && words < asked + SPARE_WORDS; step += 1) {
    const other = pages[(at + step) % pages.length];
    if (other === undefined || readPage(other.input).language !== language) continue;
    const paragraphs = collectParagraphs(other.input);
    material.push(...paragraphs);
    words += countTextWords(paragraphs.join('\n'));
  }
  if (!isEnough(material, before.open)) {
    unfollowed += 1;
    return [];
  }
  const after = adviseOn(followAdvice(page, before.open, material));
  const lacked = missingPoints(before.components, defaultRubric);
  const left = missingPoints(after.components, defaultRubric);
  const owners = new Map(
    before.open.flatMap(({ edit, recommendation }) => recommendation.rubricCriteria.map((key) => [key, edit] as const)),
  );
  const hasText = before.open.some(({ edit }) => edit === 'body:coverage');
  for (const [key, points] of lacked) {
    const remains = left.get(key);
    if (remains !== undefined && (points > 0.05 || remains > 0.05))
      note(`${owners.get(key) ?? (hasText ? '+ beside new text' : '- beside')} ${key}`, points, points - remains);
  }
  return [
    {
      file,
      hasText,
      score: before.score,
      estimate: before.estimate,
      reached: after.score,
      edits: before.open.map(({ edit, recommendation }) => `${edit.replace('body:', '')} ${recommendation.pointValue}`),
    },
  ];
});

const off = results.map(({ estimate, reached }) => estimate - reached);
const mean = off.reduce((sum, one) => sum + one, 0) / Math.max(1, off.length);
const near = off.filter((one) => Math.abs(one) <= 5).length;
console.log(
  `${results.length} pages (${unfollowed} more without text to add): ${near} (${((100 * near) / results.length).toFixed(0)} %) within 5 points, ${off.filter((one) => one > 5).length} too high, ${off.filter((one) => one < -5).length} too low; the estimate is ${mean.toFixed(1)} above what is reached on average`,
);
const promised = results.reduce((sum, { score, estimate }) => sum + estimate - score, 0) / results.length;
const reached = results.reduce((sum, { score, reached: now }) => sum + now - score, 0) / results.length;
console.log(`promised ${promised.toFixed(1)} points, gained ${reached.toFixed(1)}`);
for (const wanted of [true, false]) {
  const some = results.filter(({ hasText }) => hasText === wanted);
  const sum = some.reduce((total, { estimate, reached: now }) => total + estimate - now, 0);
  console.log(
    `${some.length} pages ${wanted ? 'that get' : 'without'} new text: ${(sum / Math.max(1, some.length)).toFixed(1)} above`,
  );
}
for (const one of results
  .toSorted((a, b) => Math.abs(b.estimate - b.reached) - Math.abs(a.estimate - a.reached))
  .slice(0, Number(values.worst)))
  console.log(
    `${one.file}: score ${one.score}, estimate ${one.estimate}, reached ${one.reached}: ${one.edits.join(', ')}`,
  );
if (values.gains)
  for (const [key, { points, closed, uses }] of [...gains].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(
      `${key}: ${uses} uses, lacked ${(points / uses).toFixed(2)}, closed ${(closed / uses).toFixed(2)} (${((100 * closed) / Math.max(0.01, points)).toFixed(0)} %)`,
    );
