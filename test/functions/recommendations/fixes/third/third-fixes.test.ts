/** @module-tag corpus */
import { judgeFixes } from '../judge-fixes.ts';
import { thirdFakes } from './third-fakes.ts';
import { thirdPages } from './third-pages.ts';
import { thirdRealFixes } from './third-real.ts';

judgeFixes({ pages: thirdPages, fakes: thirdFakes, realFixes: thirdRealFixes });
