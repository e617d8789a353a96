import type { PageIssue } from '../issue-type.ts';

export const openGraphMissing: PageIssue = {
  of: 'page',
  id: 'open-graph-missing',
  family: 'social',
  severity: 'notice',
  title: 'Open Graph missing',
  why: 'Social networks and messengers choose a title and a picture by themselves.',
  how: 'Add og:title, og:description, og:image and og:url.',
  found: 'From the `meta` elements of the document. Pages that search engines are asked to leave out are not counted.',
  find: ({ record: { openGraph, noindex } }) =>
    openGraph.includes('title') || noindex ? null : { message: 'The page has no og:title.', urls: [] },
};
