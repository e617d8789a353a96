import { bodyDraft } from '../domain/fields/resolve-fields.ts';
import type { ContentVersion } from '../table/content-versions.ts';
import type { PageContent } from '../table/page-content.ts';
import type { Page } from '../table/pages.ts';

interface Content {
  readonly page: Page;
  readonly drafts: PageContent['drafts'];
  /** Of the latest snapshot. */
  readonly doubt: string | null;
  readonly contentVersion: Pick<ContentVersion, 'source'> | null;
}

/**
 * Why the body is probably not what the page says; null when it is, and of a body that a client wrote. A crawl that could not read the
 * page left the version that was there, so that is the page's own.
 */
export function unreadBody({ page, drafts, doubt, contentVersion }: Content): string | null {
  const isDraft = contentVersion === null && bodyDraft(drafts) !== null;
  if (doubt === null || isDraft) return null;
  const isOfSnapshot = contentVersion === null || (contentVersion.source === 'crawl' && page.unreadable === null);
  return isOfSnapshot ? doubt : null;
}
