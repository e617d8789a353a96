import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import { type Coa, useCoa } from './use-coa.ts';

const system = useSystem();

const stdin = (text: string) => ({ readStdin: async () => text });
const address = (): string => system.baseUrl.replace(/\/v1$/, '');
const profilesOf = (coa: Coa): string => path.join(coa.folder, '.config', 'coa', 'profiles.json');

describe('login', () => {
  test('checks the key and stores it in a file that only its owner reads', async () => {
    const tenant = await system.tenant();
    const coa = await useCoa();
    const run = await coa.with(stdin(`${tenant.key}\n`))(
      'login',
      '--url',
      `${system.baseUrl}/`,
      '--key-stdin',
      '--json',
    );
    expect(run.json()).toMatchObject({ profile: 'default', base_url: address(), name: 'Test key' });
    expect(run.stdout + run.stderr).not.toContain(tenant.key);
    expect((await stat(profilesOf(coa))).mode & 0o777).toBe(0o600);
    expect((await stat(path.dirname(profilesOf(coa)))).mode & 0o777).toBe(0o700);
    expect((await coa('whoami', '--json')).json()).toMatchObject({ profile: 'default', base_url: address() });
    expect(await coa('sites', 'list', '--json')).toMatchObject({ exitCode: 0, stdout: '[]\n' });
  });

  test('stores nothing when the key is not valid', async () => {
    const coa = await useCoa();
    const run = await coa.with(stdin(`coa_${'x'.repeat(43)}`))('login', '--url', address(), '--key-stdin');
    expect(run).toMatchObject({ exitCode: 4, stdout: '' });
    expect(run.stderr).toContain('Invalid API key (401 unauthorized, GET /me)');
    await expect(stat(profilesOf(coa))).rejects.toThrow('ENOENT');
    expect(await coa('whoami')).toMatchObject({
      exitCode: 2,
      stderr: 'coa: not signed in (no profile "default"): run "coa login", or set COA_BASE_URL and COA_API_KEY\n',
    });
  });

  test('asks at the terminal, and the key is asked for as a secret', async () => {
    const tenant = await system.tenant();
    const asked: string[] = [];
    const prompt = {
      ask: async () => {
        asked.push('shown');
        return address();
      },
      askSecret: async () => {
        asked.push('secret');
        return tenant.key;
      },
    };
    expect(await (await useCoa()).with({ prompt })('login')).toMatchObject({ exitCode: 0 });
    expect(asked).toEqual(['shown', 'secret']);
    expect(await (await useCoa())('login', '--url', address())).toMatchObject({
      exitCode: 2,
      stderr: 'coa: no terminal to ask at: give --key-stdin\n',
    });
  });

  test.each([
    { url: 'http://api.example.com', said: 'would get the key without encryption' },
    { url: 'ftp://api.example.com', said: 'must start with https:// or http://' },
    { url: 'https://user:secret@api.example.com', said: 'must have no user name' },
  ])('refuses $url', async ({ url, said }) => {
    const run = await (await useCoa()).with(stdin('coa_12345678'))('login', '--url', url, '--key-stdin');
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toContain(said);
  });

  test('what is no key is refused before it is sent', async () => {
    const run = await (await useCoa()).with(stdin('my key\nwith lines'))('login', '--url', address(), '--key-stdin');
    expect(run).toMatchObject({ exitCode: 2 });
    expect(run.stderr).not.toContain('my key');
  });
});

describe('profiles', () => {
  test('several are stored, one is current, and logout removes one', async () => {
    const [first, second] = [await system.tenant(), await system.tenant()];
    const second_key = await second.newKey();
    const coa = await useCoa();
    await coa.with(stdin(first.key))('login', '--url', address(), '--key-stdin');
    await coa.with(stdin(second_key.key))('login', '--url', address(), '--key-stdin', '--profile', 'staging');
    expect((await coa('profiles', 'list', '--json')).json()).toEqual([
      { name: 'default', base_url: address(), current: false },
      { name: 'staging', base_url: address(), current: true },
    ]);
    await coa('profiles', 'use', 'default');
    expect((await coa('whoami', '--json')).json()).toMatchObject({ profile: 'default' });
    expect((await coa('whoami', '--profile', 'staging', '--json')).json()).toMatchObject({ profile: 'staging' });
    const chosen = coa.with({ environment: { COA_PROFILE: 'staging' } });
    expect((await chosen('whoami', '--json')).json()).toMatchObject({ profile: 'staging' });
    expect(await coa('logout', '--profile', 'nobody')).toMatchObject({ exitCode: 3 });
    expect((await coa('logout')).stdout).toContain('default');
    expect((await coa('profiles', 'list', '--quiet')).stdout).toBe('staging\n');
    await coa('logout', '--all');
    expect(await coa('sites', 'list')).toMatchObject({ exitCode: 2 });
  });

  test('the environment wins, and the key of a profile goes to no other service', async () => {
    const [stored, other] = [await system.tenant(), await system.tenant()];
    const coa = await useCoa();
    await coa.with(stdin(stored.key))('login', '--url', address(), '--key-stdin');
    const own = coa.with({ environment: { COA_BASE_URL: address(), COA_API_KEY: other.key } });
    expect((await own('whoami', '--json')).json()).toMatchObject({ profile: null });
    const elsewhere = coa.with({ environment: { COA_BASE_URL: 'http://127.0.0.1:1' } });
    expect(await elsewhere('whoami')).toMatchObject({
      exitCode: 2,
      stderr: 'coa: COA_BASE_URL is not the service of the profile "default": set COA_API_KEY too\n',
    });
    // The address of the profile may be written in any form.
    const same = coa.with({ environment: { COA_BASE_URL: `${system.baseUrl}/` } });
    expect(await same('whoami')).toMatchObject({ exitCode: 0 });
  });

  test('XDG_CONFIG_HOME names the folder, when it is absolute', async () => {
    const tenant = await system.tenant();
    const coa = await useCoa();
    const environment = { XDG_CONFIG_HOME: path.join(coa.folder, 'settings') };
    const words = ['login', '--url', address(), '--key-stdin'];
    await coa.with({ ...stdin(tenant.key), environment })(...words);
    expect(await readFile(path.join(coa.folder, 'settings/coa/profiles.json'), 'utf8')).toContain(tenant.key);
    await coa.with({ ...stdin(tenant.key), environment: { XDG_CONFIG_HOME: 'relative' } })(...words);
    expect(await readFile(profilesOf(coa), 'utf8')).toContain(tenant.key);
  });

  test('a damaged file is named, and not replaced', async () => {
    const tenant = await system.tenant();
    const coa = await useCoa();
    await coa.with(stdin(tenant.key))('login', '--url', address(), '--key-stdin');
    await writeFile(profilesOf(coa), '{"current": 1}');
    const run = await coa.with(stdin(tenant.key))('login', '--url', address(), '--key-stdin');
    expect(run).toMatchObject({ exitCode: 1 });
    expect(run.stderr).toContain('profiles.json is damaged');
    expect(await readFile(profilesOf(coa), 'utf8')).toBe('{"current": 1}');
  });
});
