import type { Fix } from '../fix.ts';
import type { FifthPageName } from './fifth-pages.ts';

export type FifthFix = Omit<Fix, 'page'> & { readonly page: FifthPageName };
