import { workers as workerList } from '../../functions/catalog/workers.ts';
import { addCall, isHistoryFull } from '../../shared/domain/crawling/execution-history.ts';
import { WHOLE_PROCESSOR_MEGABYTES } from '../bench/prices.ts';
import { figureTable, type Section } from '../scale-results.ts';
import type { CrawlInSlices, Round } from './crawl-in-slices.ts';
import { fitLine, type Line, valueAt } from './law.ts';

export const MILLION = 1_000_000;
/** A request that the site responds to. */
const REQUEST_SECONDS = 0.05;
/** From the end of a task to the beginning of the next one, as Step Functions and a warm function take it. */
const TASK_START_SECONDS = 0.1;
/** Tasks of a round that follow each other: the call, the slices. */
const TASKS_OF_ROUND = 2;
/** Of one partition of the table, a second: all rows of a crawl are in one. */
const PARTITION = { writeUnits: 1_000, readUnits: 3_000 };

interface Given {
  workers: number;
  /** Of a page of 600 words, of a processor. */
  readingMs: number;
}

interface Law {
  pagesOfRound: number;
  /** By the URLs that the crawl has met. */
  callMs: Line;
  callWrites: Line;
  sliceMs: Line;
  sliceReads: Line;
}

function readWorker(): { processors: number } {
  const worker = workerList.find(({ name }) => name === 'crawl-worker');
  if (!worker) throw new Error('no worker crawls');
  return { processors: Math.min(1, worker.memoryMegabytes / WHOLE_PROCESSOR_MEGABYTES) };
}

/**
 * Of full rounds alone: the last one has what is left, and its call goes on with it.
 * @throws Error with fewer than three of them, through which no line can be trusted.
 */
function findLaw(rounds: readonly Round[]): Law {
  const between = rounds.filter(({ handsOut }) => handsOut);
  const pagesMost = Math.max(...between.map(({ pages }) => pages));
  const full = between.filter(({ pages }) => pages > 0.9 * pagesMost);
  if (full.length < 3) throw new Error(`${full.length} full rounds are too few: crawl more pages`);
  const line = (read: (round: Round) => number): Line =>
    fitLine(full.map((round) => ({ x: round.urlsMet, y: read(round) })));
  const most = (values: readonly number[]): number => Math.max(...values);
  return {
    pagesOfRound: pagesMost,
    callMs: line(({ call }) => call.processorMs),
    callWrites: line(({ call }) => call.writeUnits),
    sliceMs: line(({ slices }) => most(slices.map(({ processorMs }) => processorMs))),
    sliceReads: line(({ slices }) => slices.reduce((sum, { readUnits }) => sum + readUnits, 0)),
  };
}

/** Seconds of the rounds of a crawl on a stage: the slower of requests, processor and partition in each part. */
function countSeconds(law: Law, pages: number, { workers, readingMs }: Given) {
  const { processors } = readWorker();
  let seconds = 0;
  let rounds = 0;
  let executions = 1;
  let history = { attempt: 1, events: 0 };
  for (let read = 0; read < pages; read += law.pagesOfRound) {
    const pagesOfSlice = law.pagesOfRound / workers;
    const sliceSeconds = Math.max(
      pagesOfSlice * REQUEST_SECONDS,
      (pagesOfSlice * readingMs + valueAt(law.sliceMs, read)) / 1_000 / processors,
      valueAt(law.sliceReads, read) / PARTITION.readUnits,
    );
    const callSeconds = Math.max(
      valueAt(law.callMs, read) / 1_000 / processors,
      valueAt(law.callWrites, read) / PARTITION.writeUnits,
    );
    seconds += sliceSeconds + callSeconds + TASKS_OF_ROUND * TASK_START_SECONDS;
    rounds += 1;
    history = addCall(history, executions, workers);
    if (isHistoryFull(history, executions)) executions += 1;
  }
  return { seconds, rounds, executions };
}

/** The figures of the beginning of a crawl and of its end, which were run, and those of a million pages that follow from them. */
export function describeRun(runs: readonly CrawlInSlices[], given: Given): Section[] {
  const law = findLaw(runs.flatMap(({ rounds }) => rounds));
  const { processors } = readWorker();
  const million = countSeconds(law, MILLION, given);
  const alone =
    MILLION * ((given.readingMs + valueAt(law.sliceMs, 0) / (law.pagesOfRound / given.workers)) / 1_000 / processors);
  const day = new Date().toISOString().slice(0, 10);
  const round = (value: number, digits = 1): string => value.toFixed(digits);
  return [
    {
      title: 'One large site, read in slices',
      body: [
        `\`npm run lab -- large-site --write\`, ${day}. [Decision 89](../decisions/0089-slices-of-a-frontier-are-read-side-by-side.md). Run: the first ${runs[0]?.pages} and the last pages of a generated site`,
        `of a million short ones, with the steps as they are deployed, on the embedded engine, without waiting for requests, the slices of a round one after the other. Units and processor time are counted. Computed: all that is said of a stage (${processors.toFixed(2)} of a processor) or`,
        'of all pages, from lines through the rounds; a request takes 50 ms, the start of a task 0.1 s.',
        '',
        figureTable([
          ['run: pages, rounds', runs.map(({ pages, rounds }) => `${pages}, ${rounds.length}`).join('; ')],
          [
            'run: the largest input of a state',
            `${Math.max(...runs.map(({ stateBytesMax }) => stateBytesMax))} bytes of 262,144`,
          ],
          ['run: reading a page of 600 words', `${round(given.readingMs)} ms of a processor`],
          [
            'run: a slice, the rest of a page at the beginning',
            `${round(valueAt(law.sliceMs, 0) / (law.pagesOfRound / given.workers))} ms of a processor`,
          ],
          [
            'run: the call between two rounds, at the beginning',
            `${round(valueAt(law.callMs, 0), 0)} ms of a processor, ${round(valueAt(law.callWrites, 0), 0)} WU`,
          ],
          ['run: the call after a million URLs', `${round(valueAt(law.callMs, MILLION), 0)} ms of a processor`],
          ['run: units that the slices of a round read then', `${round(valueAt(law.sliceReads, MILLION), 0)} RU`],
          [
            `computed: a million pages, ${given.workers} workers`,
            `${round(million.seconds / 3_600)} hours, ${million.rounds} rounds, ${million.executions} executions`,
          ],
          ['computed: a million pages, one worker', `${round(alone / 3_600)} hours`],
        ]),
      ].join('\n'),
    },
  ];
}
