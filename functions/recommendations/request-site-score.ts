import type { BaseServices } from '../../shared/http/api-handler.ts';
import type { Analysis } from '../../shared/table/analyses.ts';

/** Has the site's score recorded, where a verb has moved that of a page. */
export async function requestSiteScore(
  { table, now }: BaseServices,
  { analysis, isScoreMoved }: { analysis: Analysis; isScoreMoved: boolean },
): Promise<void> {
  if (!isScoreMoved) return;
  const { requestScoresLater } = await import('../../shared/jobs/request-opportunity-scores.ts');
  const { organizationId, siteId: id } = analysis;
  await requestScoresLater({ table, now }, { organizationId, id });
}
