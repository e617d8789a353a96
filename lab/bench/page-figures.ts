import { startBenchSystem } from './bench-system.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { seedSiteOfPages } from './seed-pages.ts';
import { type Figure, figureAtMost, median } from './table.ts';

const SMALL = 100;
const LARGE = 10_000;
const CALLS = 60;
const WARM_UP_CALLS = 20;
const LARGE_TO_SMALL_MAX = 2;
const QUERY_MS_MAX = 150;
const CHARACTERS = 1_000_000;
const POSTS = 12;
const POST_MS_MAX = 500;
const CHECKED_WORDS = 5_000;
const CHECKS_CPU_MS_MAX = 15;

const queries = [
  'search=category-36/',
  'search=product-9',
  'is_priority=true',
  'has_keyword=false',
  'grade=B&min_score=500',
  'has_recommendations=true',
  'sort=primary_keyword&direction=desc',
  'sort=opportunity_score',
  'sort=updated_at&direction=asc',
  'sort=url&page=100',
];

/** Lists of a large site beside those of a small one, the largest content, and the checks of a long page. */
export async function pageFigures(): Promise<Figure[]> {
  await using bench = await startBenchSystem();
  const system = await bench.start();
  try {
    const small = await seedSiteOfPages(bench.table, system.organizationId, SMALL);
    const large = await seedSiteOfPages(bench.table, system.organizationId, LARGE);
    const lists = await listFigures(system, small.siteId, large.siteId);
    return [
      ...lists,
      await largestContent(system, small.firstPageId),
      await checksFigure(system, small.firstPageId + 1),
    ];
  } finally {
    await system.stop();
  }
}

async function listFigures(system: MeasuredSystem, smallId: number, largeId: number): Promise<Figure[]> {
  const list = (siteId: number) => `/sites/${siteId}/pages`;
  await measureTimes(system, [list(smallId), list(largeId)], WARM_UP_CALLS);
  // By turns, so that a slower minute of the machine is in both.
  const [small = [], large = []] = await measureTimes(system, [list(smallId), list(largeId)], CALLS);
  const ratio = median(large) / median(small);
  const figures = [
    figureAtMost(
      `default list of ${LARGE} pages (p50 ${median(large).toFixed(1)} ms) to that of ${SMALL} (${median(small).toFixed(1)} ms)`,
      ratio,
      LARGE_TO_SMALL_MAX,
      'times',
      2,
    ),
  ];
  for (const query of queries) {
    const [times = []] = await measureTimes(system, [`${list(largeId)}?${query}`], CALLS / 2);
    figures.push(figureAtMost(`list of ${LARGE} pages, ${query}: p50`, median(times), QUERY_MS_MAX, 'ms'));
  }
  return figures;
}

async function measureTimes(system: MeasuredSystem, paths: readonly string[], calls: number): Promise<number[][]> {
  const times: number[][] = paths.map(() => []);
  for (let at = 0; at < calls; at += 1) {
    for (const [index, path] of paths.entries()) times[index]?.push((await system.must('GET', path)).milliseconds);
  }
  return times;
}

/** A million characters of an article with sections, lists, links and a table, of which each post changes the start. */
async function largestContent(system: MeasuredSystem, pageId: number): Promise<Figure> {
  const times: number[] = [];
  for (let at = 0; at < POSTS; at += 1) {
    const markdown = `Edition ${at}.\n\n${article(CHARACTERS)}`.slice(0, CHARACTERS);
    times.push((await system.must('POST', `/pages/${pageId}/content`, { markdown })).milliseconds);
  }
  const least = Math.min(...times).toFixed(0);
  // Nothing of it was parsed before: the others find its parts as they were a moment ago.
  const first = times[0]?.toFixed(0);
  return figureAtMost(
    `POST content of ${CHARACTERS.toLocaleString('en')} characters: p50 (first ${first} ms, least ${least} ms)`,
    median(times),
    POST_MS_MAX,
    'ms',
    0,
  );
}

async function checksFigure(system: MeasuredSystem, pageId: number): Promise<Figure> {
  const words = article(CHECKED_WORDS * 8)
    .split(/(?<=\s)/)
    .slice(0, CHECKED_WORDS)
    .join('');
  await system.must('POST', `/pages/${pageId}/content`, { markdown: words });
  const path = `/pages/${pageId}/checks`;
  await measureTimes(system, [path], WARM_UP_CALLS);
  const cpu: number[] = [];
  for (let at = 0; at < CALLS; at += 1) {
    const before = await system.cpuMs();
    await system.must('GET', path);
    cpu.push((await system.cpuMs()) - before);
  }
  const name = `checks of a page of ${CHECKED_WORDS} words: own CPU of the whole request, p50`;
  return figureAtMost(name, median(cpu), CHECKS_CPU_MS_MAX, 'ms');
}

/** Markdown such as editors write, of at least this length. */
function article(length: number): string {
  const parts: string[] = [];
  let written = 0;
  for (let at = 0; written < length; at += 1) {
    const part = section(at);
    written += part.length;
    parts.push(part);
  }
  return parts.join('');
}

const section = (at: number): string => `## How to look after part ${at}

Clean part ${at} after every ride in the rain, and look at it once a month. A worn part takes others with it: a chain that
has stretched by ${at % 7} per cent grinds down the *cassette*, which costs **${20 + (at % 50)} pounds** more. See [our guide to
part ${at}](/guides/part-${at}/) for pictures of each step.

- Wipe it with a dry cloth.
- Put on one drop of oil for each link.
- Turn the cranks back for half a minute.

| interval | work |
|---|---|
| weekly | clean |
| monthly | measure |

`;
