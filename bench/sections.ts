import { bundleFigures } from './bundle-figures.ts';
import { callFigures } from './call-figures.ts';
import { processFigures } from './process-figures.ts';
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
  { name: 'calls', title: 'DynamoDB calls per request (in-memory engine)', measure: callFigures },
  {
    name: 'bundles',
    title: 'Lambda bundles (import: median of 7 fresh processes on this machine, not Lambda)',
    measure: bundleFigures,
  },
];
