/**
 * The function of a stage, as it is deployed: its bundle in a folder without node_modules, with the environment that Lambda gives it.
 *
 * @module-tag browser
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundlePageRenderer, RENDERER_BYTES_MAX } from '../../infra/build/bundle-page-renderer.ts';
import { packRequest, unpackResult } from '../../shared/providers/web/browser/packed-messages.ts';
import { page } from './rendered-site.ts';

const run = promisify(execFile);
let parent = '';
let directory = '';

beforeAll(async () => {
  parent = await realpath(await mkdtemp(join(tmpdir(), 'content-optimization-renderer-')));
  directory = await bundlePageRenderer(parent);
});
afterAll(() => rm(parent, { recursive: true, force: true }));

test('it runs the scripts of the page it is sent, and returns the document', async () => {
  const html = page(
    "<div id=\"root\"></div><script>document.getElementById('root').textContent = 'by script'</script>",
  );
  const event = packRequest({ url: 'https://shop.example/', html, domain: 'shop.example', robotsText: null });
  const code = `const { handler } = await import(${JSON.stringify(join(directory, 'handler.mjs'))});
    console.log(JSON.stringify(await handler(${JSON.stringify(event)}))); process.exit(0);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: parent,
    env: { TMPDIR: parent, AWS_LAMBDA_FUNCTION_NAME: 'page-renderer' },
  });
  const result = unpackResult(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  expect(result).toMatchObject({ outcome: 'rendered', finalUrl: 'https://shop.example/' });
  expect(result.outcome === 'rendered' && result.html).toContain('<div id="root">by script</div>');
}, 60_000);

test('it fits a function, unpacked, and has the licence of the browser with it', async () => {
  const files = await readdir(directory, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(RENDERER_BYTES_MAX);
  expect(files.map(({ name }) => name)).toContain('LICENSE');
});
