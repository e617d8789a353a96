/**
 * The editor loses nothing, and shows what is hostile as text.
 *
 * @module-tag browser
 */
import { describe, expect, test } from 'vitest';
import { seedPage, seedSnapshot } from '../../harness/seeds.ts';
import type { Tenant } from '../../harness/system.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import type { ConsolePage } from './harness/console-page.ts';
import { useConsole } from './harness/console-system.ts';

const running = useConsole();

async function pageWith(
  tenant: Tenant,
  markdown: string,
  given: { title?: string; url?: string } = {},
): Promise<number> {
  const page = await seedPage(running.system, tenant, given.url === undefined ? {} : { url: given.url });
  await seedSnapshot(running.system, page, given.title === undefined ? {} : { title: given.title });
  const { status } = await tenant.api.post(`/pages/${page.id}/content`, { markdown });
  expect([200, 201]).toContain(status);
  return page.id;
}
const contentOf = async (tenant: Tenant, pageId: number): Promise<string> =>
  (await tenant.api.get(`/pages/${pageId}/content`)).body.data.markdown;
const typed = (tab: ConsolePage): Promise<unknown> => tab.run("document.querySelector('textarea.mono').value");

describe('two tabs that edit the same page', () => {
  test('the second to save sees both texts as a diff, keeps hers, and decides; nothing is lost', async () => {
    const tenant = await running.system.tenant();
    const pageId = await pageWith(tenant, '# Tyres\n\nOne paragraph.\n');
    const { tab: first, newTab } = await running.signIn(tenant);
    const second = await newTab();
    for (const tab of [first, second]) {
      await tab.page.bringToFront();
      await tab.open(`#/pages/${pageId}?tab=content`);
      await tab.sees('One paragraph.');
    }
    await first.page.bringToFront();
    await first.fill('Markdown', '# Tyres\n\nThe first tab wrote this.\n');
    await first.press('Save content');
    await first.sees('Content saved');

    await second.page.bringToFront();
    await second.fill('Markdown', '# Tyres\n\nThe second tab wrote that.\n');
    await second.press('Save content');
    await second.sees('The content was changed in another place');
    await second.sees('The first tab wrote this.');
    expect(await typed(second)).toBe('# Tyres\n\nThe second tab wrote that.\n');
    expect(await contentOf(tenant, pageId)).toBe('# Tyres\n\nThe first tab wrote this.\n');
    expect(await second.violations()).toEqual([]);

    await second.press('Take the saved text');
    await second.press('Undo: Changes discarded');
    expect(await typed(second)).toBe('# Tyres\n\nThe second tab wrote that.\n');
    await second.press('Save content');
    await second.press('Save mine over it');
    await waitUntil('the second text is saved', async () => (await contentOf(tenant, pageId)).includes('second tab'));
    const { body } = await tenant.api.get(`/pages/${pageId}/content`);
    expect(body.data.markdown).toBe('# Tyres\n\nThe second tab wrote that.\n');
    // The refused save is an error of the network to the browser, and of nothing else.
    expect(second.problems.filter((problem) => !problem.includes('409'))).toEqual([]);
  }, 60_000);
});

test('what was typed and not saved is there after a reload, and gone when it is discarded', async () => {
  const tenant = await running.system.tenant();
  const pageId = await pageWith(tenant, 'Before.\n');
  const { tab } = await running.signIn(tenant);
  await tab.open(`#/pages/${pageId}?tab=content`);
  await tab.fill('Markdown', 'Half a sentence');
  await tab.sees('Unsaved changes');
  await tab.page.reload();
  await tab.sees('Unsaved changes');
  expect(await typed(tab)).toBe('Half a sentence');
  await tab.press('Discard changes');
  await tab.page.reload();
  await tab.sees('Before.');
  expect(await typed(tab)).toBe('Before.\n');
  expect(tab.problems).toEqual([]);
}, 60_000);

test('1,000,000 characters are shown, typed into, previewed in part, saved, and survive a reload unsaved', async () => {
  const tenant = await running.system.tenant();
  const paragraph = 'A sentence of a page that is very long, with **bold** words. ';
  const long = `${paragraph.repeat(Math.floor(999_000 / paragraph.length))}\n`;
  const pageId = await pageWith(tenant, long);
  const { tab } = await running.signIn(tenant);
  await tab.open(`#/pages/${pageId}?tab=content`);
  await tab.sees('the preview shows the part around the cursor');
  await tab.page.locator('textarea.mono').click();
  await tab.page.keyboard.type('Typed. ');
  await tab.sees('Unsaved changes');
  await tab.page.reload();
  await tab.sees('Unsaved changes');
  expect(String(await typed(tab))).toHaveLength(long.length + 'Typed. '.length);
  await tab.press('Save content');
  await tab.sees('Content saved');
  expect(await contentOf(tenant, pageId)).toContain('Typed. ');
  expect(tab.problems).toEqual([]);
}, 120_000);

/**
 * Types in the middle of the text. What waits for a rest of the typing is held: on a busy machine the rest could come between two keys.
 * Returns each change of the page, each write to the storage and each request that the keys caused.
 */
const workOfKeys = `(async () => {
  const caused = [];
  const real = { setTimeout: setTimeout.bind(window), fetch: fetch.bind(window), setItem: Storage.prototype.setItem };
  window.setTimeout = (run, delay, ...given) => (delay >= 100 ? 0 : real.setTimeout(run, delay, ...given));
  Storage.prototype.setItem = (name) => caused.push('writes ' + name);
  window.fetch = (url) => (caused.push('requests ' + url), Promise.reject(new TypeError('not sent')));
  const observer = new MutationObserver((records) => {
    for (const { type, target } of records) caused.push([type, target.className || target.nodeName, target.data ?? ''].join(' '));
  });
  const area = document.querySelector('textarea.mono');
  area.focus();
  area.setSelectionRange(area.value.length / 2, area.value.length / 2);
  const press = async () => {
    document.execCommand('insertText', false, 'x');
    area.dispatchEvent(new KeyboardEvent('keyup', { key: 'x', bubbles: true }));
    await new Promise((resolve) => real.setTimeout(() => requestAnimationFrame(() => real.setTimeout(resolve))));
  };
  while (!document.querySelector('.workbench__bar').innerText.includes('Unsaved')) await press();
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  for (let key = 0; key < 20; key += 1) await press();
  observer.disconnect();
  Object.assign(window, { setTimeout: real.setTimeout, fetch: real.fetch });
  Storage.prototype.setItem = real.setItem;
  await press();
  return caused;
})()`;

test('a key in a text of 10,000 words changes the field alone: preview, score, advice and storage wait until typing rests', async () => {
  const tenant = await running.system.tenant();
  const paragraph = `${'Tubeless tyres and inner tubes for every bike. '.repeat(10)}\n\n`;
  const pageId = await pageWith(tenant, paragraph.repeat(125));
  const { tab } = await running.signIn(tenant);
  await tab.open(`#/pages/${pageId}?tab=content`);
  await tab.sees('the preview shows the part around the cursor');
  expect(await tab.run(workOfKeys)).toEqual([]);
  await waitUntil('the preview follows', async () =>
    String(await tab.run("document.querySelector('.preview').innerText")).includes('x'.repeat(22)),
  );
  expect(tab.problems).toEqual([]);
}, 60_000);

test('the text is copied as Markdown and as HTML, in which markup of the text is text', async () => {
  const tenant = await running.system.tenant();
  const pageId = await pageWith(tenant, '# Tyres\n\n- one\n- **two**\n\n<b>three</b> [four](javascript:five)\n');
  const { tab } = await running.signIn(tenant);
  await tab.open(`#/pages/${pageId}?tab=content`);
  await tab.run('navigator.clipboard.writeText = async (text) => { window.copied = text; }');
  await tab.press('Copy HTML');
  await tab.sees('Copied');
  expect(await tab.run('copied')).toBe(
    '<h1>Tyres</h1>\n<ul>\n<li>one</li>\n<li><strong>two</strong></li>\n</ul>\n<p>&lt;b&gt;three&lt;/b&gt; <a href="">four</a></p>\n',
  );
  await tab.press('Copy Markdown');
  await waitUntil('it is copied', async () => (await tab.run('copied')) === (await typed(tab)));
  expect(tab.problems).toEqual([]);
}, 60_000);

describe('hostile content is text', () => {
  const hostile = [
    '# <img src=x onerror="window.stolen = 1">',
    '<script>window.stolen = 2</script>',
    '[a link](javascript:window.stolen=3) and [data](data:text/html,<script>parent.stolen=4</script>)',
    '<svg onload="window.stolen = 5"><a xlink:href="javascript:window.stolen=6"><text>x</text></a></svg>',
    '![picture](https://tracker.example/pixel.png)',
    '<iframe srcdoc="<script>parent.stolen=7</script>"></iframe>',
    '| `</td><script>window.stolen=8</script>` |\n|---|\n| <b onmouseover="window.stolen=9">x</b> |',
    '[ref]: javascript:window.stolen=10\n\n[ref]',
  ].join('\n\n');

  test('in Markdown, titles, addresses, keywords and drafts: no script runs, no address but the web’s is a link', async () => {
    const tenant = await running.system.tenant();
    const title = '"><script>window.stolen = 11</script><img src=x onerror=window.stolen=12>';
    const pageId = await pageWith(tenant, hostile, { title, url: 'javascript:window.stolen=13' });
    await tenant.api.patch(`/pages/${pageId}`, { primary_keyword: '<img src=x onerror=window.stolen=14>' });
    await tenant.api.put(`/pages/${pageId}/drafts/title`, { draft_value: '<svg/onload=window.stolen=15>' });
    const { tab } = await running.signIn(tenant);
    const { body } = await tenant.api.get(`/pages/${pageId}`);
    const screens = [
      `#/sites/${body.data.site_id}/pages`,
      ...['score', 'content', 'drafts', 'versions', 'links'].map((part) => `#/pages/${pageId}?tab=${part}`),
    ];
    for (const address of screens) {
      await tab.open(address);
      await tab.sees('<script>');
      const addresses = "[...document.querySelectorAll('[href]')].map((one) => one.getAttribute('href')).join(' ')";
      expect(await tab.run(addresses)).not.toMatch(/javascript:|data:text/);
      expect(
        await tab.run("document.querySelectorAll('main img, main script, main svg [onload], iframe').length"),
      ).toBe(0);
      expect(await tab.run('window.stolen')).toBeUndefined();
    }
    expect(tab.problems).toEqual([]);
  }, 60_000);
});
