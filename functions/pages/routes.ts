import type { Operation } from '../../shared/http/operation.ts';
import { createPage } from './create-page.ts';
import { getPage } from './get-page.ts';
import { listIncomingLinks } from './list-incoming-links.ts';
import { listPageLinks } from './list-page-links.ts';
import { listPages } from './list-pages.ts';
import { lookupPage } from './lookup-page.ts';
import { updatePage } from './update-page.ts';
import { updatePages } from './update-pages.ts';

export const pageRoutes: readonly Operation[] = [
  listPages,
  createPage,
  updatePages,
  lookupPage,
  getPage,
  updatePage,
  listPageLinks,
  listIncomingLinks,
];
