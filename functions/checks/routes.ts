import type { Operation } from '../../shared/http/operation.ts';
import { getChecks } from './get-checks.ts';

export const checkRoutes: readonly Operation[] = [getChecks];
