/** Starts a WordPress of the machine's packages, with a separate database, for as long as a suite runs. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processVariables } from '../../shared/environment.ts';
import { waitUntil } from './wait-until.ts';

const SOURCES = '/usr/share/wordpress';
/** The theme of a new installation; without one its pages are empty. */
const THEME = `${SOURCES}/wp-content/themes/twentytwentythree`;
const ownFiles = path.join(import.meta.dirname, 'wordpress');
const programs = ['/usr/bin/php', '/usr/sbin/mariadbd', '/usr/bin/mariadb-install-db', '/usr/bin/mariadb'] as const;
const [php, database, installDatabase, databaseClient] = programs;

/** Names what this machine lacks for it; null where it has all. */
export function lackedForWordpress(): string | null {
  const lacked = [THEME, ...programs].find((file) => !isThere(file));
  return lacked === undefined ? null : `${lacked} is missing`;
}

function isThere(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

export interface RealWordpress {
  /** Of the user `admin`. */
  readonly applicationPassword: string;
  /** Addresses are `?page_id=4` then, and the API is at a parameter. */
  removePrettyLinks(): void;
  stop(): Promise<void>;
}

/** Starts it at the port, as the site of the host, with these pages. */
export async function startRealWordpress({
  host,
  port,
  pages,
}: {
  host: string;
  port: number;
  pages: readonly { post_title: string; post_name: string; post_content: string }[];
}): Promise<RealWordpress> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wordpress-test-'));
  const socket = path.join(folder, 'db.sock');
  const site = path.join(folder, 'site');
  const data = path.join(folder, 'data');
  const children: ChildProcess[] = [];
  const environment = { ...processVariables(), WORDPRESS_HOST: host, WORDPRESS_DATABASE_SOCKET: socket };
  const asRoot = ['--no-defaults', '--user=root', `--datadir=${data}`];
  execFileSync(installDatabase, [...asRoot, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    stdio: 'ignore',
  });
  const run = (file: string, args: readonly string[], cwd: string): void =>
    void children.push(spawn(file, args, { cwd, env: environment, stdio: 'ignore' }));
  run(database, [...asRoot, `--socket=${socket}`, '--skip-networking'], folder);
  const sql = (text: string): boolean => {
    try {
      execFileSync(databaseClient, ['--no-defaults', `--socket=${socket}`, '--user=root', '-e', text], {
        stdio: 'ignore',
      });
      return true;
    } catch {
      return false;
    }
  };
  await waitUntil('the database is there', async () => sql('CREATE DATABASE IF NOT EXISTS wordpress'));
  await cp(SOURCES, site, { recursive: true, dereference: true, filter: (file) => !file.endsWith('wp-config.php') });
  await mkdir(path.join(site, 'wp-content/mu-plugins'), { recursive: true });
  await copyFile(path.join(ownFiles, 'wp-config.php'), path.join(site, 'wp-config.php'));
  await copyFile(path.join(ownFiles, 'seo-fields.php'), path.join(site, 'wp-content/mu-plugins/seo-fields.php'));
  const applicationPassword = execFileSync(php, [path.join(ownFiles, 'install.php')], {
    cwd: site,
    env: environment,
    input: JSON.stringify(pages),
    encoding: 'utf8',
  }).trim();
  run(php, ['-S', `127.0.0.1:${port}`, '-t', site, path.join(ownFiles, 'router.php')], site);
  await waitUntil('WordPress responds', () =>
    fetch(`http://127.0.0.1:${port}/wp-json/`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    applicationPassword,
    removePrettyLinks() {
      const code = "require 'wp-load.php'; update_option('permalink_structure', ''); flush_rewrite_rules(false);";
      execFileSync(php, ['-r', code], { cwd: site, env: environment });
    },
    async stop() {
      for (const child of children.toReversed()) {
        child.kill();
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
