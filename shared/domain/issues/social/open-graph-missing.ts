import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const openGraphMissing: PageIssue = {
  of: 'page',
  id: 'open-graph-missing',
  family: 'social',
  severity: 'notice',
  find: ({ record: { openGraph, noindex } }) =>
    openGraph.includes('title') || noindex
      ? null
      : { message: message('issues.open-graph-missing.evidence'), urls: [] },
};
