import type { Operation } from '../../shared/http/operation.ts';
import { analyzeFromChecks } from './analyze-from-checks.ts';
import { getChecks } from './get-checks.ts';
import { recommendFromChecks } from './recommend-from-checks.ts';

export const checkRoutes: readonly Operation[] = [getChecks, recommendFromChecks, analyzeFromChecks];
