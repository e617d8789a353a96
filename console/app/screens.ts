/** The table of screens: place in the navigation, and the module that is loaded when one is opened. */

import { texts } from '../texts/texts.ts';
import { addresses } from './addresses.ts';
import type { Screen } from './screen.ts';
import { siteScreens } from './site-screens.ts';

const names = texts.shell.screens;

export const screens: readonly Screen[] = [
  {
    id: 'sites',
    pattern: addresses.sites,
    title: names.sites,
    icon: 'sites',
    section: 'all',
    load: async () => (await import('../sites/sites-screen.tsx')).SitesScreen,
  },
  {
    id: 'overview',
    pattern: addresses.overview,
    title: names.overview,
    icon: 'overview',
    section: 'site',
    load: async () => (await import('../overview/overview-screen.tsx')).OverviewScreen,
  },
  {
    id: 'pages',
    pattern: addresses.pages,
    title: names.pages,
    icon: 'pages',
    section: 'site',
    load: async () => (await import('../pages/pages-screen.tsx')).PagesScreen,
  },
  {
    id: 'page',
    pattern: addresses.page,
    title: names.page,
    section: 'none',
    partOf: 'pages',
    load: async () => (await import('../page/page-screen.tsx')).PageScreen,
  },
  ...siteScreens,
];
