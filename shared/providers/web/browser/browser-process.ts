import type { Browser, CDPSession } from 'puppeteer-core';
import { type Environment, readEnvironment } from '../../../environment.ts';
import { log } from '../../../logging/log.ts';
import { findBrowserPackage, HOW_TO_INSTALL } from './browser-package.ts';
import { type LaunchedBrowser, launchBrowser } from './launch.ts';
import { readGroupBytes, readProcessBytes } from './process-group.ts';
import { unpackBrowser } from './unpack-browser.ts';
import { listWaysToStart } from './ways-to-start.ts';

/** The browser is not there, or does not start. */
export class BrowserUnavailableError extends Error {
  override name = 'BrowserUnavailableError';
}

interface RendererProcess {
  readonly pid: number;
  readonly residentBytes: number;
}

/** A running browser, with what only its processes hold. */
export interface BrowserProcess {
  readonly browser: Browser;
  readonly pid: number;
  readonly isSandboxed: boolean;
  /** The processes that run pages. */
  renderers(): Promise<RendererProcess[]>;
  /** Of all its processes together. */
  residentBytes(): number;
  /** Ends the browser and every process that it started. Never rejects. */
  kill(): Promise<void>;
}

const HOW_TO_SANDBOX =
  'let this system make user namespaces (sysctl user.max_user_namespaces and kernel.unprivileged_userns_clone, AppArmor, the seccomp profile of a container), ' +
  'or set CRAWL_RENDER_UNSANDBOXED=yes if whatever a page may do to this user is acceptable';

/** @throws BrowserUnavailableError with what to do about it. */
export async function startBrowser(
  environment: Pick<Environment, 'AWS_LAMBDA_FUNCTION_NAME' | 'CRAWL_RENDER_UNSANDBOXED'> = readEnvironment(),
  launch: typeof launchBrowser = launchBrowser,
): Promise<BrowserProcess> {
  const found = findBrowserPackage();
  if (found === null) throw new BrowserUnavailableError(`no browser is installed: ${HOW_TO_INSTALL}`);
  const isLambda = environment.AWS_LAMBDA_FUNCTION_NAME !== undefined;
  const isUnsandboxedAllowed = environment.CRAWL_RENDER_UNSANDBOXED === 'yes';
  const ways = listWaysToStart({ userId: process.getuid?.() ?? null, isLambda, isUnsandboxedAllowed });
  let failure: unknown;
  for (const way of ways) {
    try {
      const launched = await launch(await unpackBrowser(found.directory, found.version), way);
      if (!way.isSandboxed && !isLambda) {
        log.warn('the browser runs without its sandbox, as CRAWL_RENDER_UNSANDBOXED allows', {
          reason: describeError(failure),
        });
      }
      return await describeProcess(launched, way.isSandboxed);
    } catch (error) {
      failure ??= error;
    }
  }
  const advice = ways.some(({ isSandboxed }) => !isSandboxed) ? '' : `; ${HOW_TO_SANDBOX}`;
  log.error(`no page is rendered: the browser does not start${advice}`, failure);
  throw new BrowserUnavailableError(`the browser does not start: ${describeError(failure)}`, { cause: failure });
}

const describeError = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

async function describeProcess({ browser, pid, kill }: LaunchedBrowser, isSandboxed: boolean): Promise<BrowserProcess> {
  const session = await browser.target().createCDPSession();
  return {
    browser,
    pid,
    isSandboxed,
    renderers: () => readRenderers(session),
    residentBytes: () => readGroupBytes(pid),
    kill,
  };
}

async function readRenderers(session: CDPSession): Promise<RendererProcess[]> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return Promise.all(renderers.map(async ({ id }) => ({ pid: id, residentBytes: await readProcessBytes(id) })));
}
