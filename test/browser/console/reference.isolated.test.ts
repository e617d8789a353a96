/**
 * The API reference under `/docs/`, from our own OpenAPI document, with a form that sends requests to this server.
 *
 * @module-tag browser
 */
import { describe, expect, test } from 'vitest';
import { allOperations } from '../../../functions/catalog/api-groups.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import { useConsole } from './harness/console-system.ts';

const consoleSystem = useConsole();

async function openReference(operationId: string, visitor?: Awaited<ReturnType<typeof consoleSystem.newVisitor>>) {
  const tab = await (visitor ?? (await consoleSystem.newVisitor())).newTab();
  await tab.page.goto(`${consoleSystem.origin}/docs/#${operationId}`, { waitUntil: 'load', timeout: 20_000 });
  await waitUntil(
    'the reference is there',
    async () => (await tab.run("document.querySelector('h1') !== null")) === true,
  );
  return tab;
}

describe('the API reference', () => {
  test('lists every operation, and asks no other origin for anything', async () => {
    const tab = await openReference('');
    const listed = await tab.run("[...document.querySelectorAll('nav a')].map((link) => link.hash.slice(1))");
    expect([...(listed as string[])].sort()).toEqual(
      allOperations()
        .map(({ operationId }) => operationId)
        .sort(),
    );
    expect(tab.problems).toEqual([]);
  });

  test.each(['light', 'dark'])('has no violation of accessibility rules, %s', async (scheme) => {
    const tab = await openReference('createFacts');
    await tab.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    expect(await tab.violations()).toEqual([]);
    await tab.page.setViewport({ width: 360, height: 800 });
    expect(await tab.run('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(tab.problems).toEqual([]);
  });

  test('finds an operation by what is typed', async () => {
    const tab = await openReference('');
    await tab.fill('Search operations', 'outline section');
    await waitUntil('one is left', async () => (await tab.run("document.querySelectorAll('nav a').length")) === 1);
    await tab.fill('Search operations', 'zzz');
    await tab.sees('No operation matches.');
  });

  test('sends a request with a key, which is stored nowhere', async () => {
    const { key } = await consoleSystem.system.tenant();
    const tab = await openReference('getMe');
    await tab.run(`{
      const select = document.querySelector('select');
      select.value = 'key';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }`);
    await tab.sees('Kept in this page alone');
    await tab.page.locator('input[type=password]').fill(key);
    await tab.press('Send');
    await tab.sees('Response: 200');
    expect(await tab.text()).toContain('"name": "Test key"');
    expect(await tab.text()).not.toContain(key);
    expect(await tab.run('JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie')).not.toContain(
      key,
    );
    expect(tab.problems).toEqual([]);
  });

  test("sends a request with the person's session", async () => {
    const visitor = await consoleSystem.signIn(await consoleSystem.system.tenant());
    const tab = await openReference('getConsoleSession', visitor);
    await tab.press('Send');
    await tab.sees('Response: 200');
    expect(await tab.text()).toContain('"sign_in": "link"');
  });
});
