/** @module-tag corpus */
import { judgeFixes } from '../judge-fixes.ts';
import { fourthFakes } from './fourth-fakes.ts';
import { fourthPages } from './fourth-pages.ts';
import { fourthRealFixes } from './fourth-real.ts';

judgeFixes({ pages: fourthPages, fakes: fourthFakes, realFixes: fourthRealFixes });
