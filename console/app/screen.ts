import type { ComponentType } from 'preact';
import type { IconName } from '../design/icon.tsx';
import type { ScreenId } from './addresses.ts';

/** Props of a screen: the parameters of its address, such as `siteId`. */
export interface ScreenProps {
  readonly parameters: Readonly<Record<string, string>>;
}

export interface Screen {
  readonly id: ScreenId;
  readonly pattern: string;
  readonly title: string;
  /** Of a screen that the navigation lists. */
  readonly icon?: IconName;
  /** Below which heading the navigation lists it; `none` for a screen that others lead to. */
  readonly section: 'all' | 'site' | 'settings' | 'none';
  /** The screen of the navigation that this one is a part of. */
  readonly partOf?: ScreenId;
  readonly load: () => Promise<ComponentType<ScreenProps>>;
}
