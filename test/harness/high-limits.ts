/** Limits so high that no test meets them by accident. */
export const highLimits = {
  RATE_LIMIT_DEFAULT: '1000000',
  RATE_LIMIT_JOBS: '1000000',
  RATE_LIMIT_LLM: '1000000',
  RATE_LIMIT_IP: '1000000',
};
