/** The test files that need a browser: they run wherever one is installed. */
import { globSync } from 'node:fs';
import { findBrowserPackage, HOW_TO_INSTALL } from '../../shared/providers/web/browser/browser-package.ts';

export const browserTests = 'test/browser/**/*.test.ts';

export const suitesWithBrowser = (): string[] => globSync(browserTests).toSorted();

/** Why these suites cannot run here; null when they can. */
export const browserIsMissing = (): string | null =>
  findBrowserPackage() === null ? `no browser is installed: ${HOW_TO_INSTALL}` : null;
