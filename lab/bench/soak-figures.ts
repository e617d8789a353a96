import { setTimeout as delay } from 'node:timers/promises';
import { startBenchSystem } from './bench-system.ts';
import { docsDomain } from './crawl-docs-site.ts';
import { startCommand } from './crawl-run.ts';
import { startGeneratedSite } from './generated-site.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { listDescendants, processorSeconds, residentMegabytes } from './process-tree.ts';
import type { Figure } from './table.ts';
import { articleIn, benchLanguages } from './texts-in-languages.ts';

const MINUTES = 60;
const WINDOW_MINUTES = 5;
const SAMPLE_MS = 2_000;
const PAGES = 40;
const WORDS = 800;
/** A round is a crawl, some analyses and, the rest of the time, requests: a tenth of a core is left to them. */
const ROUND_SECONDS = 120;
const ANALYSES_A_ROUND = 8;
const REQUEST_MS = 500;
const GROWTH_MAX = 12;

interface Sample {
  minute: number;
  own: number;
  engine: number;
}

interface Done {
  requests: number;
  crawls: number;
  analyses: number;
}

/** Requests, crawls and analyses by turns at a low rate, and the memory that the system and its engine hold. */
export async function soakFigures({ minutes = MINUTES }: { minutes?: number } = {}): Promise<Figure[]> {
  await using bench = await startBenchSystem();
  await using started = new AsyncDisposableStack();
  const site = await startGeneratedSite(PAGES);
  started.defer(() => site.stop());
  const { variables, args } = await startCommand();
  const system = await bench.start({
    environment: { ...variables, CRAWL_ORIGIN_OVERRIDES: `${docsDomain}=${site.origin}` },
    nodeArguments: args.slice(0, -1),
  });
  started.defer(() => system.stop());
  const startedAt = performance.now();
  const minute = (): number => (performance.now() - startedAt) / 60_000;
  const own = (): number[] => [system.pid, ...listDescendants(system.pid)];
  const samples: Sample[] = [];
  const windows: Figure[] = [];
  const done: Done = { requests: 0, crawls: 0, analyses: 0 };
  let usedBefore = processorSeconds([...own(), bench.enginePid]);
  let doneBefore = { ...done };
  const end = new AbortController();
  const sampling = (async () => {
    while (!end.signal.aborted) {
      samples.push({ minute: minute(), own: residentMegabytes(own()), engine: residentMegabytes([bench.enginePid]) });
      if (minute() >= (windows.length + 1) * WINDOW_MINUTES) {
        const used = processorSeconds([...own(), bench.enginePid]);
        windows.push(windowFigure(windows.length, samples, { done, doneBefore, usedSeconds: used - usedBefore }));
        usedBefore = used;
        doneBefore = { ...done };
      }
      await delay(SAMPLE_MS, undefined, { signal: end.signal }).catch(() => undefined);
    }
  })();
  try {
    await work(system, done, () => minute() < minutes);
  } finally {
    end.abort();
    await sampling;
  }
  return [...windows, growthFigure('own', samples, minutes), growthFigure('engine', samples, minutes)];
}

async function work(system: MeasuredSystem, done: Done, goesOn: () => boolean): Promise<void> {
  const { must, settle } = system;
  const siteId: number = (await must('POST', '/sites', { domain: docsDomain })).body.data.id;
  const settleSite = async (): Promise<void> => {
    while ((await must('GET', `/sites/${siteId}`)).body.data.background_status !== null) await delay(REQUEST_MS);
  };
  await settleSite();
  const pages: { id: number }[] = (await must('GET', `/sites/${siteId}/pages?limit=${PAGES}`)).body.data;
  const pageAt = (at: number): number => pages[at % pages.length]?.id ?? 0;
  for (let round = 0; goesOn(); round += 1) {
    const roundEndsAt = performance.now() + ROUND_SECONDS * 1_000;
    await must('POST', `/sites/${siteId}/crawl`);
    await settleSite();
    done.crawls += 1;
    for (let at = 0; at < ANALYSES_A_ROUND && goesOn(); at += 1) {
      const edition = round * ANALYSES_A_ROUND + at;
      const language = benchLanguages[edition % benchLanguages.length] ?? 'en';
      const url = `/pages/${pageAt(edition)}`;
      await must('POST', `${url}/content`, { markdown: articleIn(language, WORDS, edition).markdown });
      await settle((await must('POST', `${url}/analyze`, { force: true })).body.data.job_id);
      done.analyses += 1;
    }
    for (let at = 0; performance.now() < roundEndsAt && goesOn(); at += 1) {
      const page = `/pages/${pageAt(at)}`;
      const urls = [page, `${page}/brief`, `${page}/checks`, `/sites/${siteId}/pages`, `/sites/${siteId}/issues`];
      await must('GET', urls[at % urls.length] ?? page);
      done.requests += 1;
      await delay(REQUEST_MS);
    }
  }
}

function windowFigure(
  at: number,
  samples: readonly Sample[],
  { done, doneBefore, usedSeconds }: { done: Done; doneBefore: Done; usedSeconds: number },
): Figure {
  const to = (at + 1) * WINDOW_MINUTES;
  const inWindow = samples.filter(({ minute }) => minute > to - WINDOW_MINUTES && minute <= to);
  const span = (values: readonly number[]): string =>
    `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)} MB`;
  const count = (what: keyof Done): string => `${done[what] - doneBefore[what]} ${what}`;
  const share = (100 * usedSeconds) / (WINDOW_MINUTES * 60);
  return {
    name: `to minute ${to}`,
    value:
      `own ${span(inWindow.map(({ own }) => own))}; engine ${span(inWindow.map(({ engine }) => engine))}; ` +
      `${count('requests')}, ${count('crawls')}, ${count('analyses')}; ${share.toFixed(0)} % of a core`,
    target: '',
    ok: true,
  };
}

/** How the least of each minute grows in the second half: what a process holds between two collections comes and goes. */
function growthFigure(what: 'own' | 'engine', samples: readonly Sample[], minutes: number): Figure {
  const least = new Map<number, number>();
  for (const sample of samples.filter(({ minute }) => minute >= minutes / 2)) {
    const minute = Math.floor(sample.minute);
    least.set(minute, Math.min(least.get(minute) ?? Number.POSITIVE_INFINITY, sample[what]));
  }
  const growth = slope([...least]) * 60;
  return {
    name: `${what}: growth in the second half, of the least of each minute`,
    value: `${growth.toFixed(1)} MB an hour`,
    target: `at most ${GROWTH_MAX} MB an hour`,
    ok: growth <= GROWTH_MAX,
    numbers: { 'MB an hour': growth },
  };
}

/** Of the line of least squares. */
function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const above = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return above / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}
