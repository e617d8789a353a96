import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import type { Environment } from '../environment.ts';
import { runInLogContext } from '../logging/context.ts';
import { runAsPayer } from '../providers/spending/payer.ts';
import type { Table } from '../table/engine/client.ts';
import { readConsoleSite } from './console-request.ts';
import { accessLog } from './middleware/access-log.ts';
import { authenticate } from './middleware/authenticate.ts';
import { chooseLanguage } from './middleware/choose-language.ts';
import { compressResponse } from './middleware/compress-response.ts';
import { errorEnvelope } from './middleware/error-envelope.ts';
import { type Gate, gate } from './middleware/gate.ts';
import { claimIdempotency, keepIdempotentError, keepIdempotentReply } from './middleware/idempotency.ts';
import { identifyClient } from './middleware/identify-client.ts';
import { omitHeadBody } from './middleware/omit-head-body.ts';
import { parseBody } from './middleware/parse-body.ts';
import { refuseWrites } from './middleware/refuse-writes.ts';
import { requireScope } from './middleware/require-scope.ts';
import { responseHeaders } from './middleware/response-headers.ts';
import { startRequest } from './middleware/start-request.ts';
import { validateRequest } from './middleware/validate-request.ts';
import { type Operation, routeKeys } from './operation.ts';
import { requestPayer } from './request-payer.ts';
import type { HttpEvent, HttpResult, Internal, RequestState } from './request-state.ts';
import { runOperation } from './run-operation.ts';

/** Services of every group; a group adds those that its own handlers need. */
export interface BaseServices {
  table: Table;
  now: () => Date;
}

/**
 * A handler that runs too long gets an error response before Lambda ends the function: the gateway would otherwise return 503
 * without the envelope. Half a second is enough to render, log and send it.
 */
const beforeTheGatewayGivesUp = {
  timeoutEarlyInMillis: 500,
  timeoutEarlyResponse: () => {
    throw new Error('the handler ran out of time');
  },
};

export type HttpLambda = (event: HttpEvent, context: Context) => Promise<HttpResult>;

/**
 * The Lambda handler of a group of operations: the one middleware stack.
 *
 * Order matters and is tested: 401 before 403 before 400 before 404 before 409. middy runs `before` from top to bottom,
 * `after` and `onError` from bottom to top, so the headers and the access log see the rendered error.
 */
export function apiHandler<S extends BaseServices>(
  operations: readonly Operation[],
  services: S,
  environment: Pick<
    Environment,
    | 'RATE_LIMIT_DEFAULT'
    | 'RATE_LIMIT_JOBS'
    | 'RATE_LIMIT_LLM'
    | 'RATE_LIMIT_IP'
    | 'RESPONSE_CHECK'
    | 'AWS_LAMBDA_FUNCTION_NAME'
    | 'FRONT_SECRETS'
    | 'FRONT_DIRECT'
    | 'CONSOLE_ORIGIN'
  >,
  options: {
    /** Refuses callers that the whole group is not there for, before anything of their request is judged. */
    gate?: Gate<S>;
  } = {},
): HttpLambda {
  const limits = {
    default: environment.RATE_LIMIT_DEFAULT,
    jobs: environment.RATE_LIMIT_JOBS,
    llm: environment.RATE_LIMIT_LLM,
    ip: environment.RATE_LIMIT_IP,
  };
  const checkResponses = environment.RESPONSE_CHECK === 'on';
  const operationByRouteKey = new Map(
    operations.flatMap((operation) => routeKeys(operation).map((key) => [key, operation] as const)),
  );
  // middy's handler does not get `internal`, where the middlewares share the state: it finds it by its event.
  const states = new WeakMap<HttpEvent, RequestState>();
  const handler = middy<HttpEvent, HttpResult, Error, Context, Internal>(beforeTheGatewayGivesUp)
    .use(omitHeadBody())
    .use(accessLog())
    .use(responseHeaders())
    .use(keepIdempotentError(services))
    .use(errorEnvelope())
    .use(startRequest(operationByRouteKey, states))
    .use(identifyClient(environment))
    .use(parseBody())
    .use(authenticate({ table: services.table, limits, now: services.now, site: readConsoleSite(environment) }))
    .use(requireScope())
    .use(refuseWrites(services))
    .use(gate(options.gate, services))
    .use(claimIdempotency(services))
    .use(validateRequest())
    .use(chooseLanguage(services))
    .use(compressResponse({ onLambda: environment.AWS_LAMBDA_FUNCTION_NAME !== undefined }))
    .use(keepIdempotentReply(services))
    .handler((event: HttpEvent) => {
      const state = states.get(event);
      if (!state) throw new Error('the request was not started');
      const run = () => runOperation(state, services, { checkResponses });
      const { caller, params } = state;
      return caller
        ? runAsPayer(requestPayer(services, { organizationId: caller.organizationId, params }), run)
        : run();
    });
  return (event, context) =>
    runInLogContext(
      { request_id: event.requestContext.requestId },
      () => handler(event, context) as Promise<HttpResult>,
    );
}
