/** @module-tag stages */
import { expect, test } from 'vitest';
import { findStage } from '../../infra/stages.ts';
import { resourcesOf, templateOf } from './synthesized.ts';

const corsOf = (allowedOrigins?: readonly string[]): unknown => {
  const template = templateOf({ ...findStage('dev'), ...(allowedOrigins ? { allowedOrigins } : {}) });
  const [api] = Object.values(resourcesOf(template, 'AWS::ApiGatewayV2::Api'));
  return api?.Properties['CorsConfiguration'];
};

test('lets the scripts of no origin in where a stage names none', () => {
  expect(corsOf()).toBeUndefined();
});

test('lets the gateway apply the policy for the origins of a stage, and never with credentials', () => {
  expect(corsOf(['https://app.example'])).toEqual({
    AllowOrigins: ['https://app.example'],
    AllowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    AllowHeaders: ['authorization', 'content-type', 'idempotency-key', 'mcp-protocol-version', 'prefer'],
    ExposeHeaders: expect.arrayContaining(['retry-after', 'x-ratelimit-reset', 'x-request-id']),
    MaxAge: 3600,
  });
});
