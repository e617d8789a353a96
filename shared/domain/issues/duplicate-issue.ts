import { type Message, message } from '../messages/message.ts';
import type { SiteIssue } from './issue-type.ts';
import type { ComparedPage } from './whole-site.ts';
import { listed } from './wording.ts';

type DuplicateId = 'title-duplicate' | 'description-duplicate' | 'h1-duplicate' | 'content-duplicate';

interface Compared {
  /** Must differ from page to page; null for a page without it. */
  readonly value: (page: ComparedPage) => string | null;
  /** Values of a page in its sentence, beside the others. */
  readonly shown?: (page: ComparedPage) => NonNullable<Message['values']>;
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
  groupedBy: value,
  find: function* ({ groupsOf, counts }) {
    for (const { members, count, urlsBeside } of groupsOf(type.id)) {
      if (isUsual(count, counts.indexable)) continue;
      for (const page of members) {
        const others = urlsBeside(page);
        yield {
          url: page.url,
          message: message(`issues.${type.id}.evidence`, {
            ...shown(page),
            count: count - 1,
            pages: listed(others, count - 1),
          }),
          urls: others,
        };
      }
    }
  },
});
