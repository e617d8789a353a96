import { type Message, message } from '../messages/message.ts';
import { findGroups } from './groups.ts';
import type { SiteIssue } from './issue-type.ts';
import { isIndexable, type PageSummary } from './whole-site.ts';
import { listed } from './wording.ts';

type DuplicateId = 'title-duplicate' | 'description-duplicate' | 'h1-duplicate' | 'content-duplicate';

interface Compared {
  /** Must differ from page to page; null for a page without it. */
  readonly value: (page: PageSummary) => string | null;
  /** Values of a page in its sentence, beside the others. */
  readonly shown?: (page: PageSummary) => NonNullable<Message['values']>;
  /** True where so many of all pages share it that each is no fault. */
  readonly isUsual?: (count: number, of: number) => boolean;
}

/** A type for pages that search engines may list and that have the same of something. */
export const duplicateIssue = (
  type: Pick<SiteIssue, 'family' | 'severity'> & { id: DuplicateId },
  { value, shown = () => ({}), isUsual = () => false }: Compared,
): SiteIssue => ({
  ...type,
  of: 'site',
  find: function* ({ pages }) {
    const indexable = pages.filter(isIndexable);
    for (const { members, urlsBeside } of findGroups(indexable, value)) {
      if (isUsual(members.length, indexable.length)) continue;
      for (const page of members) {
        const others = urlsBeside(page);
        const count = members.length - 1;
        yield {
          url: page.url,
          message: message(`issues.${type.id}.evidence`, { ...shown(page), count, pages: listed(others, count) }),
          urls: others,
        };
      }
    }
  },
});
