import path from 'node:path';
import { shownRows } from '../../functions/search-data/shown-rows.ts';
import { connectSearchConsole } from '../../shared/operator/connect-search-console.ts';
import { importKeywords, readKeywordRows } from '../../shared/operator/import-keywords.ts';
import { openKeyFileCipher } from '../../shared/providers/secrets/key-file-cipher.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { keys } from '../../shared/table/engine/keys.ts';
import { putItem } from '../../shared/table/engine/writes.ts';
import { listAllSitePages } from '../../shared/table/listed-pages.ts';
import type { Site } from '../../shared/table/sites.ts';
import { startBenchSystem } from './bench-system.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { startSearchConsoleServer } from './search-console-server.ts';
import { reportedRows, seedSearchSite } from './seed-search-site.ts';
import { type Figure, figureAtLeast, figureAtMost, median, stated } from './table.ts';

const PAGES = 10_000;
const FOLDED_ROWS = 25_000;
const MISS_MS_MAX = 1_500;
const HIT_MS_MAX = 15;
const MISSES = 7;
const HITS = 100;
const FOLDINGS = 9;
const FOLDING_CPU_MS_MAX = 250;
const PARSED_ROWS = 200_000;
const PARSED_A_SECOND_MIN = 20_000;
const WRITTEN_ROWS = 20_000;

const credentials = JSON.stringify({
  type: 'authorized_user',
  client_id: 'bench',
  client_secret: 'bench',
  refresh_token: 'bench',
});

/** The ranking of a large site that is connected to a Google on this machine, its rows folded, and a keyword file read. */
export async function searchFigures(): Promise<Figure[]> {
  await using bench = await startBenchSystem();
  const { table, dataDir } = bench;
  await using cleanup = new AsyncDisposableStack();
  const google = await startSearchConsoleServer(reportedRows(PAGES, PAGES));
  cleanup.defer(() => google.stop());
  const system = await bench.start({
    environment: { SEARCH_CONSOLE_BASE_URL: google.baseUrl, GOOGLE_TOKEN_URL: google.tokenUrl },
  });
  cleanup.defer(() => system.stop());
  const site = await seedSearchSite(table, system.organizationId, PAGES);
  const cipher = await openKeyFileCipher(path.join(dataDir, 'secrets.key'));
  const connection = { siteId: site.id, property: `sc-domain:${site.domain}`, credentials };
  await connectSearchConsole({ table, cipher, now: () => new Date() }, connection);
  return [
    ...(await opportunityFigures(system, table, site)),
    await foldingFigure(table, site),
    await parsingFigure(),
    await writingFigure(table),
  ];
}

async function opportunityFigures(system: MeasuredSystem, table: Table, site: Site): Promise<Figure[]> {
  const url = `/sites/${site.id}/opportunities`;
  const timed = async (): Promise<number> => (await system.must('GET', url)).milliseconds;
  const first = await timed();
  const misses: number[] = [];
  for (let at = 0; at < MISSES; at += 1) {
    // As a minute later: what is kept is from long ago.
    await putItem(table, { ...keys.opportunities(site.organizationId, site.id), ...longAgo });
    misses.push(await timed());
  }
  const hits: number[] = [];
  for (let at = 0; at < HITS; at += 1) hits.push(await timed());
  const of = `opportunities of ${PAGES} pages, 2,000 graded, ${PAGES} search-console rows`;
  return [
    stated('the first after a start, which reads every page', first, 'ms', 0),
    figureAtMost(
      `${of}: cache miss, p50 (least ${Math.min(...misses).toFixed(0)} ms)`,
      median(misses),
      MISS_MS_MAX,
      'ms',
      0,
    ),
    figureAtMost(`cache hit, p50 (least ${Math.min(...hits).toFixed(1)} ms)`, median(hits), HIT_MS_MAX, 'ms'),
  ];
}

const longAgo = { computedAt: '2000-01-01T00:00:00.000Z', value: { blobId: 'none', parts: 1 } };

async function foldingFigure(table: Table, site: Site): Promise<Figure> {
  const pages = await listAllSitePages(table, site.organizationId, site.id);
  const rows = reportedRows(FOLDED_ROWS, PAGES).map(({ keys: [url = ''], ...performance }) => ({
    url,
    ...performance,
  }));
  const times = Array.from({ length: FOLDINGS }, () => {
    const before = process.cpuUsage();
    if (shownRows(rows, site.domain, pages, true).length !== PAGES) throw new Error('rows were folded wrongly');
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  const name = `folding ${FOLDED_ROWS} rows into ${PAGES} pages, own CPU, p50 (least ${Math.min(...times).toFixed(0)} ms)`;
  return figureAtMost(name, median(times), FOLDING_CPU_MS_MAX, 'ms', 0);
}

async function parsingFigure(): Promise<Figure> {
  const result = { imported: 0, rejected: [], rejectedCount: 0 };
  const startedAt = performance.now();
  for await (const row of readKeywordRows(keywordFile(PARSED_ROWS), result)) {
    if (row.keyword !== '') result.imported += 1;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  if (result.imported !== PARSED_ROWS) throw new Error(`${result.imported} rows were read`);
  return figureAtLeast(
    `keyword import, ${PARSED_ROWS} rows parsed`,
    PARSED_ROWS / seconds,
    PARSED_A_SECOND_MIN,
    'rows/s',
    0,
  );
}

async function writingFigure(table: Table): Promise<Figure> {
  const startedAt = performance.now();
  const file = { bytes: keywordFile(WRITTEN_ROWS), location: 2840, language: 'en' };
  await importKeywords({ table, now: () => new Date() }, file);
  const seconds = (performance.now() - startedAt) / 1000;
  return stated(
    `keyword import, ${WRITTEN_ROWS} rows written to the engine on disk`,
    WRITTEN_ROWS / seconds,
    'rows/s',
    0,
  );
}

/** A file in pieces of 64 KB, as it is read from a disk. */
async function* keywordFile(rows: number): AsyncGenerator<Uint8Array> {
  const lines = ['keyword,search_volume,keyword_difficulty,cpc,competition,search_intent'];
  for (let at = 0; at < rows; at += 1) lines.push(`bench keyword ${at},${at % 9_000},${at % 100},1.25,0.4,commercial`);
  const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`);
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
