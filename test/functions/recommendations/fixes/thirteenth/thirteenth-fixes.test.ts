/** @module-tag corpus */
import { judgeFixes } from '../judge-fixes.ts';
import { thirteenthFakes } from './thirteenth-fakes.ts';
import { thirteenthPages } from './thirteenth-pages.ts';
import { thirteenthRealFixes } from './thirteenth-real.ts';

judgeFixes({ pages: thirteenthPages, fakes: thirteenthFakes, realFixes: thirteenthRealFixes });
