import { readEnvironment } from '../../shared/environment.ts';
import { mcpLambda } from './mcp-lambda.ts';

const environment = readEnvironment();
if (environment.API_URL === undefined) throw new Error('API_URL is not set');

export const handler = mcpLambda({ environment, apiUrl: environment.API_URL });
