import { randomUUID } from 'node:crypto';
import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { openJobServices } from '../../shared/jobs/job-services.ts';
import { previewGate } from './preview-gate.ts';
import { ideaRoutes } from './routes.ts';
import type { IdeaServices } from './services.ts';

const environment = readEnvironment();
const services: IdeaServices = { ...openJobServices(environment), newId: randomUUID };

export const handler = apiHandler(ideaRoutes, services, environment, { gate: previewGate });
