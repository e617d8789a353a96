/**
 * `coa audit --budget` on a server of this machine: the system of the audit is a real one.
 *
 * @module-tag stories
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startSampleSite } from '../../../../local/sample-site-server.ts';

let folder = '';
let site: Awaited<ReturnType<typeof startSampleSite>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'build-audit-'));
  site = await startSampleSite();
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the step of the action, as a runner does. */
async function runAction(inputs: Record<string, string>) {
  const action = parse(await readFile('clients/action/action.yml', 'utf8'));
  const step = action.runs.steps.find(({ id }: { id?: string }) => id === 'audit');
  const files = { GITHUB_OUTPUT: 'output', GITHUB_STEP_SUMMARY: 'summary.md' };
  const env: Record<string, string | undefined> = { ...process.env, GITHUB_ACTIONS: 'true' };
  env['GITHUB_ACTION_PATH'] = path.resolve('clients/action');
  for (const [name, file] of Object.entries(files)) {
    env[name] = path.join(folder, file);
    await writeFile(path.join(folder, file), '');
  }
  for (const [name, { default: value }] of Object.entries<{ default?: string }>(action.inputs))
    env[`AUDIT_${name.toUpperCase()}`] = inputs[name] ?? value ?? '';
  const child = spawn('bash', ['-e', '-c', step.run], { cwd: folder, env });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (data) => (stdout += String(data)));
  child.stderr.on('data', (data) => (stderr += String(data)));
  const [exitCode] = await once(child, 'close');
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  return { exitCode, stdout, stderr, output: await read('output'), summary: await read('summary.md') };
}

test('the action installs every package that the audit loads, whatever the job sets', async () => {
  const { runs } = parse(await readFile('clients/action/action.yml', 'utf8'));
  expect(runs.steps[0].run).toContain('npm ci --include=dev');
});

test('the action fails a build that is over its budget, with a summary and annotations', async () => {
  await writeFile(
    path.join(folder, 'narrow.json'),
    JSON.stringify({ min_page_grade: 'A+', max_issues: { error: 1_000 } }),
  );
  const { exitCode, output, summary, stdout } = await runAction({
    ...{ url: site.origin, domain: site.domain, budget: 'narrow.json' },
  });
  expect([exitCode, output]).toEqual([8, 'kept=false\n']);
  expect(summary).toContain(`\`${site.domain}\`: over the budget`);
  expect(summary).toContain('❌ | score of each page | at least 97');
  expect(stdout).toMatch(/^::error title=Over the budget%3A score of each page::/m);
}, 300_000);

test('the action passes a build within its budget, whose known errors are no news', async () => {
  const page =
    '<!doctype html><html lang="en"><title>Repair</title><h1>Repair</h1><p>We repair bicycles.</p><a href="/gone/">Gone</a>';
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' }).end(page);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const errors = ['page-not-found /gone/', 'broken-internal-link /', 'soft-404 /'].map((known) => {
    const [issue, url] = known.split(' ');
    return { issue, url };
  });
  await writeFile(path.join(folder, 'known.json'), JSON.stringify({ errors }));
  await writeFile(path.join(folder, 'wide.json'), JSON.stringify({ min_score: 1, max_new_errors: 0 }));
  const { exitCode, output, stdout } = await runAction({ url: origin, budget: 'wide.json', baseline: 'known.json' });
  server.close();
  expect([stdout, exitCode, output]).toEqual([expect.not.stringContaining('::error'), 0, 'kept=true\n']);
}, 120_000);

test('a budget with an unknown field is refused with its name, before a system is started', async () => {
  await writeFile(path.join(folder, 'wrong.json'), JSON.stringify({ min_score: 1, max_errors: 3 }));
  const { exitCode, stderr } = await runAction({ url: site.origin, budget: 'wrong.json' });
  expect([exitCode, stderr]).toEqual([2, expect.stringMatching(/^coa: .*wrong\.json: .*max_errors/)]);
});
