import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const openGraphImageMissing: PageIssue = {
  of: 'page',
  id: 'open-graph-image-missing',
  family: 'social',
  severity: 'notice',
  find: ({ record: { openGraph, noindex } }) =>
    openGraph.includes('title') && !noindex && !openGraph.some((name) => name === 'image' || name.startsWith('image:'))
      ? { message: message('issues.open-graph-image-missing.evidence'), urls: [] }
      : null,
};
