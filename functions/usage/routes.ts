import type { Operation } from '../../shared/http/operation.ts';
import { getUsage } from './get-usage.ts';

export const usageRoutes: readonly Operation[] = [getUsage];
