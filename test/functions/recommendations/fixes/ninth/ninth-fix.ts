import type { Fix } from '../fix.ts';
import type { NinthPageName } from './ninth-pages.ts';

export type NinthFix = Omit<Fix, 'page'> & { readonly page: NinthPageName };
