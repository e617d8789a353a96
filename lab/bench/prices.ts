/**
 * AWS's published prices in US dollars (the pages "Pricing" of each service), without the free tier. Every figure of dollars is a count
 * times one of these.
 */
export const PRICE_REGION = 'us-east-1';
export const PRICE_MONTH = '2026-11';

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
  /** SQS, standard queues. */
  perQueueRequest: 0.4 / 1e6,
  /** X-Ray, recorded traces. */
  perTrace: 5 / 1e6,
  /** From a region to the internet. */
  perTransferredGigabyte: 0.09,
} as const;

/** Memory at which a function has one whole processor (Lambda developer guide, "Configure function memory"). */
export const WHOLE_PROCESSOR_MEGABYTES = 1_769;

/** Quantities that only AWS could count. */
export const assumed = {
  /** Billed time of a function for one call to DynamoDB, besides its own work: it waits. */
  tableCallSeconds: 0.005,
  /** A request to a site, and how many go on at a time. */
  webSeconds: 0.2,
  webAtOnce: 4,
  /** A call of a model, of which an analysis makes two. */
  modelSeconds: 10,
  /** Of an invocation: Lambda's own lines, as JSON. */
  platformLogBytes: 1_300,
  /** Of an event of a state machine's log at level ALL, without data. */
  eventLogBytes: 500,
  /** Events of one state: entered, what it does, exited. */
  eventsOfState: 4,
  /** Of a line of the gateway's log (`infra/api.ts` has its form). */
  gatewayLogBytes: 600,
  /** Memory of an express execution. */
  expressGigabytes: 0.0625,
  /** The default rule of X-Ray beyond the first request a second. */
  sampledShare: 0.05,
} as const;
