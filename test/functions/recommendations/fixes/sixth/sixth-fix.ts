import type { Fix } from '../fix.ts';
import type { SixthPageName } from './sixth-pages.ts';

export type SixthFix = Omit<Fix, 'page'> & { readonly page: SixthPageName };
