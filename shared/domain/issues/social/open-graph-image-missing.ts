import type { PageIssue } from '../issue-type.ts';

export const openGraphImageMissing: PageIssue = {
  of: 'page',
  id: 'open-graph-image-missing',
  family: 'social',
  severity: 'notice',
  title: 'Open Graph without a picture',
  why: 'Social networks and messengers show the link without a picture.',
  how: 'Add og:image.',
  found: 'From pages that have an og:title and no og:image.',
  find: ({ record: { openGraph, noindex } }) =>
    openGraph.includes('title') && !noindex && !openGraph.some((name) => name === 'image' || name.startsWith('image:'))
      ? { message: 'The page has an og:title and no og:image.', urls: [] }
      : null,
};
