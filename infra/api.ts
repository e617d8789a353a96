import { Stack } from 'aws-cdk-lib';
import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  DomainName,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { ApiGroup } from '../functions/catalog.ts';
import type { ResourceNames } from './names.ts';
import type { ServiceFunction } from './service-function.ts';
import type { Stage } from './stages.ts';

export interface ApiProps {
  stage: Stage;
  names: ResourceNames;
  groups: readonly { group: ApiGroup; fn: ServiceFunction }[];
}

/** The public API: one route for each operation of the catalog, and `$default`, which answers 404 in the envelope. */
export class Api extends Construct {
  readonly httpApi: HttpApi;
  readonly gatewayStage: HttpStage;
  /** Ends in the version, as clients need it. */
  readonly baseUrl: string;

  constructor(scope: Construct, id: string, { stage, names, groups }: ApiProps) {
    super(scope, id);
    const integrations = groups.map(({ group, fn }) => ({
      group,
      fn,
      // One permission for each function. One for each route would outgrow the 20 KB of a function's policy.
      integration: new HttpLambdaIntegration(fn.name, fn.lambda, { scopePermissionToRoute: false }),
    }));
    this.httpApi = new HttpApi(this, 'HttpApi', {
      apiName: names.prefix,
      createDefaultStage: false,
      // Else clients could go around the custom domain.
      disableExecuteApiEndpoint: stage.customDomain !== undefined,
    });
    for (const { group, integration } of integrations) {
      for (const { method, path } of group.operations) {
        this.httpApi.addRoutes({ path: `/v1${path}`, methods: [HttpMethod[method]], integration });
      }
    }
    const [first] = integrations;
    if (!first) throw new Error('the catalog has no API group');
    this.#addDefaultRoute(first);
    this.gatewayStage = this.#createStage(stage, names);
    const host = stage.customDomain?.domainName;
    this.baseUrl = host ? `https://${host}/v1` : `${this.httpApi.apiEndpoint}/v1`;
  }

  #addDefaultRoute({ fn, integration }: { fn: ServiceFunction; integration: HttpLambdaIntegration }): void {
    new HttpRoute(this, 'DefaultRoute', { httpApi: this.httpApi, routeKey: HttpRouteKey.DEFAULT, integration });
    // The integration's permission is for <stage>/<method>/<path>. The default route calls as <stage>/$default, and
    // without a permission for that every unknown path would answer 500.
    fn.lambda.addPermission('DefaultRoute', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: Stack.of(this).formatArn({
        service: 'execute-api',
        resource: this.httpApi.apiId,
        resourceName: '*/$default',
      }),
    });
  }

  #createStage({ throttling, customDomain, logRetention, removalPolicy }: Stage, names: ResourceNames): HttpStage {
    return new HttpStage(this, 'Stage', {
      httpApi: this.httpApi,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: throttling.requestsPerSecond, burstLimit: throttling.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(
          new LogGroup(this, 'AccessLog', {
            logGroupName: names.accessLogGroup,
            retention: logRetention,
            removalPolicy,
          }),
        ),
        format: accessLogFormat,
      },
      ...(customDomain ? { domainMapping: { domainName: this.#createDomainName(customDomain) } } : {}),
    });
  }

  #createDomainName({ domainName, certificateArn }: NonNullable<Stage['customDomain']>): DomainName {
    const certificate = Certificate.fromCertificateArn(this, 'Certificate', certificateArn);
    return new DomainName(this, 'DomainName', { domainName, certificate });
  }
}

/** One JSON line a request. `requestId` is the `request_id` of the functions' own lines; the API key is never logged. */
const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: AccessLogField.contextRequestId(),
    requestTime: AccessLogField.contextRequestTime(),
    routeKey: AccessLogField.contextRouteKey(),
    path: AccessLogField.contextPath(),
    status: AccessLogField.contextStatus(),
    responseLength: AccessLogField.contextResponseLength(),
    responseLatencyMs: AccessLogField.contextResponseLatency(),
    integrationLatencyMs: AccessLogField.contextIntegrationLatency(),
    integrationError: AccessLogField.contextIntegrationErrorMessage(),
    sourceIp: AccessLogField.contextIdentitySourceIp(),
    userAgent: AccessLogField.contextIdentityUserAgent(),
  }),
);
