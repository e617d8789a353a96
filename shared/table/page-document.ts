import type { ContentDocument } from '../domain/markdown/content-document.ts';
import { documentOfBody } from '../domain/markdown/stored-document.ts';
import type { PageContent } from './page-content.ts';

/**
 * The body as a document with its block ids; null when the page has none. Apart from the reads of a page's content, because
 * it brings a Markdown parser into the bundle of every function that imports it.
 */
export const documentOf = ({ contentVersion }: Pick<PageContent, 'contentVersion'>): ContentDocument | null =>
  contentVersion && documentOfBody(contentVersion.body);
