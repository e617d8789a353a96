/**
 * Permissions of scripts of other origins in a browser, where an operator allows their origins (`CORS_ALLOWED_ORIGINS`). The
 * gateway of a stage and the embedded front both apply it. Keys travel in a header and never in a cookie, so no origin may
 * use a browser's credentials.
 */
export const crossOriginPolicy = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  requestHeaders: ['authorization', 'content-type', 'idempotency-key', 'mcp-protocol-version', 'prefer'],
  /** Beside the headers that every script may read. */
  exposedHeaders: [
    'idempotent-replayed',
    'link',
    'preference-applied',
    'retry-after',
    'x-cache',
    'x-ratelimit-limit',
    'x-ratelimit-remaining',
    'x-ratelimit-reset',
    'x-request-id',
  ],
  preflightSeconds: 3_600,
} as const;
