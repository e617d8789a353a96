/** The site that the navigation is about: the one of the address, else the last one opened. */
import { computed } from '@preact/signals';
import { currentLocation, matchPath } from './router.ts';
import { storedSignal } from './stored.ts';

const lastSite = storedSignal<string | null>('local', 'site', (found) => (typeof found === 'string' ? found : null));

/** A page's address does not name its site: the screen sets it when it has read it. */
export const rememberSite = (siteId: number | string): void => {
  lastSite.value = String(siteId);
};

/** It was deleted. */
export const forgetSite = (siteId: number): void => {
  if (lastSite.value === String(siteId)) lastSite.value = null;
};

const siteOfPath = (path: string): string | null =>
  matchPath('/sites/:siteId', path.split('/', 3).join('/'))?.['siteId'] ?? null;

export const currentSiteId = computed(() => siteOfPath(currentLocation.value.path) ?? lastSite.value);
