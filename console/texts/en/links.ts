import { count } from './count.ts';

interface Place {
  readonly clicks?: number;
  readonly only?: 'orphans' | 'unreached';
}

const clicks = (number: number): string => (number === 0 ? 'Home page' : count(number, 'click away', 'clicks away'));

export const links = {
  title: 'Links',
  depths: 'Clicks from the home page',
  clicks,
  unreached: 'Not reachable',
  noWay: 'not reachable',
  pages: (pages: number) => count(pages, 'page', 'pages'),
  orphans: (pages: number) => count(pages, 'page that no other page links to', 'pages that no other page links to'),
  noOrphans: 'Every page has a link from another one.',
  pagesOf: ({ clicks: away, only }: Place): string => {
    if (only === 'orphans') return 'Pages that no other page links to';
    if (only === 'unreached') return 'Pages that no links lead to from the home page';
    return away === undefined ? 'All pages' : away === 0 ? 'Home page' : `Pages ${clicks(away)}`;
  },
  order: 'Order',
  mostLinked: 'Most linked first',
  orders: { least_linked: 'Least linked first', farthest: 'Farthest first', most_links: 'Most links first' },
  allPages: 'All pages',
  columns: {
    page: 'Page',
    clicks: 'Clicks',
    linking: 'Linking pages',
    incoming: 'Links to it',
    outgoing: 'Its links',
    external: 'To other sites',
  },
  none: 'No page is there',
  incomplete: 'The crawl did not read every page that it found. Pages may have links from those that it did not read.',
  notMeasured: 'Links are not measured yet',
  notMeasuredText: 'When a crawl of the site ends, its pages are shown by their links. Start one, or wait for its end.',
  goToCrawls: 'Go to crawls',
};
