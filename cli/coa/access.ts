import { UsageError } from './errors.ts';
import { type ProfileName, readProfiles } from './profiles.ts';
import type { Surroundings } from './surroundings.ts';

/** Where the API is, and the key to it. */
export interface Access {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Null when both are of the environment. */
  readonly profile: ProfileName | null;
}

/** The address of a service without what the client adds. */
export const normalizeBaseUrl = (address: string): string =>
  address
    .trim()
    .replace(/\/{1,20}$/, '')
    .replace(/\/v1$/, '');

/**
 * The service to work with: COA_BASE_URL and COA_API_KEY, else the profile. The key of a profile is sent to no other service
 * than the one it was stored for, whatever COA_BASE_URL says.
 */
export async function readAccess(surroundings: Surroundings, asked: string | undefined): Promise<Access> {
  const { environment } = surroundings;
  const baseUrl = normalizeBaseUrl(environment['COA_BASE_URL'] ?? '') || null;
  const apiKey = environment['COA_API_KEY'] || null;
  if (baseUrl !== null && apiKey !== null) return { baseUrl, apiKey, profile: null };
  const { current, profiles } = await readProfiles(surroundings);
  const name = asked ?? (environment['COA_PROFILE'] || current);
  const profile = profiles[name];
  if (!profile) {
    const missing = [baseUrl === null ? 'COA_BASE_URL' : '', apiKey === null ? 'COA_API_KEY' : ''].filter(Boolean);
    throw new UsageError(`not signed in (no profile "${name}"): run "coa login", or set ${missing.join(' and ')}`);
  }
  if (baseUrl !== null && baseUrl !== profile.base_url) {
    throw new UsageError(`COA_BASE_URL is not the service of the profile "${name}": set COA_API_KEY too`);
  }
  return { baseUrl: profile.base_url, apiKey: apiKey ?? profile.api_key, profile: name };
}
