import { parseDomain, removeWww } from '../urls/domain.ts';

/** The hosts that the operator lets the service request. An entry stands for the host and for all below it. */
export interface HostRules {
  /** Empty: every host. */
  readonly allowed: readonly string[];
  /** Goes before `allowed`. */
  readonly denied: readonly string[];
}

/** As the environment has them. */
export const readHostRules = (environment: {
  readonly CRAWL_ALLOWED_HOSTS: readonly string[];
  readonly CRAWL_DENIED_HOSTS: readonly string[];
}): HostRules => ({ allowed: environment.CRAWL_ALLOWED_HOSTS, denied: environment.CRAWL_DENIED_HOSTS });

export const noHostRules: HostRules = { allowed: [], denied: [] };

/** The hosts of a list such as `example.com, shop.example`, lower case and without `www.`; null when one is no host name. */
export function parseHostList(text: string): string[] | null {
  const hosts: string[] = [];
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const host = parseDomain(entry);
    if (host === null) return null;
    hosts.push(removeWww(host));
  }
  return hosts;
}

/** Whether the service may request a host. */
export function isHostAllowed(host: string, { allowed, denied }: HostRules): boolean {
  if (denied.some((entry) => isBelow(host, entry))) return false;
  return allowed.length === 0 || allowed.some((entry) => isBelow(host, entry));
}

const isBelow = (host: string, entry: string): boolean => host === entry || host.endsWith(`.${entry}`);

/** Why a crawl of such a host fails, for the operator. */
export const hostRefusal = (host: string): string =>
  `CRAWL_ALLOWED_HOSTS and CRAWL_DENIED_HOSTS do not let ${host} be crawled`;
