import { secondsLater } from '../../shared/domain/jobs/deadlines.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import type { Analysis } from '../../shared/table/analyses.ts';

/** Verbs come one after the other: the site's score follows once, behind the last of them. */
const SCORE_AFTER_SECONDS = 60;

/** Has the site's score recorded, where a verb has moved that of a page. */
export async function requestSiteScore(
  { table, now }: BaseServices,
  { analysis, isScoreMoved }: { analysis: Analysis; isScoreMoved: boolean },
): Promise<void> {
  if (!isScoreMoved) return;
  const { requestScoresSoon } = await import('../../shared/jobs/request-opportunity-scores.ts');
  const { organizationId, siteId: id } = analysis;
  await requestScoresSoon({ table, now }, { organizationId, id }, secondsLater(now(), SCORE_AFTER_SECONDS));
}
