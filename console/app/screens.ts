/** The table of screens: address, place in the navigation, and the folder that is loaded when it is opened. */

import { texts } from '../texts/texts.ts';
import type { Screen } from './screen.ts';
import { siteScreens } from './site-screens.ts';

const names = texts.shell.screens;

export const screens: readonly Screen[] = [
  {
    id: 'sites',
    pattern: '/sites',
    title: names.sites,
    icon: 'sites',
    section: 'all',
    load: async () => (await import('../sites/sites-screen.tsx')).SitesScreen,
  },
  {
    id: 'overview',
    pattern: '/sites/:siteId',
    title: names.overview,
    icon: 'overview',
    section: 'site',
    load: async () => (await import('../overview/overview-screen.tsx')).OverviewScreen,
  },
  {
    id: 'pages',
    pattern: '/sites/:siteId/pages',
    title: names.pages,
    icon: 'pages',
    section: 'site',
    load: async () => (await import('../pages/pages-screen.tsx')).PagesScreen,
  },
  {
    id: 'page',
    pattern: '/pages/:pageId',
    title: names.page,
    section: 'none',
    partOf: 'pages',
    load: async () => (await import('../page/page-screen.tsx')).PageScreen,
  },
  ...siteScreens,
];
