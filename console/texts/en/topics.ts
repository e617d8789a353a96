import { count } from './count.ts';

export const topics = {
  title: 'Topics',
  intro: 'What the site is about, and how far each topic is from its core.',
  empty: 'No map yet',
  emptyText: 'A run of ideas reads the pages of the site, finds its topics, and draws the map.',
  goToIdeas: 'Go to ideas',
  core: (label: string) => `Core: ${label}`,
  mapLabel: (topics: number, core: string) =>
    `Map of ${count(topics, 'topic', 'topics')} around ${core}. The table below has the same figures.`,
  legend:
    'Nearer to the centre is nearer to the core. Larger circles have more pages. A dashed circle has ideas and no page. In the table, a distance of 0 is the core, and 1 has nothing in common with it; drifting pages say less about their topic than its other pages do.',
  tableLabel: 'Topics',
  columns: { topic: 'Topic', distance: 'Distance', pages: 'Pages', drifting: 'Drifting', ideas: 'Ideas' },
  distance: { core: 'Core', close: 'Close', adjacent: 'Adjacent', distant: 'Distant' },
  distanceValue: (band: string, value: number) => `${band} (${value.toFixed(2)})`,
  gap: 'Gap: ideas and no page',
  drifting: 'Drifting pages',
  driftingText: 'These pages say less about their topic than its other pages do.',
  crossTopic: 'Pages between topics',
  crossTopicText: 'These pages are about as near to a second topic. They may compete with its pages.',
  pageColumns: { page: 'Page', topic: 'Topic', reason: 'Why', topics: 'Topics' },
  opened: (topic: string) => `Topic: ${topic}`,
  close: 'Close topic',
  openTopic: (topic: string) => `Open topic ${topic}`,
  pagesOf: (shown: number, all: number) =>
    shown < all ? `${shown} of its ${count(all, 'page', 'pages')}` : count(all, 'page', 'pages'),
  pagesUnknown: 'The pages of this topic are listed after the next run of ideas.',
  noPages: 'No page is about it yet.',
  ideasOf: (ideas: number) => `${count(ideas, 'idea', 'ideas')} of this topic`,
  untitled: 'Page without a title',
};
