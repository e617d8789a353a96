/** @module-tag corpus */
import { judgeFixes } from '../judge-fixes.ts';
import { fifthFakes } from './fifth-fakes.ts';
import { fifthPages } from './fifth-pages.ts';
import { fifthRealFixes } from './fifth-real.ts';

judgeFixes({ pages: fifthPages, fakes: fifthFakes, realFixes: fifthRealFixes });
