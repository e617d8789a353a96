import type { Operation } from '../../shared/http/operation.ts';
import { getHealth } from './get-health.ts';
import { getMe } from './get-me.ts';
import { getOpenapi } from './get-openapi.ts';

export const identityRoutes: readonly Operation[] = [getHealth, getOpenapi, getMe];
