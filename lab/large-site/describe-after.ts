import { workers as workerList } from '../../functions/catalog/workers.ts';
import { WHOLE_PROCESSOR_MEGABYTES } from '../bench/prices.ts';
import { figureTable, type Section } from '../scale-results.ts';
import type { AfterCrawl } from './after-crawl.ts';
import { fitLine, type Line, valueAt } from './law.ts';
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

const steps: readonly (readonly [name: string, read: (run: AfterCrawl) => Spent])[] = [
  ['the call that divides the pages', ({ division }) => division],
  ['facts and context', ({ context }) => context],
  ['the audit, from digests', ({ audit }) => audit],
  ['the end, with the list of pages', ({ completion }) => completion],
];

/** The figures of the steps after crawls that were run, and up to how many pages each fits its task by lines through them. */
export function describeAfter(runs: readonly AfterCrawl[]): Section {
  if (runs.length < 2) throw new Error('a line takes two sizes');
  const limits = readLimits();
  const inOrder = runs.toSorted((a, b) => a.pages - b.pages);
  const last = inOrder.at(-1);
  const rows = steps.map(([name, read]) => {
    const fits = Math.min(
      pagesWithin(
        line(inOrder, (run) => read(run).processorMs),
        limits.processorMs,
      ),
      pagesWithin(
        line(inOrder, (run) => read(run).keptMegabytes),
        limits.megabytes,
      ),
    );
    return { name, spent: inOrder.map(read), fits };
  });
  const kept = line(inOrder, ({ digests }) => Math.max(...digests.map(({ keptMegabytes }) => keptMegabytes)));
  const digestPages = (run: AfterCrawl): number => run.digests.reduce((sum, { parts }) => sum + parts, 0);
  const digestMs = (run: AfterCrawl): number => run.digests.reduce((sum, { processorMs }) => sum + processorMs, 0);
  const fitsAll = Math.min(...rows.map(({ fits }) => fits), pagesWithin(kept, limits.megabytes));
  const sizes = inOrder.map(({ pages }) => pages).join(', ');
  const show = (pages: number): string => (Number.isFinite(pages) ? String(Math.floor(pages / 1_000) * 1_000) : 'any');
  const each = (values: readonly number[], digits: number): string =>
    values.map((value) => value.toFixed(digits)).join(', ');
  return {
    title: 'What follows the crawl of one large site',
    body: [
      `\`npm run lab -- large-site after ${inOrder.map(({ pages }) => pages).join(' ')} --write\`, ${new Date().toISOString().slice(0, 10)}. [Decision 94](../decisions/0094-a-large-site-is-audited-in-parts.md).`,
      'Run: the steps as they are deployed, on rows that are made when they are read (40 links, 3 pictures and some facts a page, a first audit).',
      'Processor time and kept heap of the step alone are measured. Computed: pages that fit, by lines through the sizes, in',
      `${(limits.processorMs / 1_000).toFixed(0)} s of a processor, which a task of a stage has, and ${limits.megabytes.toFixed(0)} MB of heap.`,
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
            inOrder.map((run) => digestMs(run) / run.pages),
            2,
          ),
        ],
        [
          'run: digests, MB kept at most; fits',
          `${each(
            inOrder.map(({ digests }) => Math.max(...digests.map((one) => one.keptMegabytes))),
            0,
          )}; ${show(pagesWithin(kept, limits.megabytes))} pages`,
        ],
        ...rows.map(
          ({ name, spent, fits }) =>
            [
              `run: ${name}, s of a processor and MB kept; fits`,
              `${each(
                spent.map(({ processorMs }) => processorMs / 1_000),
                1,
              )} s, ${each(
                spent.map(({ keptMegabytes }) => keptMegabytes),
                0,
              )} MB; ${show(fits)} pages`,
            ] as const,
        ),
        ['computed: all of them fit', `${Math.floor(fitsAll / PAGES_STEP) * PAGES_STEP} pages`],
        [
          'computed: the audit of a million pages',
          `${(
            valueAt(
              line(inOrder, ({ audit }) => audit.processorMs),
              1_000_000,
            ) / 1_000
          ).toFixed(0)} s of a processor, ${valueAt(
            line(inOrder, ({ audit }) => audit.keptMegabytes),
            1_000_000,
          ).toFixed(0)} MB`,
        ],
        [
          'run: units that the audit wrote, a page',
          last === undefined ? '' : (last.audit.writeUnits / last.pages).toFixed(2),
        ],
      ]),
    ].join('\n'),
  };
}
