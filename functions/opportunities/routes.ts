import type { Operation } from '../../shared/http/operation.ts';
import { getOpportunities } from './get-opportunities.ts';

export const opportunityRoutes: readonly Operation[] = [getOpportunities];
