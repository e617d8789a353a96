import type { Operation } from '../../shared/http/operation.ts';
import { analyzePage } from './analyze-page.ts';
import { analyzePages } from './analyze-pages.ts';
import { getConsoleRubric, putConsoleRubric } from './console-rubric.ts';
import { getAnalysis } from './get-analysis.ts';
import { getRubric } from './get-rubric.ts';
import { recrawlPage } from './recrawl-page.ts';

export const analysisRoutes: readonly Operation[] = [
  getAnalysis,
  analyzePage,
  analyzePages,
  recrawlPage,
  getRubric,
  getConsoleRubric,
  putConsoleRubric,
];
