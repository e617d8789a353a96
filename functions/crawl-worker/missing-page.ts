import { randomUUID } from 'node:crypto';
import { isSameAsMissing, type PageWords } from '../../shared/domain/crawling/missing-page.ts';
import { pageOutcome } from '../../shared/domain/crawling/page-outcome.ts';
import { pageRedirectPolicy } from '../../shared/domain/crawling/redirect-policy.ts';
import type { RobotsPolicy } from '../../shared/domain/crawling/robots.ts';
import { markUnreadable } from '../../shared/domain/extraction/signals/reading.ts';
import type { DocumentReading } from './read-document.ts';
import type { CrawlServices } from './services.ts';

type Reader = Pick<CrawlServices, 'web' | 'readDocument'>;
interface SiteToAsk {
  domain: string;
  robots: Pick<RobotsPolicy, 'isAllowed'>;
}

/** How long the answer for a missing path counts: about as long as a crawl. */
const KEPT_MS = 600_000;
const KEPT_SITES_MAX = 200;

const answers = new Map<string, { untilMs: number; missing: Promise<PageWords | null> }>();

/**
 * Marks a document as a "not found" page when it may be one and reports the site's response for a path that does not exist.
 * The site is asked only then, and once.
 */
export async function confirmNotFound(
  services: Reader,
  site: SiteToAsk,
  url: string,
  reading: DocumentReading,
): Promise<DocumentReading> {
  const { extracted } = reading;
  if (!extracted.mayBeNotFound || extracted.unreadable !== null) return reading;
  const missing = await readMissingPage(services, site);
  const { title, markdown } = extracted;
  if (missing === null || !isSameAsMissing({ url, title, markdown }, missing)) return reading;
  return { ...reading, extracted: markUnreadable(extracted, 'soft_404'), observations: [] };
}

async function readMissingPage(services: Reader, site: SiteToAsk): Promise<PageWords | null> {
  const known = answers.get(site.domain);
  if (known && known.untilMs > Date.now()) return known.missing;
  if (answers.size >= KEPT_SITES_MAX) answers.clear();
  const missing = askForMissingPage(services, site);
  answers.set(site.domain, { untilMs: Date.now() + KEPT_MS, missing });
  // A task that is cut off and done again asks again.
  missing.catch(() => answers.delete(site.domain));
  return missing;
}

/** Null when the site says so by its status, as it should, or redirects. */
async function askForMissingPage({ web, readDocument }: Reader, { domain, robots }: SiteToAsk) {
  const url = `https://${domain}/missing-${randomUUID()}/`;
  if (!robots.isAllowed(url)) return null;
  const outcome = pageOutcome(
    await web.fetch({ url, accept: 'html', refuseRedirect: pageRedirectPolicy(domain, robots) }),
  );
  if (outcome.kind !== 'snapshot') return null;
  const { body, headers, finalUrl } = outcome.document;
  const { extracted } = await readDocument({ body, headers, finalUrl });
  return { url, title: extracted.title, markdown: extracted.markdown };
}
