import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { seedPage, seedSite, seedSnapshot } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { signedIn } from './use-coa.ts';

const system = useSystem();

const file = 'content/guides/tyres.md';
const before = `---
# Of the shop
title: 'Tyres'   # short
tags: [a,  b]
description: "All about tyres"
---

# Tyres

They are tested on snow.
`;

/** A page of a site whose source is a file in a Git repository, with drafts. */
async function useRepository() {
  const tenant = await system.tenant();
  const coa = await signedIn(system, tenant);
  const git = (...words: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@shop.example', ...words], {
      cwd: coa.folder,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('config', 'user.name', 'Ann');
  git('config', 'user.email', 'ann@shop.example');
  await mkdir(path.join(coa.folder, 'content/guides'), { recursive: true });
  await writeFile(path.join(coa.folder, file), before);
  git('add', 'content');
  git('commit', '--quiet', '--message', 'Start');
  const site = await seedSite(system, tenant);
  const page = await seedPage(system, tenant, {
    site,
    path: '/guides/tyres/',
    url: `https://${site.domain}/guides/tyres/`,
  });
  await seedSnapshot(system, page, { title: 'Tyres | Shop', metaDescription: 'All about tyres', h1: 'Tyres' });
  const drafts = { title: "Winter's tyres | Shop", meta_description: 'Tested: on snow', h1: 'Tyres for *winter*' };
  for (const [field, value] of Object.entries(drafts))
    await tenant.api.put(`/pages/${page.id}/drafts/${field}`, { draft_value: value });
  const publish = (...words: string[]) =>
    coa('publish', `${site.id}`, '--to', 'markdown', '--content', 'content', ...words);
  const read = (): Promise<string> => readFile(path.join(coa.folder, file), 'utf8');
  return { git, publish, read, coa };
}

describe('a folder of Markdown files', () => {
  test('gets drafts in its front matter and H1, with its formatting, and its former text back', async () => {
    const { publish, read, git } = await useRepository();
    expect((await publish()).stdout).toContain('3 planned: nothing is sent without --send');
    expect(await read()).toBe(before);
    const sent = await publish('--send', '--commit');
    expect(sent).toMatchObject({ exitCode: 0 });
    expect(sent.stdout).toContain('3 sent: deploy them, then repeat the command');
    expect(await read()).toBe(
      before
        .replace("'Tyres' ", "'Winter''s tyres' ")
        .replace('"All about tyres"', '"Tested: on snow"')
        .replace('# Tyres', '# Tyres for \\*winter\\*'),
    );
    expect(git('log', '--format=%s', '-1')).toBe('Publish accepted drafts of titles, descriptions and content\n');
    expect(git('status', '--porcelain', '--', 'content')).toBe('');
    expect(await publish('--undo')).toMatchObject({ exitCode: 0 });
    expect(await read()).toBe(before);
  });

  test('is left alone where a file has edits that are not committed', async () => {
    const { publish, read, coa } = await useRepository();
    const edited = before.replace('snow', 'ice');
    await writeFile(path.join(coa.folder, file), edited);
    const run = await publish('--send');
    expect(run.exitCode).toBe(5);
    expect(run.stdout).toContain('the file has edits that are not committed');
    expect(await read()).toBe(edited);
  });
});
