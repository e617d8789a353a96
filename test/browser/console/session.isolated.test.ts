/**
 * Signing in, and what a person sees when the session or the connection ends.
 *
 * @module-tag browser
 */
import { expect, test } from 'vitest';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import { useConsole } from './harness/console-system.ts';

const running = useConsole();
/** The browser itself reports responses and requests that fail. */
const ofConsole = (problems: readonly string[]): string[] =>
  problems.filter((problem) => !problem.includes('Failed to load resource'));

test('a one-time link signs in once; the token leaves the address, and no token or key is in the browser’s storage', async () => {
  const tenant = await running.system.tenant();
  await seedSite(running.system, tenant);
  const link = await running.linkFor(tenant);
  const visitor = await running.newVisitor();
  const tab = await visitor.newTab();
  await tab.open(link);
  await tab.sees('Add site');
  expect(await tab.run('location.href')).not.toContain('token');
  const stored = await tab.run('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])');
  expect(stored).not.toMatch(/coa_|[A-Za-z0-9_-]{43}/);

  // The person who is signed in by it goes on.
  await tab.open(link);
  await tab.sees('Add site');
  const other = await (await running.newVisitor()).newTab();
  await other.open(link);
  await other.sees('This link does not sign in');
  expect(await other.violations()).toEqual([]);
  expect([...ofConsole(tab.problems), ...ofConsole(other.problems)]).toEqual([]);
}, 60_000);

test('without a session the console says how to get one, and leads back to the screen that was asked for', async () => {
  const tenant = await running.system.tenant();
  const site = await seedSite(running.system, tenant);
  const tab = await (await running.newVisitor()).newTab();
  await tab.open(`#/sites/${site.id}/pages`);
  await tab.sees('npm run admin -- console link');
  expect(await tab.violations()).toEqual([]);
  await tab.open(await running.linkFor(tenant));
  await tab.sees('No pages yet');
  expect(ofConsole(tab.problems)).toEqual([]);
}, 60_000);

test('a session that ends while a person types loses nothing: the text is there after the next sign-in', async () => {
  const tenant = await running.system.tenant();
  const page = await seedPage(running.system, tenant);
  await tenant.api.post(`/pages/${page.id}/content`, { markdown: 'Saved before.\n' });
  const { tab } = await running.signIn(tenant);
  await tab.open(`#/pages/${page.id}?tab=content`);
  await tab.fill('Markdown', 'Typed before the session ended.\n');
  await running.endSessions(tenant);
  await tab.press('Save content');
  await tab.sees('Your session has ended');
  await tab.open(await running.linkFor(tenant));
  await tab.sees('Unsaved changes');
  await tab.seesNo('Your session has ended');
  await tab.press('Save content');
  await tab.sees('Content saved');
  const { body } = await tenant.api.get(`/pages/${page.id}/content`);
  expect(body.data.markdown).toBe('Typed before the session ended.\n');
  expect(ofConsole(tab.problems)).toEqual([]);
}, 60_000);

test('a lost connection is said, and the console goes on by itself when it is back', async () => {
  const tenant = await running.system.tenant();
  const site = await seedSite(running.system, tenant);
  await seedPage(running.system, tenant, { site });
  const { tab } = await running.signIn(tenant);
  await tab.open(`#/sites/${site.id}/pages`);
  await tab.sees('1 page');
  await tab.page.setOfflineMode(true);
  await tab.open('#/sites');
  await tab.open(`#/sites/${site.id}/pages`);
  await tab.sees('The server cannot be reached');
  await tab.page.setOfflineMode(false);
  await tab.sees('1 page');
  await tab.seesNo('The server cannot be reached');
  expect(ofConsole(tab.problems)).toEqual([]);
}, 90_000);

test('what belongs to another organization, or is not there, looks the same: not found', async () => {
  const [tenant, stranger] = [await running.system.tenant(), await running.system.tenant()];
  const foreign = await seedPage(running.system, stranger);
  const { tab } = await running.signIn(tenant);
  const addresses = [`#/pages/${foreign.id}`, `#/sites/${foreign.siteId}/pages`, '#/pages/999999', '#/nowhere'];
  for (const address of [...addresses, `#/sites/${foreign.siteId}/issues/nowhere`]) {
    await tab.open('#/sites');
    await tab.run(`location.hash = ${JSON.stringify(address)}`);
    await tab.sees('Not found');
  }
  expect(await tab.violations()).toEqual([]);
  expect(ofConsole(tab.problems)).toEqual([]);
}, 60_000);
