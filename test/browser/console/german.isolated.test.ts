/**
 * The console in German, for a browser that asks for it: from the sign-in to the verdict on a change, and what an analysis without a model does not judge.
 *
 * @module-tag browser
 */
import { expect, test } from 'vitest';
import { sampleSiteDomain } from '../../../local/sample-site-server.ts';
import { waitForSite } from '../../harness/wait-until.ts';
import type { ConsolePage } from './harness/console-page.ts';
import { useConsole } from './harness/console-system.ts';

const running = useConsole();

/** Another language is a new start of the page. */
const isIn = (tab: ConsolePage, language: string): Promise<unknown> =>
  tab.page.locator(`html[lang=${language}] h1`).setTimeout(60_000).wait();

test('signs in, adds a site, fixes a title and gets its verdict in German, with the advice of the service and its refusals', async () => {
  const tenant = await running.system.tenant();
  const tab = await (await running.newVisitor('de-AT')).newTab();
  await tab.open('#/sites');
  await tab.sees('Öffnen Sie einen Einmallink');
  expect(await tab.run('document.documentElement.lang')).toBe('de');
  expect(await tab.violations()).toEqual([]);
  await tab.open(await running.linkFor(tenant));
  await tab.sees('Noch keine Website');

  await tab.press('Website hinzufügen');
  await tab.fill('Domain', 'kein Hostname');
  await tab.page.keyboard.press('Enter');
  await tab.sees('Geben Sie einen öffentlichen Hostnamen ein');
  expect(await tab.violations()).toEqual([]);
  await tab.fill('Domain', sampleSiteDomain);
  await tab.page.keyboard.press('Enter');
  await tab.sees(`${sampleSiteDomain} wurde hinzugefügt`);
  const { body } = await tenant.api.get('/sites');
  const siteId: number = body.data[0].id;
  await waitForSite(tenant.api, siteId);

  await tab.open(`#/sites/${siteId}`);
  await tab.sees('10 von 14 Seiten bewertet');
  expect(await tab.run('document.title')).toBe('Übersicht · Content Optimization');
  expect(await tab.violations()).toEqual([]);
  await tab.open(`#/sites/${siteId}/issues`);
  await tab.sees('Seite existiert nicht');
  const page = (await tenant.api.get(`/sites/${siteId}/pages?limit=100`)).body.data.find(
    ({ path }: { path: string }) => path === '/workshop-prices/',
  );
  await tab.open(`#/pages/${page.id}?tab=recommendations`);
  await tab.press('Analysieren');
  await tab.sees('Speichern und prüfen');
  await tab.sees('Große Wirkung');
  expect(await tab.violations()).toEqual([]);
  await tab.fill('Titel', 'Bike workshop prices and repair costs in Kingsbourne');
  await tab.page.keyboard.press('Enter');
  await tab.sees('→');
  await tab.open(`#/pages/${page.id}?tab=score`);
  await tab.sees('wird nicht beurteilt: Dafür braucht es ein Sprachmodell.');
  expect(await tab.violations()).toEqual([]);
  await tab.open(`#/pages/${page.id}?tab=content`);
  await tab.sees('für volle Punktzahl');
  expect(await tab.violations()).toEqual([]);
  expect(tab.problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([]);
}, 120_000);

test('a person chooses the language for this browser, whatever its own is, and the choice outlives the session', async () => {
  const tenant = await running.system.tenant();
  const { tab, newTab } = await running.signIn(tenant, 'de');
  await tab.press('English');
  await isIn(tab, 'en');
  await tab.sees('No site yet');
  const other = await newTab();
  await other.open('#/settings/keys');
  await other.sees('Create a key');
  await other.press('Sign out');
  await other.sees('Open a one-time link');
  await other.press('Deutsch');
  await isIn(other, 'de');
  await other.sees('Öffnen Sie einen Einmallink');
}, 60_000);

test('a rubric that is saved in German keeps its names: in English they are what they were', async () => {
  const tenant = await running.system.tenant();
  const { body } = await tenant.api.post('/sites', { domain: sampleSiteDomain });
  const { tab } = await running.signIn(tenant, 'de');
  const names = async (): Promise<string[]> =>
    (await tenant.api.get(`/sites/${body.data.id}/rubric`)).body.data.components.map(
      ({ label }: { label: string }) => label,
    );
  const before = await names();
  await tab.open(`#/sites/${body.data.id}/rubric`);
  await tab.sees('Summe: 100 %');
  await tab.sees('Überschriften');
  const label = String(await tab.run("document.querySelectorAll('.weights label')[0].innerText"));
  const other = String(await tab.run("document.querySelectorAll('.weights label')[1].innerText"));
  const typed = async (at: number): Promise<number> =>
    Number(String(await tab.run(`document.querySelectorAll('.weights input.input')[${at}].value`)).replace(',', '.'));
  const [first, second] = [await typed(0), await typed(1)];
  await tab.fill(label, String(first + 0.5).replace('.', ','));
  await tab.fill(other, String(second - 0.5).replace('.', ','));
  await tab.press('Speichern');
  await tab.sees('Gewichte gespeichert');
  expect(await names()).toEqual(before);
  expect(tab.problems).toEqual([]);
}, 60_000);
