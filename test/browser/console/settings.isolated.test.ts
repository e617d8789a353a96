/**
 * In a browser: signing in at an identity provider, with its cookies and redirects, and the settings of webhooks.
 *
 * @module-tag browser
 */
import { afterAll, expect, test } from 'vitest';
import { findFreePort } from '../../../local/engines/free-port.ts';
import { addUser } from '../../../shared/operator/identities.ts';
import { OIDC_CLIENT, startOidcServer } from '../../harness/oidc-server.ts';
import { seedSite } from '../../harness/seeds.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import type { ConsolePage } from './harness/console-page.ts';
import { useConsole } from './harness/console-system.ts';

const provider = await startOidcServer();
afterAll(() => provider.close());
const port = await findFreePort();
const running = useConsole({
  environment: {
    PORT: String(port),
    CONSOLE_ORIGIN: `http://127.0.0.1:${port}`,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: OIDC_CLIENT.id,
    OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
  },
});
/** The browser itself reports responses that fail, and the way through the provider is no request of the console. */
const ofConsole = (problems: readonly string[]): string[] =>
  problems.filter((problem) => !problem.includes('Failed to load resource') && !problem.includes(provider.issuer));

/** Waits for the text on a page: on the way to it there is nothing to read. */
const arrivesAt = (tab: ConsolePage, text: string): Promise<unknown> =>
  waitUntil(`the page says "${text}"`, async () => (await tab.text().catch(() => '')).includes(text));

test('a person comes back signed in, to the screen that was asked for; one without access reads why', async () => {
  const tenant = await running.system.tenant();
  const site = await seedSite(running.system, tenant);
  const tab = await (await running.newVisitor()).newTab();
  await tab.open(`#/sites/${site.id}/pages`);
  await tab.sees('Continue with your organization');
  expect(await tab.violations()).toEqual([]);

  await tab.press('Continue with your organization', 'link');
  await arrivesAt(tab, 'You have no access yet');
  expect(await tab.violations()).toEqual([]);
  expect(await tab.run('getComputedStyle(document.body).maxWidth')).not.toBe('none');

  const { organizationId } = tenant;
  await addUser(running.system.operator, { organizationId, name: 'Kim', preview: false, email: 'kim@shop.example' });
  await tab.press('Sign in again', 'link');
  await arrivesAt(tab, 'No pages yet');
  expect(await tab.run('location.pathname + location.hash')).toBe(`/console/#/sites/${site.id}/pages`);
  const stored = await tab.run('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])');
  expect(stored).not.toMatch(/coa_|[A-Za-z0-9_-]{43}/);

  await running.endSessions(tenant);
  await tab.open('#/sites');
  await tab.sees('Your session has ended');
  await tab.press('Continue with your organization', 'link');
  await arrivesAt(tab, 'Sites');
  expect(ofConsole(tab.problems)).toEqual([]);
}, 90_000);

test('a webhook is created with a secret that is shown once, tested, disabled, undone and deleted', async () => {
  const tenant = await running.system.tenant();
  const { tab } = await running.signIn(tenant);
  const made = async () => (await tenant.api.get('/webhooks')).body.data[0];
  const submit = () => tab.run(`document.querySelector('dialog [type=submit]').click()`);
  await tab.open('#/settings/webhooks');
  await tab.sees('No webhook yet');
  await tab.press('Create a webhook');
  await tab.fill('Address', 'http://receiver.example/new');
  await tab.press('All events, those of later releases too', 'checkbox');
  await tab.press('A job has failed', 'checkbox');
  expect(await tab.violations()).toEqual([]);
  await submit();
  await tab.sees('Address: must be');
  await tab.fill('Address', 'https://receiver.example/new');
  await submit();
  await tab.sees('The secret of this webhook');
  const secret = await tab.run(`document.querySelector('dialog input[readonly]').value`);
  expect(secret).toMatch(/^whsec_/);
  await tab.press('Done');
  await tab.sees('Nothing was sent yet');
  expect(await tab.run('document.documentElement.outerHTML')).not.toContain(secret);
  const { id, events } = await made();
  expect(events).toHaveLength(7);
  expect(events).not.toContain('job.failed');

  await tab.press('Send a test');
  await tab.sees('webhook.test');
  await tab.press('Disable');
  await waitUntil('it is disabled', async () => (await made()).state === 'disabled');
  await tab.press('Undo: Webhook disabled');
  await waitUntil('it is enabled again', async () => (await made()).state === 'enabled');
  await tab.press('Delete');
  await tab.sees('Delete this webhook?');
  expect(await tab.violations()).toEqual([]);
  await tab.run(
    `[...document.querySelectorAll('dialog button')].find(({ textContent }) => textContent === 'Delete').click()`,
  );
  await tab.sees('Webhook deleted');
  expect((await tenant.api.get(`/webhooks/${id}`)).status).toBe(404);
}, 90_000);
