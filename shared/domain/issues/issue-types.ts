import type { IssueType, PageIssue, SearchIssue, SiteIssue, UrlIssue } from './issue-type.ts';
import { contentTypes } from './types/content.ts';
import { indexTypes } from './types/indexing.ts';
import { internationalTypes } from './types/international.ts';
import { linkTypes } from './types/links.ts';
import { markupTypes, mediaTypes } from './types/media-and-markup.ts';
import { aiReaderTypes, socialTypes } from './types/readers-and-social.ts';
import { searchTypes } from './types/search.ts';
import { statusTypes } from './types/status.ts';
import { titleTypes } from './types/titles.ts';
import { transportTypes } from './types/transport.ts';

/** Every type, by family, in the order of the list. */
export const issueTypes: readonly IssueType[] = [
  ...statusTypes,
  ...linkTypes,
  ...titleTypes,
  ...contentTypes,
  ...indexTypes,
  ...internationalTypes,
  ...mediaTypes,
  ...markupTypes,
  ...transportTypes,
  ...socialTypes,
  ...aiReaderTypes,
  ...searchTypes,
];

export const pageIssues: readonly PageIssue[] = issueTypes.filter((type) => type.of === 'page');
export const urlIssues: readonly UrlIssue[] = issueTypes.filter((type) => type.of === 'url');
export const siteIssues: readonly SiteIssue[] = issueTypes.filter((type) => type.of === 'site');
export const searchIssues: readonly SearchIssue[] = issueTypes.filter((type) => type.of === 'search');

const byId: ReadonlyMap<string, IssueType> = new Map(issueTypes.map((type) => [type.id, type]));

/** Null for an id that no type has. */
export const issueType = (id: string): IssueType | null => byId.get(id) ?? null;
