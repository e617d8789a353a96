import { readEnvironment } from '../../shared/environment.ts';
import { mcpLambda } from './mcp-lambda.ts';

export const handler = mcpLambda(readEnvironment());
