export { type ContentOptimizationClient, createClient, type OperationMethods } from './create-client.ts';
export {
  ApiError,
  ConnectionError,
  type ErrorCode,
  IdempotencyConflictError,
  JobFailedError,
  VersionConflictError,
} from './errors.ts';
export type { ExportedRows } from './export-rows.ts';
export type { components as Components, operations as Operations } from './schema.generated.ts';
export type { TransportOptions as ClientOptions } from './transport.ts';
export type { CallOptions, Input, Item, OperationId, Output } from './types.ts';
export {
  verifyWebhook,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookEventData,
  WebhookVerificationError,
} from './verify-webhook.ts';
export type { Job, WaitOptions } from './wait-for-job.ts';
export type { EndedJob, WaitForJobsOptions } from './wait-for-jobs.ts';
