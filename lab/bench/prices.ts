/**
 * AWS's published prices for us-east-1 in US dollars, November 2026 (the pages "Pricing" of each service), without the free tier.
 */
export const dollars = {
  /** DynamoDB, on-demand, standard table class. */
  perWriteUnit: 0.625 / 1e6,
  perReadUnit: 0.125 / 1e6,
  /** Lambda, arm64. */
  perInvocation: 0.2 / 1e6,
  perGigabyteSecond: 0.0000133334,
  /** API Gateway, HTTP API, first 300 million a month. */
  perApiRequest: 1 / 1e6,
  /** Step Functions, Standard. */
  perStateTransition: 25 / 1e6,
  /** Step Functions, Express: for each request, and for the time in chunks of 64 MB. */
  perExpressRequest: 1 / 1e6,
  perExpressGigabyteSecond: 0.00001667,
  /** CloudWatch Logs, ingested; vended logs cost the same up to 10 TB a month. */
  perLogGigabyte: 0.5,
  perQueueRequest: 0.4 / 1e6,
} as const;

/** Memory at which a function has one whole processor (Lambda developer guide, "Configure function memory"). */
export const WHOLE_PROCESSOR_MEGABYTES = 1_769;
