/** @module-tag corpus */
import { judgeFixes } from '../judge-fixes.ts';
import { ninthFakes } from './ninth-fakes.ts';
import { ninthPages } from './ninth-pages.ts';
import { ninthRealFixes } from './ninth-real.ts';

judgeFixes({ pages: ninthPages, fakes: ninthFakes, realFixes: ninthRealFixes });
