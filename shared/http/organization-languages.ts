import type { Table } from '../table/engine/client.ts';
import { getOrganization } from '../table/organizations.ts';

/** A language that an operator changes is that of the responses after this. Each response would else wait for one more read. */
const REMEMBERED_MS = 10_000;
const REMEMBERED_MAX = 10_000;

/** Returns the language that an organization has set, if any, as it was in the last ten seconds. */
export function rememberLanguages({
  table,
  now,
}: {
  table: Table;
  now: () => Date;
}): (organizationId: number) => Promise<string | null> {
  const known = new Map<number, { language: string | null; untilMs: number }>();
  return async (organizationId) => {
    const nowMs = now().getTime();
    const found = known.get(organizationId);
    if (found && nowMs < found.untilMs && found.untilMs - nowMs <= REMEMBERED_MS) return found.language;
    const language = (await getOrganization(table, organizationId))?.language ?? null;
    if (known.size >= REMEMBERED_MAX) known.clear();
    known.set(organizationId, { language, untilMs: nowMs + REMEMBERED_MS });
    return language;
  };
}
