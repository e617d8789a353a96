/** @module-tag corpus */
import { judgeFixes } from '../judge-fixes.ts';
import { twelfthFakes } from './twelfth-fakes.ts';
import { twelfthPages } from './twelfth-pages.ts';
import { twelfthRealFixes } from './twelfth-real.ts';

judgeFixes({ pages: twelfthPages, fakes: twelfthFakes, realFixes: twelfthRealFixes });
