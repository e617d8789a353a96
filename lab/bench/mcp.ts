/** `npm run lab -- bench-mcp`: the MCP server's own processor time, in fresh processes, without the API behind it. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { bundleMcp } from '../../scripts/client/bundle-mcp.ts';

const run = promisify(execFile);
const CALLS = 500;
const WARM = 100;
const STARTS = 7;

const folder = await mkdtemp(path.join(tmpdir(), 'mcp-bench-'));
const sizes = await bundleMcp(pathToFileURL(`${folder}/`));
await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');

const module = path.join(folder, 'index.js');

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The JSON that a script prints, run in the folder of the bundle. */
async function readFigures(code: string): Promise<Record<string, number>> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder });
  return JSON.parse(stdout);
}

const cpu = `const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };`;
const { ms: bare = 0 } = await readFigures(`${cpu} console.log(JSON.stringify({ ms: cpu() }))`);
const starts: number[] = [];
for (let at = 0; at < STARTS; at += 1) {
  const { ms = 0 } = await readFigures(
    `${cpu} await import(${JSON.stringify(module)}); console.log(JSON.stringify({ ms: cpu() }))`,
  );
  starts.push(ms);
}

const calls = await readFigures(`
  ${cpu}
  const { handleMcpPost } = await import(${JSON.stringify(module)});
  const data = Array.from({ length: 20 }, (_, id) => ({ id, domain: 'shop.example', url: null, name: 'Shop', created_at: null,
    last_crawled_at: null, page_count: 3, draft_count: 0 }));
  const client = { listSites: async () => ({ data, meta: { total: 20, page: 1, per_page: 20 } }) };
  const post = async (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
    const request = new Request('http://127.0.0.1/mcp', { method: 'POST', headers, body });
    return (await handleMcpPost(request, { client })).text();
  };
  const each = async (count, task) => { const from = cpu(); for (let at = 0; at < count; at += 1) await task(); return (cpu() - from) / count; };
  const call = () => post('tools/call', { name: 'list_sites', arguments: {} });
  const list = () => post('tools/list', {});
  await each(${WARM}, call); await each(${WARM}, list);
  console.log(JSON.stringify({ call: await each(${CALLS}, call), list: await each(${CALLS}, list), listBytes: (await list()).length }));`);
await rm(folder, { recursive: true });

console.log(`bundles: ${JSON.stringify(sizes)} bytes`);
console.log(
  `import of the bundle: ${(median(starts) - bare).toFixed(0)} ms of processor time (median of ${STARTS}, bare Node ${bare.toFixed(0)} ms)`,
);
console.log(`tools/call list_sites, a fresh server each: ${calls['call']?.toFixed(2)} ms of processor time`);
console.log(
  `tools/list, a fresh server each: ${calls['list']?.toFixed(2)} ms of processor time, ${calls['listBytes']} bytes`,
);
