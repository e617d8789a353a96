/** @module-tag stories */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { seedBodies, seedPage, seedSite, seedSnapshot } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { type Coa, signedIn } from './use-coa.ts';

const system = useSystem();

const body = '# Winter tyres\n\nThey are tested on snow.\n\n## Prices\n\nFrom 40 pounds.';

/** A site with one page that has a body, a title and a description. */
async function siteWithPage(tenant: Tenant, pagePath = '/tyres/') {
  const site = await seedSite(system, tenant);
  const page = await seedPage(system, tenant, { site, path: pagePath, url: `https://${site.domain}${pagePath}` });
  await seedSnapshot(system, page, { title: 'Tyres', metaDescription: 'All about tyres' });
  await tenant.api.post(`/pages/${page.id}/content`, { markdown: body });
  return { site, page };
}

const read = (coa: Coa, file: string): Promise<string> => readFile(path.join(coa.folder, file), 'utf8');
const edit = async (coa: Coa, file: string, change: (text: string) => string): Promise<void> =>
  writeFile(path.join(coa.folder, file), change(await read(coa, file)));

/** Requests of the organization by now, without the one that asks. */
const countRequests = async ({ api }: Tenant): Promise<number> => (await api.get('/usage')).body.data.requests - 1;

describe('pull', () => {
  test('of 600 pages takes at most 10 requests, one when nothing changed, and one more for what did', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const text = 'They are tested on snow. '.repeat(400);
    await seedBodies(
      system,
      site,
      Array.from({ length: 600 }, (_, at) => `# Page ${at + 1}\n\n${text}`),
    );
    const coa = await signedIn(system, tenant);
    const pull = async (...words: string[]) => {
      const before = await countRequests(tenant);
      const run = await coa('content', 'pull', '--site', `${site.id}`, 'pages', ...words);
      return { run, requests: (await countRequests(tenant)) - before - 1 };
    };
    const first = await pull();
    expect(first.run.stdout.trim().split('\n').at(-1)).toBe('600 created');
    expect(first.requests).toBeLessThanOrEqual(10);
    // A line for each ten seconds.
    expect(first.run.stderr.split('\n').length).toBeLessThan(15);
    const second = await pull();
    expect(second).toMatchObject({ run: { stdout: '600 unchanged\n' }, requests: 1 });
    for (const id of [7, 8]) await tenant.api.post(`/pages/${id}/content`, { markdown: '# New' });
    await tenant.api.put('/pages/20/drafts/title', { draft_value: 'A new title' });
    const third = await pull();
    expect(third.run.stdout.trim().split('\n').at(-1)).toMatch(/3 updated.*597 unchanged|597 unchanged.*3 updated/);
    expect(third.requests).toBe(2);
    expect(await read(coa, 'pages/p-7.md')).toContain('\n\n# New\n');
    expect(await read(coa, 'pages/p-20.md')).toContain('title: A new title\n');
    const searched = await pull('--search', '/p-59');
    expect(searched.run.stdout).toBe('11 unchanged\n');
  }, 240_000);
});

describe('pull and push', () => {
  test('a title is read as it stands, with a colon, a hash or a sign of YAML in it', async () => {
    const tenant = await system.tenant();
    const { site, page } = await siteWithPage(tenant);
    const coa = await signedIn(system, tenant);
    await coa('content', 'pull', '--site', `${site.id}`, 'pages');
    const titles = ['Brake pads: which to buy', 'Tyre #1: our pick', '[Guide] Brake pads', '50 % off: *all* pads'];
    for (const title of titles) {
      await edit(coa, 'pages/tyres.md', (old) => old.replace(/^title: .*$/m, `title: ${title}`));
      expect(await coa('content', 'push', 'pages')).toMatchObject({ exitCode: 0 });
      const { body: drafts } = await tenant.api.get(`/pages/${page.id}/drafts`);
      expect(drafts.data.find(({ field }: { field: string }) => field === 'title').draft_value).toBe(title);
    }
  });

  test('front matter that is no YAML is refused with its line and the remedy', async () => {
    const tenant = await system.tenant();
    const { site } = await siteWithPage(tenant);
    const coa = await signedIn(system, tenant);
    await coa('content', 'pull', '--site', `${site.id}`, 'pages');
    await edit(coa, 'pages/tyres.md', (old) => old.replace('keyword: ""', 'keyword: ""\nnote: a: b'));
    const run = await coa('content', 'push', 'pages');
    expect(run.exitCode).not.toBe(0);
    expect(run.stdout + run.stderr).toMatch(/line 8 of the front matter is no YAML: put the value between quotes/);
  });

  test('an edit of the body, the title, the description and the keyword goes to the service and nothing else does', async () => {
    const tenant = await system.tenant();
    const { site, page } = await siteWithPage(tenant);
    const coa = await signedIn(system, tenant);
    expect(await coa('content', 'pull', '--site', `${site.id}`, 'pages')).toMatchObject({ exitCode: 0 });
    const text = await read(coa, 'pages/tyres.md');
    const { body: content } = await tenant.api.get(`/pages/${page.id}/content`);
    expect(text).toBe(
      `---\npage: ${page.id}\nurl: https://${site.domain}/tyres/\nversion: ${content.data.content_version_id}\ntitle: Tyres\ndescription: All about tyres\nkeyword: ""\n---\n\n${body}\n`,
    );
    expect((await coa('content', 'push', 'pages')).stdout).toBe('1 unchanged\n');

    await edit(coa, 'pages/tyres.md', (old) =>
      old
        .replace('title: Tyres', 'title: "Winter tyres: tested"')
        .replace('description: All about tyres', 'description: Tested on snow')
        .replace('keyword: ""', 'keyword: winter tyres')
        .replace('40 pounds', '45 pounds'),
    );
    const dry = await coa('content', 'push', 'pages', '--dry-run');
    expect(dry.stdout).toContain('dry run');
    expect((await tenant.api.get(`/pages/${page.id}/content`)).body.data.markdown).toBe(body);

    const pushed = await coa('content', 'push', 'pages', '--json');
    expect(pushed.json().files).toEqual([
      { file: 'tyres.md', page_id: page.id, outcome: 'pushed', detail: 'title, description, keyword, body' },
    ]);
    const { body: after } = await tenant.api.get(`/pages/${page.id}/content`);
    expect(after.data.markdown).toBe(body.replace('40', '45'));
    const { body: detail } = await tenant.api.get(`/pages/${page.id}`);
    expect(detail.data).toMatchObject({ primary_keyword: 'winter tyres' });
    expect(
      Object.fromEntries(
        detail.data.drafts.map((draft: Record<string, string>) => [draft['field'], draft['draft_value']]),
      ),
    ).toEqual({ title: 'Winter tyres: tested', meta_description: 'Tested on snow' });
    // A pushed page is the one that a pull finds.
    expect((await coa('content', 'pull', 'pages')).stdout).toBe('1 unchanged\n');
    expect((await coa('content', 'push', 'pages')).stdout).toBe('1 unchanged\n');
  });

  test('a title that is set back to that of the live page removes its draft', async () => {
    const tenant = await system.tenant();
    const { site, page } = await siteWithPage(tenant);
    await tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: 'Other' });
    const coa = await signedIn(system, tenant);
    await coa('content', 'pull', '--site', `${site.id}`, '.');
    await edit(coa, 'tyres.md', (old) => old.replace('title: Other', 'title: Tyres'));
    expect((await coa('content', 'push', '.')).stdout).toContain('pushed');
    expect((await tenant.api.get(`/pages/${page.id}`)).body.data.drafts).toEqual([]);
  });
});

describe('two people', () => {
  async function twoPeople() {
    const tenant = await system.tenant();
    const { site, page } = await siteWithPage(tenant);
    const [anna, ben] = [await signedIn(system, tenant), await signedIn(system, tenant)];
    for (const person of [anna, ben]) await person('content', 'pull', '--site', `${site.id}`, '.');
    return { tenant, page, anna, ben };
  }
  const markdownOf = async (tenant: Tenant, pageId: number): Promise<string> =>
    (await tenant.api.get(`/pages/${pageId}/content`)).body.data.markdown;

  test('the second to push the same paragraph gets the three sides as a diff, and overwrites nothing', async () => {
    const { tenant, page, anna, ben } = await twoPeople();
    await edit(anna, 'tyres.md', (old) => old.replace('40 pounds', '45 pounds'));
    await edit(ben, 'tyres.md', (old) => old.replace('40 pounds', '50 pounds'));
    expect(await anna('content', 'push', '.')).toMatchObject({ exitCode: 0 });
    const refused = await ben('content', 'push', '.');
    expect(refused.exitCode).toBe(5);
    expect(refused.stdout).toContain('conflict tyres.md (body edited on both sides)'.replace(' ', '  '));
    expect(refused.stdout).toMatch(/--- tyres\.md \(base\)\n\+\+\+ tyres\.md \(theirs\)\n/);
    expect(refused.stdout).toMatch(/--- tyres\.md \(base\)\n\+\+\+ tyres\.md \(mine\)\n/);
    expect(refused.stdout).toContain('-From 40 pounds.\n+From 45 pounds.');
    expect(refused.stdout).toContain('-From 40 pounds.\n+From 50 pounds.');
    expect(await markdownOf(tenant, page.id)).toContain('45 pounds');
    expect(await read(ben, 'tyres.md')).toContain('50 pounds');

    const pulled = await ben('content', 'pull', '.');
    expect(pulled.exitCode).toBe(5);
    expect(await read(ben, 'tyres.md')).toContain('50 pounds');
    expect(await read(ben, 'tyres.md.theirs')).toContain('45 pounds');
    // With --force he is asked.
    const asked: string[] = [];
    const prompt = {
      ask: async (question: string) => {
        asked.push(question);
        return 'y';
      },
      askSecret: async () => '',
    };
    const forced = await ben.with({ prompt })('content', 'push', '.', '--force');
    expect(forced).toMatchObject({ exitCode: 0 });
    expect(asked).toEqual(['Replace the edits of others in tyres.md? [y/N] ']);
    expect(await markdownOf(tenant, page.id)).toContain('50 pounds');
  });

  test('edits of different fields are merged by pull, and pushed after it', async () => {
    const { tenant, page, anna, ben } = await twoPeople();
    await edit(anna, 'tyres.md', (old) => old.replace('title: Tyres', 'title: Annas title'));
    await edit(ben, 'tyres.md', (old) => old.replace('40 pounds', '50 pounds'));
    await anna('content', 'push', '.');
    expect((await ben('content', 'pull', '.')).stdout).toContain('merged  tyres.md (edited here: body)');
    expect(await read(ben, 'tyres.md')).toMatch(/title: Annas title[\s\S]*50 pounds/);
    expect(await ben('content', 'push', '.')).toMatchObject({ exitCode: 0 });
    expect(await markdownOf(tenant, page.id)).toContain('50 pounds');
    expect((await tenant.api.get(`/pages/${page.id}`)).body.data.drafts[0].draft_value).toBe('Annas title');
  });

  test('pull --force --yes takes theirs and keeps mine beside it', async () => {
    const { anna, ben } = await twoPeople();
    await edit(anna, 'tyres.md', (old) => old.replace('40 pounds', '45 pounds'));
    await edit(ben, 'tyres.md', (old) => old.replace('40 pounds', '50 pounds'));
    await anna('content', 'push', '.');
    expect((await ben('content', 'pull', '.', '--force', '--yes')).stdout).toContain('overwritten');
    expect(await read(ben, 'tyres.md')).toContain('45 pounds');
    expect(await read(ben, 'tyres.md.mine')).toContain('50 pounds');
  });

  test('a crawl between pull and push is a conflict too', async () => {
    const { tenant, page, anna } = await twoPeople();
    await edit(anna, 'tyres.md', (old) => old.replace('40 pounds', '45 pounds'));
    await tenant.api.post(`/pages/${page.id}/content`, { markdown: `${body}\n\nMore.` });
    expect(await anna('content', 'push', '.')).toMatchObject({ exitCode: 5 });
    expect(await markdownOf(tenant, page.id)).toBe(`${body}\n\nMore.`);
  });
});

describe('after a crash', () => {
  test('a push whose notes were lost is found to be done', async () => {
    const tenant = await system.tenant();
    const { site } = await siteWithPage(tenant);
    const coa = await signedIn(system, tenant);
    await coa('content', 'pull', '--site', `${site.id}`, '.');
    const notes = await read(coa, '.coa/state.json');
    const bases = await readdir(path.join(coa.folder, '.coa/base'));
    const base = await read(coa, `.coa/base/${bases[0]}`);
    await edit(coa, 'tyres.md', (old) => old.replace('40 pounds', '45 pounds'));
    await coa('content', 'push', '.');
    await writeFile(path.join(coa.folder, '.coa/state.json'), notes);
    await writeFile(path.join(coa.folder, `.coa/base/${bases[0]}`), base);
    const again = await coa('content', 'push', '.');
    expect(again).toMatchObject({ exitCode: 0 });
    expect(again.stdout).toContain('1 same');
  });

  test('a pull whose notes were lost adopts the files that it wrote', async () => {
    const tenant = await system.tenant();
    const { site } = await siteWithPage(tenant);
    const coa = await signedIn(system, tenant);
    await coa('content', 'pull', '--site', `${site.id}`, '.');
    await rm(path.join(coa.folder, '.coa'), { recursive: true });
    const again = await coa('content', 'pull', '--site', `${site.id}`, '.');
    expect(again).toMatchObject({ exitCode: 0 });
    expect(again.stdout).toContain('1 same');
  });
});
