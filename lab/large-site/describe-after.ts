import { workers as workerList } from '../../functions/catalog/workers.ts';
import { PAGES_OF_PART_MAX } from '../../functions/crawl-worker/audit/numbered-pages.ts';
import { WHOLE_PROCESSOR_MEGABYTES } from '../bench/prices.ts';
import { figureTable, type Section } from '../scale-results.ts';
import type { AfterCrawl } from './after-crawl.ts';
import { fitLine, type Line } from './law.ts';
import type { Spent } from './spent.ts';

/** Code, buffers and garbage take the rest. */
const HEAP_SHARE = 0.8;
const PAGES_STEP = 5_000;

interface Limits {
  processorMs: number;
  megabytes: number;
}

function readLimits(): Limits {
  const worker = workerList.find(({ name }) => name === 'crawl-worker');
  if (!worker) throw new Error('no worker crawls');
  const { memoryMegabytes, timeoutSeconds } = worker;
  const processors = Math.min(1, memoryMegabytes / WHOLE_PROCESSOR_MEGABYTES);
  return { processorMs: timeoutSeconds * 1_000 * processors, megabytes: HEAP_SHARE * memoryMegabytes };
}

/** The figure of a step by the pages of the site. */
const line = (runs: readonly AfterCrawl[], read: (run: AfterCrawl) => number): Line =>
  fitLine(runs.map((run) => ({ x: run.pages, y: read(run) })));

const pagesWithin = (of: Line, limit: number): number =>
  of.perUnit === 0 ? Number.POSITIVE_INFINITY : Math.max(0, (limit - of.at0) / of.perUnit);

const most = (spent: readonly Spent[], read: (of: Spent) => number): number => Math.max(...spent.map(read));

/** Of the tasks that do the same for a part of the site each, the largest: it has to fit. */
const largest = (spent: readonly Spent[]): Pick<Spent, 'processorMs' | 'keptMegabytes'> => ({
  processorMs: most(spent, ({ processorMs }) => processorMs),
  keptMegabytes: most(spent, ({ keptMegabytes }) => keptMegabytes),
});

const steps: readonly (readonly [
  name: string,
  read: (run: AfterCrawl) => Pick<Spent, 'processorMs' | 'keptMegabytes'>,
])[] = [
  ['the call that divides the pages', ({ division }) => division],
  ['what each task reads of the URLs before its work', ({ begin }) => begin],
  ['facts and context', ({ context }) => context],
  ['the largest task that gathers links', ({ links }) => largest(links)],
  ['gathering text', ({ texts }) => texts],
  ['gathering the rest', ({ gathering }) => gathering],
  ['the largest share', ({ shares }) => largest(shares)],
  ['publishing the shares', ({ publishing }) => publishing],
  ['the counts beside the rows of pages', ({ counts }) => counts],
  ['the end, with the list of pages', ({ completion }) => completion],
];

/** Whether every task of a run had the time and the memory that it has on a stage. Digests end by the clock, at parts. */
const fits = (run: AfterCrawl, limits: Limits): boolean =>
  steps.every(
    ([, read]) => read(run).processorMs <= limits.processorMs && read(run).keptMegabytes <= limits.megabytes,
  ) && most(run.digests, ({ keptMegabytes }) => keptMegabytes) <= limits.megabytes;

const countUnitsOfAudit = ({ links, texts, gathering, shares, publishing }: AfterCrawl): number =>
  [...links, texts, gathering, ...shares, publishing].reduce((sum, { writeUnits }) => sum + writeUnits, 0);

/** The figures of the steps after crawls that were run, and up to how many pages each fits its task by lines through them. */
export function describeAfter(runs: readonly AfterCrawl[]): Section {
  if (runs.length < 2) throw new Error('a line takes two sizes');
  if (runs.some(({ digests }) => digests.length === 0))
    throw new Error('a site of fewer than 20,000 pages has no shares');
  const limits = readLimits();
  const inOrder = runs.toSorted((a, b) => a.pages - b.pages);
  const last = inOrder.at(-1);
  const rows = steps.map(([name, read]) => {
    const fitting = Math.min(
      pagesWithin(
        line(inOrder, (run) => read(run).processorMs),
        limits.processorMs,
      ),
      pagesWithin(
        line(inOrder, (run) => read(run).keptMegabytes),
        limits.megabytes,
      ),
    );
    return { name, spent: inOrder.map(read), fitting };
  });
  const kept = line(inOrder, ({ digests }) => most(digests, ({ keptMegabytes }) => keptMegabytes));
  const digestPages = (run: AfterCrawl): number => run.digests.reduce((sum, { parts }) => sum + parts, 0);
  const pagesDigested = (run: AfterCrawl): number => Math.min(run.pages, digestPages(run) * PAGES_OF_PART_MAX);
  const digestMs = (run: AfterCrawl): number => run.digests.reduce((sum, { processorMs }) => sum + processorMs, 0);
  const fitsAll = Math.min(...rows.map(({ fitting }) => fitting), pagesWithin(kept, limits.megabytes));
  const sizes = inOrder.map(({ pages }) => pages).join(', ');
  const show = (pages: number): string => (Number.isFinite(pages) ? String(Math.floor(pages / 1_000) * 1_000) : 'any');
  const each = (values: readonly number[], digits: number): string =>
    values.map((value) => value.toFixed(digits)).join(', ');
  return {
    title: 'What follows the crawl of one large site',
    body: [
      `\`npm run lab -- large-site after ${inOrder.map(({ pages }) => pages).join(' ')} --write\`, ${new Date().toISOString().slice(0, 10)}. [Decision 97](../decisions/0097-a-large-site-is-compared-in-shares.md).`,
      'Run: the steps as they are deployed, on rows that are made when they are read (40 links, 3 pictures and some facts a page, a first audit).',
      'Processor time and kept memory of the step alone are measured, heap and arrays of numbers. Computed: pages that fit, by lines through the sizes, in',
      `${(limits.processorMs / 1_000).toFixed(0)} s of a processor, which a task of a stage has, and ${limits.megabytes.toFixed(0)} MB.`,
      '',
      figureTable([
        ['pages of the site', sizes],
        [
          'run: digest tasks, with their parts',
          inOrder.map((run) => `${run.digests.length} of ${digestPages(run)}`).join(', '),
        ],
        [
          'run: digests, ms of a processor a page',
          each(
            inOrder.map((run) => digestMs(run) / pagesDigested(run)),
            2,
          ),
        ],
        [
          'run: digests, MB kept at most; fits',
          `${each(
            inOrder.map(({ digests }) => most(digests, (one) => one.keptMegabytes)),
            0,
          )}; ${show(pagesWithin(kept, limits.megabytes))} pages`,
        ],
        ...rows.map(
          ({ name, spent, fitting }) =>
            [
              `run: ${name}, s of a processor and MB kept; fits`,
              `${each(
                spent.map(({ processorMs }) => processorMs / 1_000),
                1,
              )} s, ${each(
                spent.map(({ keptMegabytes }) => keptMegabytes),
                0,
              )} MB; ${show(fitting)} pages`,
            ] as const,
        ),
        [
          'run: tasks that gather links, of all',
          inOrder.map(({ links, linkTasks }) => `${links.length} of ${linkTasks}`).join(', '),
        ],
        [
          'run: shares that were compared, of all; the others are as large',
          inOrder.map(({ shares, allShares }) => `${shares.length} of ${allShares}`).join(', '),
        ],
        [
          'shown: all tasks fit',
          `${Math.max(0, ...inOrder.filter((run) => fits(run, limits)).map(({ pages }) => pages))} pages`,
        ],
        ['computed: all of them fit', `${Math.floor(fitsAll / PAGES_STEP) * PAGES_STEP} pages`],
        [
          'run: units that gathering, shares and publishing wrote, a page',
          last === undefined ? '' : (countUnitsOfAudit(last) / last.pages).toFixed(2),
        ],
      ]),
    ].join('\n'),
  };
}
