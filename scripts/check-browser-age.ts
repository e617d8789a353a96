/**
 * Fails when the browser that is installed is more than two months older than the newest one in npm's registry. A run without the
 * registry decides nothing, says so and passes: it is no part of `npm test`.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';
import { findBrowserPackage, HOW_TO_INSTALL } from '../shared/providers/web/browser/browser-package.ts';
import { AGE_DAYS_MAX, type AgeVerdict, judgeAge, type Registry } from './browser-age/judge-age.ts';

const PACKAGE = '@sparticuz/chromium';
const ASK_MS_MAX = 30_000;

/** Null when the registry cannot be reached, or says something else. */
async function askRegistry(): Promise<Registry | null> {
  const args = ['view', PACKAGE, 'time', '--json', '--fetch-retries=0', `--fetch-timeout=${ASK_MS_MAX}`];
  try {
    const { stdout } = await promisify(execFile)('npm', args, { timeout: 2 * ASK_MS_MAX });
    return { publishedAt: z.record(z.string(), z.string()).parse(JSON.parse(stdout)) };
  } catch {
    return null;
  }
}

async function judgeInstalled(): Promise<AgeVerdict> {
  const found = findBrowserPackage();
  if (found === null) return { verdict: 'not_decided', reason: `no browser is installed: ${HOW_TO_INSTALL}` };
  return judgeAge(found.version, await askRegistry());
}

const { verdict, reason } = await judgeInstalled();
const said = {
  current: 'The browser is current',
  old: `The browser is older than ${AGE_DAYS_MAX} days: update ${PACKAGE} and puppeteer-core`,
  not_decided: 'The age of the browser is not decided',
}[verdict];
process.stdout.write(`${said} (${reason}).\n`);
process.exitCode = verdict === 'old' ? 1 : 0;
