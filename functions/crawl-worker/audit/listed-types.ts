import { issueTypes, searchIssues } from '../../../shared/domain/issues/issue-types.ts';
import type { SiteAudit } from '../../../shared/table/site-audits.ts';

export const typeIds = issueTypes.map(({ id }) => id);

const searchIds: ReadonlySet<string> = new Set(searchIssues.map(({ id }) => id));

/** The types that the audit before looked for as well. Without search data nothing was looked for in them. */
export function listCompared(published: SiteAudit | null, search: NonNullable<SiteAudit['search']>): string[] {
  const hasSearches = search.window !== null && (published?.search ?? null)?.window != null;
  return (published?.typeIds ?? []).filter((id) => hasSearches || !searchIds.has(id));
}
