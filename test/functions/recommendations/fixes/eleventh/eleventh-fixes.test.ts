/** @module-tag corpus */
import { judgeFixes } from '../judge-fixes.ts';
import { eleventhFakes } from './eleventh-fakes.ts';
import { eleventhPages } from './eleventh-pages.ts';
import { eleventhRealFixes } from './eleventh-real.ts';

judgeFixes({ pages: eleventhPages, fakes: eleventhFakes, realFixes: eleventhRealFixes });
