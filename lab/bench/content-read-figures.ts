import { startBenchSystem } from './bench-system.ts';
import { seedSiteOfPages } from './seed-pages.ts';
import { type Figure, figureAtMost, stated } from './table.ts';

const PAGES = 5_000;
const WRITERS = 8;
const SECONDS_MAX = 120;
/** The limits of a key when the operator sets none. */
const defaultLimits = { RATE_LIMIT_DEFAULT: '', RATE_LIMIT_JOBS: '', RATE_LIMIT_LLM: '', RATE_LIMIT_IP: '' };

/** A body of the length of a product page: about 500 words. */
const bodyOf = (id: number): string =>
  `# Product ${id}\n\n${Array.from({ length: 25 }, (_, at) => `Paragraph ${at} of product ${id} tells of a bell of brass, heard from afar, for every handlebar and every rider who likes it.`).join('\n\n')}\n`;

/** The bodies of a large site, read by a script with one key under the limits that keys have by default. */
export async function contentReadFigures(): Promise<Figure[]> {
  await using bench = await startBenchSystem();
  const writing = await bench.start();
  const site = await seedSiteOfPages(bench.table, writing.organizationId, PAGES);
  try {
    let at = 0;
    const write = async (): Promise<void> => {
      while (at < PAGES) {
        const id = site.firstPageId + at;
        at += 1;
        await writing.must('POST', `/pages/${id}/content`, { markdown: bodyOf(id) });
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
  } finally {
    await writing.stop();
  }
  const system = await bench.start({ environment: defaultLimits });
  try {
    const { rows, requests, bytes, milliseconds } = await readBodies(system, site.siteId);
    return [
      figureAtMost(`Bodies of ${PAGES} pages by the export`, milliseconds / 1_000, SECONDS_MAX, 's'),
      figureAtMost('Pages whose body was not read', PAGES - rows, 0, 'pages', 0),
      stated('Requests that it took', requests, 'requests', 0),
      stated('Text that was read', bytes / 1_000_000, 'MB'),
    ];
  } finally {
    await system.stop();
  }
}

/** As a script does: part after part, with the pause that a refused request asks for. */
async function readBodies({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }, siteId: number) {
  const read = { rows: 0, requests: 0, bytes: 0 };
  const startedAt = performance.now();
  let address: string | undefined = `/v1/sites/${siteId}/export/content?limit=1000`;
  while (address !== undefined) {
    const response: Response = await fetch(new URL(address, baseUrl), {
      headers: { authorization: `Bearer ${apiKey}` },
    });
    const text = await response.text();
    read.requests += 1;
    if (response.status === 429) {
      const seconds = Number(response.headers.get('retry-after'));
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
      continue;
    }
    if (!response.ok) throw new Error(`the export returned ${response.status} ${text}`);
    read.bytes += text.length;
    read.rows += text.split('\n').filter((line) => line !== '' && JSON.parse(line).markdown !== '').length;
    address = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return { ...read, milliseconds: performance.now() - startedAt };
}
