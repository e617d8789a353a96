import type { Fix } from '../fix.ts';
import type { ThirdPageName } from './third-pages.ts';

export type ThirdFix = Omit<Fix, 'page'> & { readonly page: ThirdPageName };
