import { type Message, type MessageId, message } from '../messages/message.ts';
import type { Evidence, IssueBase, IssueId, PageIssue, SearchIssue, SiteIssue, UrlIssue } from './issue-type.ts';

/** The evidence of a type, before it is worded. */
interface Found extends Pick<Evidence, 'isFirstLook'> {
  /** Its sentence among those of the type: `evidence` where it is left out. */
  readonly says?: string;
  readonly values?: Message['values'];
  readonly urls?: readonly string[];
}

interface FoundAt extends Found {
  readonly at: string;
}

type Severity = IssueBase['severity'];

function toEvidence(id: IssueId, { says, values, urls = [], isFirstLook }: Found): Evidence {
  const sentence = `issues.${id}.${says ?? 'evidence'}` as MessageId;
  return { message: message(sentence, values), urls, ...(isFirstLook === undefined ? {} : { isFirstLook }) };
}

function* toPlaces(id: IssueId, found: Iterable<FoundAt>): Generator<Evidence & { url: string }> {
  for (const { at, ...one } of found) yield { url: at, ...toEvidence(id, one) };
}

/** Makes the types of a family: each of an id, a severity, and a search that words nothing but its values. */
export const issueFamily = (family: IssueBase['family']) => ({
  page: (
    id: IssueId,
    severity: Severity,
    find: (...read: Parameters<PageIssue['find']>) => Found | null,
    also: Pick<PageIssue, 'alsoUnread'> = {},
  ): PageIssue => ({
    ...{ of: 'page', id, family, severity, ...also },
    find: (...read) => {
      const found = find(...read);
      return found && toEvidence(id, found);
    },
  }),
  url: (id: IssueId, severity: Severity, find: (...read: Parameters<UrlIssue['find']>) => Found | null): UrlIssue => ({
    ...{ of: 'url', id, family, severity },
    find: (...read) => {
      const found = find(...read);
      return found && toEvidence(id, found);
    },
  }),
  site: (
    id: IssueId,
    severity: Severity,
    find: (...read: Parameters<SiteIssue['find']>) => Iterable<FoundAt>,
    also: Pick<SiteIssue, 'needsWholeSite' | 'groupedBy'> = {},
  ): SiteIssue => ({
    ...{ of: 'site', id, family, severity, ...also },
    find: (...read) => toPlaces(id, find(...read)),
  }),
  search: (
    id: IssueId,
    severity: Severity,
    find: (...read: Parameters<SearchIssue['find']>) => Iterable<FoundAt>,
  ): SearchIssue => ({
    ...{ of: 'search', id, family, severity },
    find: (...read) => toPlaces(id, find(...read)),
  }),
});
