import type { SeededSite } from './harness/seed-console-site.ts';

export interface TestedScreen {
  readonly name: string;
  readonly address: (site: SeededSite) => string;
  /** Text that the screen shows when its data is there. */
  readonly shows: string;
  /** How often it waits for the server in a row, where that is not as often as other screens. */
  readonly trips?: number;
  /** Text that it shows while there is nothing: of an organization whose site and page are new. Left out where that cannot be. */
  readonly empty?: string;
  /**
   * The scope of its loading, error and no-access states; `nothing` where another line has the same screen, or it reads
   * nothing.
   */
  readonly reads: 'everything' | 'its part' | 'nothing';
}
