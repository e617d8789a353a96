import { foundAt, isNamed, listFoundOn } from '../found-at.ts';
import type { UrlIssue } from '../issue-type.ts';

const failures: Readonly<Record<string, string>> = {
  dns: 'The name of the host could not be resolved',
  refused: 'The server refused the connection',
  unreachable: 'The server could not be reached',
  timeout: 'The response did not arrive in time: its headers within 15 seconds, all of it within 30',
  reset: 'The server closed the connection before the response was complete',
  tls: 'A secure connection to the server could not be made',
  protocol: 'The response was not valid HTTP',
};

export const noResponse: UrlIssue = {
  of: 'url',
  id: 'no-response',
  family: 'status',
  severity: 'error',
  title: 'No response',
  why: 'A page that does not arrive is lost to visitors and search engines.',
  how: 'Check the server, the name of the host and its certificate.',
  found: 'From requests that got no readable response, up to four of them.',
  find: (known, { domain }) => {
    const what = known.outcome === 'unreadable' ? failures[known.reason ?? ''] : undefined;
    return what !== undefined && isNamed(known, domain)
      ? { message: `${what}. ${foundAt(known)}`.trim(), urls: listFoundOn(known) }
      : null;
  },
};
