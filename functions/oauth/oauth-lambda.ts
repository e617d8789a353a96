import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import type { Environment } from '../../shared/environment.ts';
import { notFound } from '../../shared/http/api-error.ts';
import type { HttpLambda } from '../../shared/http/api-handler.ts';
import { accessLog } from '../../shared/http/middleware/access-log.ts';
import { errorEnvelope } from '../../shared/http/middleware/error-envelope.ts';
import { identifyClient } from '../../shared/http/middleware/identify-client.ts';
import { responseHeaders } from '../../shared/http/middleware/response-headers.ts';
import { startRequest } from '../../shared/http/middleware/start-request.ts';
import type { HttpEvent, HttpResult, Internal, RequestState } from '../../shared/http/request-state.ts';
import { runInLogContext } from '../../shared/logging/context.ts';
import { answerRequest } from './answer-request.ts';
import type { OAuthServices } from './services.ts';

/** @param services - null where OAuth is switched off: nothing is there then */
export function oauthLambda(
  environment: Pick<Environment, 'FRONT_SECRETS' | 'FRONT_DIRECT'>,
  services: OAuthServices | null,
): HttpLambda {
  const states = new WeakMap<HttpEvent, RequestState>();
  const handler = middy<HttpEvent, HttpResult, Error, Context, Internal>()
    .use(accessLog())
    .use(responseHeaders())
    .use(errorEnvelope())
    .use(startRequest(new Map(), states))
    .use(identifyClient(environment))
    .handler((event: HttpEvent) => {
      if (!services) throw notFound('Route');
      const { requestId } = event.requestContext;
      return answerRequest({ event, requestId, services, address: states.get(event)?.clientAddress ?? '' });
    });
  return (event, context) =>
    runInLogContext(
      { request_id: event.requestContext.requestId },
      () => handler(event, context) as Promise<HttpResult>,
    );
}
