/** `npm start`: the whole system on this machine, until Ctrl-C, a signal, or the end of npm. */
import { flushCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { EnvironmentError, processVariables } from '../shared/environment.ts';
import { buildPages } from './console/build-pages.ts';
import { type EmbeddedSystem, startEmbeddedSystem } from './embedded-system.ts';
import { launcherIsGone } from './launcher-watch.ts';
import { startSampleSite } from './sample-site-server.ts';

const fail = (reason: string): never => {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
};

async function start(): Promise<EmbeddedSystem> {
  try {
    // A crawl reads pages on every core but one, which stores them and serves the API. Each thread
    // has its own heap and compiles the code for itself, which takes longer than reading a hundred pages.
    const { CRAWL_READER_THREADS = String(Math.max(1, availableParallelism() - 1)), CRAWL_ORIGIN_OVERRIDES: given } =
      processVariables();
    const { domain, origin } = await startSampleSite();
    const CRAWL_ORIGIN_OVERRIDES = given?.includes(`${domain}=`) ? given : `${domain}=${origin},${given ?? ''}`;
    return await startEmbeddedSystem({ environment: { CRAWL_READER_THREADS, CRAWL_ORIGIN_OVERRIDES }, onFatal: fail });
  } catch (error) {
    if (error instanceof EnvironmentError) return fail(error.message);
    return fail(`could not start: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function greet({ baseUrl, consoleOrigin, demo, createSignInLink }: EmbeddedSystem): Promise<void> {
  const lines = [
    `Content Optimization API: ${baseUrl}`,
    `Console: ${consoleOrigin}/ (API reference: ${consoleOrigin}/docs/)`,
    'Sign in with this link, once, within 10 minutes (another: npm run --silent admin -- console link):',
    `  ${await createSignInLink()}`,
  ];
  if (demo.created) {
    lines.push(
      `A demo organization was made (id ${demo.organizationId}). Its API key:`,
      `  ${demo.key}`,
      'Try it:',
      `  curl -H "Authorization: Bearer ${demo.key}" ${baseUrl}/me`,
    );
  } else {
    lines.push(`The demo organization's API key: npm run --silent admin -- key reveal ${demo.keyId}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

let stopping = false;
const system = start();

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  // A signal during the start waits for the start: what was started can only then be stopped.
  await (await system).stop();
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
void launcherIsGone().then(stop);
// Whoever read the output may be gone before us: that must not cut the stop short.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

await greet(await system);
// The next start takes the compiled code (`NODE_COMPILE_CACHE`), however this process ends.
flushCompileCache();
// Built before the link is opened, and after everything that a client of the API waits for.
void buildPages().catch(() => {});
