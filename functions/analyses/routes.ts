import type { Operation } from '../../shared/http/operation.ts';
import { analyzePage } from './analyze-page.ts';
import { analyzePages } from './analyze-pages.ts';
import { getAnalysis } from './get-analysis.ts';
import { getConsoleRubric } from './get-console-rubric.ts';
import { getRubric } from './get-rubric.ts';
import { putConsoleRubric } from './put-console-rubric.ts';
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
