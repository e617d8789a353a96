/** @module-tag corpus */
import { fakes } from './fakes.ts';
import { judgeFixes } from './judge-fixes.ts';
import { otherFakes, otherRealFixes } from './other-fixes.ts';
import { pages } from './pages.ts';
import { realFixes } from './real-fixes.ts';

judgeFixes({ pages, fakes: [...fakes, ...otherFakes], realFixes: [...realFixes, ...otherRealFixes] });
