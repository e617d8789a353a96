import { judgeFixes } from '../judge-fixes.ts';
import { fifteenthFakes } from './fifteenth-fakes.ts';
import { fifteenthPages } from './fifteenth-pages.ts';
import { fifteenthRealFixes } from './fifteenth-real.ts';

judgeFixes({ pages: fifteenthPages, fakes: fifteenthFakes, realFixes: fifteenthRealFixes });
