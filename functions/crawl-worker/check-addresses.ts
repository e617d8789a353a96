import type { ToCheck } from '../../shared/domain/issues/check-list.ts';
import { isMissing } from '../../shared/domain/issues/checks.ts';
import type { Check } from '../../shared/domain/issues/whole-site.ts';
import { inParallel } from '../../shared/jobs/in-parallel.ts';
import type { CrawlServices } from './services.ts';

/** A step has 300 s on a stage: what was not requested by then stays unknown. */
const BUDGET_MS = 100_000;

/**
 * Requests addresses that are no pages of the site, each once, by the rules of every request (docs/crawler.md). HEAD first; some servers
 * know no HEAD, so what is missing by it is requested once more by GET.
 */
export async function checkAddresses(
  { web, settings }: Pick<CrawlServices, 'web' | 'settings'>,
  addresses: readonly ToCheck[],
): Promise<Check[]> {
  const endsAt = Date.now() + BUDGET_MS;
  const checked = await inParallel(addresses, settings.concurrency, async ({ url, kind, pages }): Promise<Check[]> => {
    if (Date.now() > endsAt) return [];
    const head = await statusOf(web, url, 'head');
    const { statusCode, reason, bytes } = isMissing(head.statusCode) ? await statusOf(web, url, 'html') : head;
    return [{ url, kind, pages, statusCode, reason, bytes }];
  });
  return checked.flat();
}

async function statusOf(
  web: CrawlServices['web'],
  url: string,
  accept: 'head' | 'html',
): Promise<Pick<Check, 'statusCode' | 'reason' | 'bytes'>> {
  const response = await web.fetch({ url, accept });
  if (response.outcome === 'failed') {
    // A resolver that does not respond now says nothing of the host.
    return { statusCode: null, reason: response.retryable ? null : response.reason, bytes: null };
  }
  const bytes = response.outcome === 'ok' && accept === 'head' ? response.sizeBytes : null;
  return { statusCode: response.status, reason: null, bytes };
}
