import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from './errors.ts';
import type { Surroundings } from './surroundings.ts';

export type ProfileName = string;

interface Profile {
  readonly base_url: string;
  readonly api_key: string;
}

interface Profiles {
  /** The profile of commands that name none. */
  readonly current: ProfileName;
  readonly profiles: Readonly<Record<ProfileName, Profile>>;
}

const DEFAULT_PROFILE = 'default';

/** `$XDG_CONFIG_HOME/coa/profiles.json`; `%APPDATA%` on Windows. A relative XDG_CONFIG_HOME is invalid by its specification. */
function profilesFile({ environment, homeFolder }: Pick<Surroundings, 'environment' | 'homeFolder'>): string {
  const configured = [environment['XDG_CONFIG_HOME'], environment['APPDATA']].find(
    (folder) => folder !== undefined && path.isAbsolute(folder),
  );
  return path.join(configured ?? path.join(homeFolder, '.config'), 'coa', 'profiles.json');
}

/** The stored profiles; none when the file does not exist. */
export async function readProfiles(surroundings: Surroundings): Promise<Profiles> {
  const file = profilesFile(surroundings);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return { current: DEFAULT_PROFILE, profiles: {} };
  const parsed = parseProfiles(text);
  if (!parsed) throw new CommandError(`${file} is damaged: remove it and run "coa login"`);
  return parsed;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parseProfiles(text: string): Profiles | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(json) || typeof json['current'] !== 'string' || !isRecord(json['profiles'])) return null;
  const profiles = Object.entries(json['profiles']).flatMap(([name, profile]) => {
    if (!isRecord(profile)) return [];
    const { base_url, api_key } = profile;
    return typeof base_url === 'string' && typeof api_key === 'string' ? [[name, { base_url, api_key }] as const] : [];
  });
  return { current: json['current'], profiles: Object.fromEntries(profiles) };
}

/** Replaces the file as a whole. Only its owner may read it, from its first byte on. */
export async function writeProfiles(surroundings: Surroundings, profiles: Profiles): Promise<string> {
  const file = profilesFile(surroundings);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${randomUUID()}`;
  try {
    await writeFile(temporary, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    await chmod(temporary, 0o600);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return file;
}
