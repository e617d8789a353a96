import { message } from '../../messages/message.ts';
import type { PageKind } from '../../pages/page-kind/page-kinds.ts';
import type { PageIssue } from '../issue-type.ts';

const WORDS_MIN = 100;
const kinds: ReadonlySet<PageKind> = new Set(['article', 'news', 'product', 'local_service', 'reference', 'recipe']);

export const contentThin: PageIssue = {
  of: 'page',
  id: 'content-thin',
  family: 'content',
  severity: 'warning',
  find: ({ record }) =>
    record.words < WORDS_MIN &&
    kinds.has(record.pageKind) &&
    !record.isDoubtful &&
    !record.noindex &&
    record.scriptEvidence === null
      ? { message: message('issues.content-thin.evidence', { count: record.words }), urls: [] }
      : null,
};
