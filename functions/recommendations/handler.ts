import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { openValidator } from '../../shared/providers/model/open-validator.ts';
import { VALIDATION_BUDGET_MS } from '../../shared/providers/model/validate-within.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { recommendationRoutes } from './routes.ts';
import type { RecommendationServices } from './services.ts';

const environment = readEnvironment();

const services: RecommendationServices = {
  table: openTable(environment),
  now: () => new Date(),
  validator: openValidator(environment),
  validationBudgetMs: VALIDATION_BUDGET_MS,
};

export const handler = apiHandler(recommendationRoutes, services, environment);
