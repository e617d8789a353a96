/** The one table from error code to HTTP status (spec, Errors). Nothing else names a 4xx or 5xx status. */
export const statusOfErrorCode = {
  invalid_request: 400,
  no_content: 400,
  no_content_to_validate: 400,
  unauthorized: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  site_not_found: 404,
  page_not_found: 404,
  conflict: 409,
  keyword_generation_in_progress: 409,
  analysis_in_progress: 409,
  crawl_in_progress: 409,
  path_conflict: 409,
  already_resolved: 409,
  not_applied: 409,
  ideas_run_in_progress: 409,
  rate_limited: 429,
  generation_cap_reached: 429,
  ideas_refresh_cooldown: 429,
  ideas_run_cap_reached: 429,
  engine_paused: 503,
  writes_stopped: 503,
  internal_error: 500,
} as const;

export type ErrorCode = keyof typeof statusOfErrorCode;
export const errorCodes = Object.keys(statusOfErrorCode) as [ErrorCode, ...ErrorCode[]];
