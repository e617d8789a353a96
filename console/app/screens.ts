/** The table of screens: address, place in the navigation, and the folder that is loaded when it is opened. */
import type { ComponentType } from 'preact';
import { texts } from '../texts/texts.ts';
import { siteScreens } from './site-screens.ts';

/** What a screen is given: the parameters of its address, such as `siteId`. */
export interface ScreenProps {
  readonly parameters: Readonly<Record<string, string>>;
}

export interface Screen {
  readonly id: string;
  readonly pattern: string;
  readonly title: string;
  /** Below which heading the navigation lists it; `none` for a screen that others lead to. */
  readonly section: 'all' | 'site' | 'settings' | 'none';
  /** The screen of the navigation that this one is a part of. */
  readonly partOf?: string;
  readonly load: () => Promise<ComponentType<ScreenProps>>;
}

const names = texts.shell.screens;

export const screens: readonly Screen[] = [
  {
    id: 'sites',
    pattern: '/sites',
    title: names.sites,
    section: 'all',
    load: async () => (await import('../sites/sites-screen.tsx')).SitesScreen,
  },
  {
    id: 'pages',
    pattern: '/sites/:siteId/pages',
    title: names.pages,
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
