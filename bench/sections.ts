import { bundleFigures } from './bundle-figures.ts';
import { endpointFigures } from './endpoint-figures.ts';
import { ideasFigures } from './ideas-figures.ts';
import { pageFigures } from './page-figures.ts';
import { processFigures } from './process-figures.ts';
import { searchFigures } from './search-figures.ts';
import type { Figure } from './table.ts';

export interface Section {
  /** How the command line names it. */
  name: string;
  title: string;
  measure: () => Promise<Figure[]>;
}

/** What `npm run bench` measures, in this order. */
export const sections: readonly Section[] = [
  { name: 'system', title: 'The embedded system', measure: processFigures },
  {
    name: 'endpoints',
    title: 'Endpoints on the sample site (every request over HTTP; the engine on disk)',
    measure: endpointFigures,
  },
  { name: 'pages', title: 'Pages and content', measure: pageFigures },
  {
    name: 'bundles',
    title: 'Lambda bundles (import: median of 7 fresh processes on this machine, not Lambda)',
    measure: bundleFigures,
  },
  { name: 'search', title: 'Search data of a large site', measure: searchFigures },
  { name: 'ideas', title: 'Content ideas over a thousand crawled pages', measure: ideasFigures },
];
