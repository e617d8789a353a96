import type { Operation } from '../../shared/http/operation.ts';
import { getPagePerformance } from './get-page-performance.ts';
import { getPageQueries } from './get-page-queries.ts';
import { getSitePerformance } from './get-site-performance.ts';

export const searchDataRoutes: readonly Operation[] = [getSitePerformance, getPageQueries, getPagePerformance];
