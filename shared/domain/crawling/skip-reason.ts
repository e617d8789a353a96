import type { PageOutcome } from './page-outcome.ts';

/** Why a URL of the crawl gave no page, for the log and the crawl's counts; null when it gave one. */
export function skipReason(outcome: PageOutcome): string | null {
  switch (outcome.kind) {
    case 'snapshot':
    case 'unchanged':
      return null;
    case 'gone':
    case 'error_status':
      return `status_${outcome.statusCode}`;
    case 'not_html':
      return 'content_type';
    case 'redirect':
      return 'redirect';
    case 'moved_away':
    case 'unreadable':
      return outcome.reason;
  }
}
