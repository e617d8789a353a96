/** @module-tag corpus */
import { judgeFixes } from '../judge-fixes.ts';
import { sixthFakes } from './sixth-fakes.ts';
import { sixthPages } from './sixth-pages.ts';
import { sixthRealFixes } from './sixth-real.ts';

judgeFixes({ pages: sixthPages, fakes: sixthFakes, realFixes: sixthRealFixes });
