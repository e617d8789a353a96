import type { Fix } from '../fix.ts';
import type { FourthPageName } from './fourth-pages.ts';

export type FourthFix = Omit<Fix, 'page'> & { readonly page: FourthPageName };
