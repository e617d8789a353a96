/** @module-tag corpus */
import { judgeFixes } from '../judge-fixes.ts';
import { tenthFakes } from './tenth-fakes.ts';
import { tenthPages } from './tenth-pages.ts';
import { tenthRealFixes } from './tenth-real.ts';

judgeFixes({ pages: tenthPages, fakes: tenthFakes, realFixes: tenthRealFixes });
