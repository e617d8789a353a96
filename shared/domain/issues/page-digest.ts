import type { NamedByPage } from './check-list.ts';
import type { Evidence } from './issue-type.ts';
import type { LinkTarget } from './linked-pages.ts';
import type { ComparedPage } from './whole-site.ts';

/** An issue at a URL of the site. */
export interface FoundIssue extends Evidence {
  readonly issueId: string;
  readonly url: string;
  readonly pageId: number | null;
}

/** All that an audit needs of a page, as JSON: the document and its links are not read again when all pages are compared. */
export interface PageDigest {
  /** The sample as the record has it. */
  readonly summary: ComparedPage & { readonly sample: string | null };
  readonly links: number;
  /** Of these to other sites. */
  readonly external: number;
  readonly targets: readonly LinkTarget[];
  readonly named: readonly NamedByPage[];
  /** Hashes of the lines at its beginning and its end. */
  readonly lines: string | null;
  /** Those that the page has by itself. */
  readonly issues: readonly FoundIssue[];
}
