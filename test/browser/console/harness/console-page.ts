/** A tab of the console, with what a person does in it and everything that went wrong in it. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';
import { waitUntil } from '../../../harness/wait-until.ts';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

export interface ConsolePage {
  readonly page: Page;
  /** Errors and warnings of the browser's console, exceptions, and requests to another origin. */
  readonly problems: string[];
  /** Opens a screen by its address, `#/sites`, and waits until it has its data. */
  open(hash: string): Promise<void>;
  /** Waits until no screen is loading. */
  settle(): Promise<void>;
  /** Waits until the text can be read on the page. */
  sees(text: string): Promise<void>;
  /** Waits until it cannot. */
  seesNo(text: string): Promise<void>;
  text(): Promise<string>;
  /** Presses the button, link or tab of that accessible name. */
  press(name: string, role?: 'button' | 'link' | 'checkbox'): Promise<void>;
  /** Replaces what is in the field of that label. */
  fill(label: string, value: string): Promise<void>;
  /** Runs an expression in the page. */
  run(expression: string): Promise<unknown>;
  /** The violations of WCAG 2.2 AA and best practices, each with where it is; of some rules where they are named. */
  violations(rules?: readonly string[]): Promise<string[]>;
}

const waitMs = 60_000;
const quoted = (text: string): string => text.replaceAll(/["\\]/g, String.raw`\$&`);

export function consolePage(page: Page, origin: string): ConsolePage {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) =>
    problems.push(`exception: ${error instanceof Error ? error.message : String(error)}`),
  );
  page.on('response', (response) => {
    const url = response.url();
    if (!url.startsWith(origin) && !url.startsWith('data:')) problems.push(`request to ${url}`);
  });
  const readText = async (): Promise<string> => String(await page.evaluate('document.body.innerText'));
  const until = (what: string, condition: () => Promise<boolean>): Promise<unknown> =>
    waitUntil(what, condition, waitMs).catch(async (error: unknown) => {
      throw new Error(
        `${String(error)}\nThe page says:\n${(await readText()).slice(0, 1_500)}\n${problems.join('\n')}`,
      );
    });
  const settle = async (): Promise<void> => {
    const busy = "document.querySelector('.skeleton') !== null || document.querySelector('h1') === null";
    await until('the screen is there', async () => (await page.evaluate(busy)) === false);
  };
  return {
    page,
    problems,
    settle,
    text: readText,
    async open(hash) {
      const address = `${origin}/console/${hash}`;
      if (page.url().startsWith(`${origin}/console/`)) await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
      else await page.goto(address, { waitUntil: 'load', timeout: waitMs });
      await settle();
    },
    sees: async (text) => {
      await until(`the page says "${text}"`, async () => (await readText()).includes(text));
    },
    seesNo: async (text) => {
      await until(`the page no longer says "${text}"`, async () => !(await readText()).includes(text));
    },
    press: (name, role = 'button') =>
      page
        .locator(`::-p-aria([name="${quoted(name)}"][role="${role}"])`)
        .setTimeout(waitMs)
        .click(),
    fill: (label, value) =>
      page
        .locator(`::-p-aria([name="${quoted(label)}"])`)
        .setTimeout(waitMs)
        .fill(value),
    run: (expression) => page.evaluate(expression),
    async violations(rules) {
      if ((await page.evaluate("typeof axe === 'undefined'")) === true)
        await page.evaluate(await readFile(axeFile, 'utf8'));
      // Off by default in axe: targets of 24 px, which WCAG 2.2 AA asks for.
      const chosen =
        rules === undefined ? ", rules: { 'target-size': { enabled: true } }" : `, runOnly: ${JSON.stringify(rules)}`;
      const found =
        await page.evaluate(`axe.run(document, { resultTypes: ['violations']${chosen} }).then(({ violations }) =>
        violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) =>
          id + ': ' + help + ' at ' + target.join(' ') + ': ' + failureSummary.replaceAll('\\n', ' '))))`);
      return Array.isArray(found) ? found.map(String) : ['axe gave no result'];
    },
  };
}
