import type { Operation } from '../../shared/http/operation.ts';
import { getBrief } from './get-brief.ts';
import { getReport } from './get-report.ts';

export const reportRoutes: readonly Operation[] = [getBrief, getReport];
