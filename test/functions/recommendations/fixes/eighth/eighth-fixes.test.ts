/** @module-tag corpus */
import { judgeFixes } from '../judge-fixes.ts';
import { eighthFakes } from './eighth-fakes.ts';
import { eighthPages } from './eighth-pages.ts';
import { eighthRealFixes } from './eighth-real.ts';

judgeFixes({ pages: eighthPages, fakes: eighthFakes, realFixes: eighthRealFixes });
