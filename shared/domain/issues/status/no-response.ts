import { message } from '../../messages/message.ts';
import { foundAt, isNamed, listFoundOn } from '../found-at.ts';
import type { UrlIssue } from '../issue-type.ts';

/** The failures that say something about the server; others are of the crawl. */
const failures = ['dns', 'refused', 'unreachable', 'timeout', 'reset', 'tls', 'protocol'] as const;

export const noResponse: UrlIssue = {
  of: 'url',
  id: 'no-response',
  family: 'status',
  severity: 'error',
  find: (known, { domain }) => {
    const failure = known.outcome === 'unreadable' ? failures.find((one) => one === known.reason) : undefined;
    return failure !== undefined && isNamed(known, domain)
      ? {
          message: message(`issues.no-response.${failure}`, { foundAt: foundAt(known) }),
          urls: listFoundOn(known),
        }
      : null;
  },
};
