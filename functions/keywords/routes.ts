import type { Operation } from '../../shared/http/operation.ts';
import { getKeywordMetrics } from './get-keyword-metrics.ts';

export const keywordRoutes: readonly Operation[] = [getKeywordMetrics];
