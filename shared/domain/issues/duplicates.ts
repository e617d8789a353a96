import type { Message } from '../messages/message.ts';
import type { IssueId, SiteIssue } from './issue-type.ts';
import type { ComparedPage, WholeSite } from './whole-site.ts';
import { listed } from './wording.ts';

interface Compared {
  /** Must differ from page to page; null for a page without it. */
  readonly value: (page: ComparedPage) => string | null;
  /** Values of a page in its sentence, beside the others. */
  readonly shown?: (page: ComparedPage) => NonNullable<Message['values']>;
  /** True where so many of all pages share it that each is no fault. */
  readonly isUsual?: (count: number, of: number) => boolean;
}

/** The search of a type for pages that search engines may list and that have the same of something, and by what they are grouped. */
export const duplicates = (id: IssueId, { value, shown = () => ({}), isUsual = () => false }: Compared) =>
  [
    function* ({ groupsOf, counts }: WholeSite) {
      for (const { members, count, urlsBeside } of groupsOf(id)) {
        if (isUsual(count, counts.indexable)) continue;
        for (const page of members) {
          const urls = urlsBeside(page);
          const values = { ...shown(page), count: count - 1, pages: listed(urls, count - 1) };
          yield { at: page.url, values, urls };
        }
      }
    },
    { groupedBy: value } satisfies Pick<SiteIssue, 'groupedBy'>,
  ] as const;
