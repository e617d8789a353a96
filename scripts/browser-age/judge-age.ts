/** The registry's record of a package's versions. */
export interface Registry {
  /** When each version was published, as ISO dates. */
  readonly publishedAt: Readonly<Record<string, string>>;
}

export interface AgeVerdict {
  readonly verdict: 'current' | 'old' | 'not_decided';
  readonly reason: string;
}

/** A browser without the security updates of two months is an open door. */
export const AGE_DAYS_MAX = 60;

const DAY_MS = 86_400_000;
const released = /^\d+\.\d+\.\d+$/;

/**
 * Whether a version is so much older than the newest one of the registry that it has to be replaced. Its age is not counted from
 * today: where nothing newer is published, there is nothing to do.
 */
export function judgeAge(installed: string, registry: Registry | null): AgeVerdict {
  if (registry === null) return { verdict: 'not_decided', reason: 'the registry did not respond' };
  const newest = Object.keys(registry.publishedAt)
    .filter((version) => released.test(version))
    .toSorted(compareVersions)
    .at(-1);
  const [installedMs, newestMs] = [installed, newest].map((version) =>
    Date.parse(registry.publishedAt[version ?? ''] ?? ''),
  );
  const days = ((newestMs ?? Number.NaN) - (installedMs ?? Number.NaN)) / DAY_MS;
  if (Number.isNaN(days))
    return { verdict: 'not_decided', reason: `the registry does not say when ${installed} was published` };
  const reason = `${installed} was published ${Math.max(0, Math.floor(days))} days before ${newest}, the newest`;
  return { verdict: days > AGE_DAYS_MAX && installed !== newest ? 'old' : 'current', reason };
}

function compareVersions(one: string, other: string): number {
  const others = other.split('.').map(Number);
  const difference = one.split('.').map((part, at) => Number(part) - (others[at] ?? 0));
  return difference.find((part) => part !== 0) ?? 0;
}
