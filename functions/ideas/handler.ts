import { randomUUID } from 'node:crypto';
import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { openJobServices } from '../../shared/jobs/job-services.ts';
import { createIdeaLists } from '../../shared/table/idea-lists.ts';
import { previewGate } from './preview-gate.ts';
import { ideaRoutes } from './routes.ts';
import type { IdeaServices } from './services.ts';

const environment = readEnvironment();
const jobServices = openJobServices(environment);
const services: IdeaServices = {
  ...jobServices,
  newId: randomUUID,
  ideaLists: createIdeaLists(jobServices.table),
};

export const handler = apiHandler(ideaRoutes, services, environment, { gate: previewGate });
