import { judgeFixes } from '../judge-fixes.ts';
import { fourteenthFakes } from './fourteenth-fakes.ts';
import { fourteenthPages } from './fourteenth-pages.ts';
import { fourteenthRealFixes } from './fourteenth-real.ts';

judgeFixes({ pages: fourteenthPages, fakes: fourteenthFakes, realFixes: fourteenthRealFixes });
