import { Duration, NestedStack, Stack } from 'aws-cdk-lib';
import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CorsHttpMethod,
  type CorsPreflightOptions,
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
import { Metric, type MetricOptions } from 'aws-cdk-lib/aws-cloudwatch';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias, IFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { ApiGroup } from '../functions/catalog/api-groups.ts';
import { CRAWLER_PAGE_PATH } from '../shared/http/crawler-page.ts';
import { crossOriginPolicy } from '../shared/http/cross-origin.ts';
import { requestMethods } from '../shared/http/operation.ts';
import type { ResourceNames } from './names.ts';
import type { ServiceFunction } from './service-function.ts';
import type { Stage } from './stages.ts';

interface ApiProps {
  stage: Stage;
  names: ResourceNames;
  groups: readonly { group: ApiGroup; fn: ServiceFunction }[];
}

/** The gateway's target for a group: the function, or an alias where new code gets a part of the requests first. */
interface Target {
  group: ApiGroup;
  called: IFunction;
}

/** The public API: one route for each operation of the catalog, and `$default`, which returns 404 in the envelope. */
export class Api extends Construct {
  readonly httpApi: HttpApi;
  readonly gatewayStage: HttpStage;
  /** Ends in the version, as clients need it. */
  readonly baseUrl: string;
  /** Where a function of the stage calls it: behind CloudFront, which has seen the client already. */
  readonly functionsUrl: string;
  /** The page about the crawler, which the function of the default route serves. */
  readonly crawlerPageUrl: string;
  /** Target of the DNS record of the custom domain. */
  readonly domainTarget: string | undefined;
  /** The origin of CloudFront, where there is one before the API. */
  readonly apiDomain: string;
  /** Empty where new code gets all requests at once. */
  readonly aliases: readonly { name: string; alias: Alias }[];
  /** A stack has 500 resources at most, and nearly half of the service's are routes: they have a stack for themselves, inside of it. */
  readonly routes: NestedStack;
  readonly #metricsNamespace: string;

  constructor(scope: Construct, id: string, { stage, names, groups }: ApiProps) {
    super(scope, id);
    this.#metricsNamespace = names.metricsNamespace;
    this.aliases = stage.canary ? groups.map(({ fn }) => ({ name: fn.name, alias: fn.createAlias() })) : [];
    const targets = groups.map(
      ({ group, fn }, at): Target => ({
        group,
        // CDK's own types do not fit each other where optional properties are taken exactly.
        called: (this.aliases[at]?.alias as IFunction | undefined) ?? fn.lambda,
      }),
    );
    const integrations = targets.map(({ group, called }) => ({
      group,
      called,
      // One permission for each function. One for each route would outgrow the 20 KB of a function's policy.
      integration: new HttpLambdaIntegration(group.name, called, { scopePermissionToRoute: false }),
    }));
    this.httpApi = new HttpApi(this, 'HttpApi', {
      apiName: names.prefix,
      createDefaultStage: false,
      ...(stage.allowedOrigins ? { corsPreflight: corsPreflight(stage.allowedOrigins) } : {}),
      // Else clients could go around the custom domain. CloudFront calls this name itself.
      disableExecuteApiEndpoint: stage.customDomain !== undefined && !stage.front,
    });
    this.routes = new NestedStack(this, 'Routes', { description: `Routes of ${names.prefix}` });
    for (const { group, integration } of integrations) {
      for (const operation of group.operations) {
        for (const method of requestMethods(operation)) {
          this.#addRoute({ path: `/v1${operation.path}`, method: HttpMethod[method], integration });
        }
      }
      for (const route of group.otherRoutes ?? []) {
        this.#addRoute({ path: route.replace('ANY ', ''), method: HttpMethod.ANY, integration });
      }
    }
    const [first] = integrations;
    if (!first) throw new Error('the catalog has no API group');
    this.#addDefaultRoute(first);
    const domain = stage.customDomain ? this.#createDomainName(stage.customDomain) : undefined;
    this.domainTarget = domain?.regionalDomainName;
    this.gatewayStage = this.#createStage(stage, names, domain);
    const host = stage.front?.refusesOthers ? stage.front.domainName : stage.customDomain?.domainName;
    const root = host ? `https://${host}` : this.httpApi.apiEndpoint;
    this.baseUrl = `${root}/v1`;
    this.apiDomain = `${this.httpApi.apiId}.execute-api.${Stack.of(this).region}.${Stack.of(this).urlSuffix}`;
    this.functionsUrl = stage.front ? `https://${this.apiDomain}/v1` : this.baseUrl;
    this.crawlerPageUrl = `${root}${CRAWLER_PAGE_PATH}`;
  }

  /** Requests that the gateway refused by itself, because the whole stage's budget was spent: no function saw them. */
  throttledMetric(options: MetricOptions): Metric {
    return new Metric({ namespace: this.#metricsNamespace, metricName: THROTTLED_METRIC, ...options });
  }

  #addRoute({
    path,
    method,
    integration,
  }: {
    path: string;
    method: HttpMethod;
    integration: HttpLambdaIntegration;
  }): void {
    new HttpRoute(this.routes, `${method} ${path}`, {
      httpApi: this.httpApi,
      routeKey: HttpRouteKey.with(path, method),
      integration,
    });
  }

  #addDefaultRoute({ called, integration }: Target & { integration: HttpLambdaIntegration }): void {
    new HttpRoute(this.routes, 'DefaultRoute', { httpApi: this.httpApi, routeKey: HttpRouteKey.DEFAULT, integration });
    // The integration's permission is for <stage>/<method>/<path>. The default route calls as <stage>/$default, and
    // without a permission for that every unknown path would return 500.
    called.addPermission('DefaultRoute', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: Stack.of(this).formatArn({
        service: 'execute-api',
        resource: this.httpApi.apiId,
        resourceName: '*/$default',
      }),
    });
  }

  #createStage(
    { throttling, logRetention, removalPolicy }: Stage,
    names: ResourceNames,
    domainName: DomainName | undefined,
  ): HttpStage {
    const accessLog = new LogGroup(this, 'AccessLog', {
      logGroupName: names.accessLogGroup,
      retention: logRetention,
      removalPolicy,
    });
    new MetricFilter(this, 'Throttled', {
      logGroup: accessLog,
      filterPattern: FilterPattern.all(
        FilterPattern.stringValue('$.status', '=', '429'),
        // For the gateway, an invocation whose response is 429 has succeeded.
        FilterPattern.stringValue('$.integrationStatus', '=', '-'),
      ),
      metricNamespace: names.metricsNamespace,
      metricName: THROTTLED_METRIC,
      defaultValue: 0,
    });
    return new HttpStage(this, 'Stage', {
      httpApi: this.httpApi,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: throttling.requestsPerSecond, burstLimit: throttling.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
        format: accessLogFormat,
      },
      ...(domainName ? { domainMapping: { domainName } } : {}),
    });
  }

  #createDomainName({ domainName, certificateArn }: NonNullable<Stage['customDomain']>): DomainName {
    const certificate = Certificate.fromCertificateArn(this, 'Certificate', certificateArn);
    return new DomainName(this, 'DomainName', { domainName, certificate });
  }
}

/** The gateway responds to preflight requests itself, and adds the headers of the policy to every response. */
const corsPreflight = (allowedOrigins: readonly string[]): CorsPreflightOptions => ({
  allowOrigins: [...allowedOrigins],
  allowMethods: crossOriginPolicy.methods.map((method) => CorsHttpMethod[method]),
  allowHeaders: [...crossOriginPolicy.requestHeaders],
  exposeHeaders: [...crossOriginPolicy.exposedHeaders],
  maxAge: Duration.seconds(crossOriginPolicy.preflightSeconds),
});

const THROTTLED_METRIC = 'RequestsThrottledByGateway';

/**
 * One JSON line a request. `requestId` is the `request_id` of the functions' own lines; the API key is never logged. Of what
 * the gateway answered without calling a function, `integrationStatus` is `-` and `gatewayError` says why.
 */
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
    integrationStatus: AccessLogField.contextIntegrationStatus(),
    gatewayError: AccessLogField.contextErrorMessage(),
    integrationError: AccessLogField.contextIntegrationErrorMessage(),
    sourceIp: AccessLogField.contextIdentitySourceIp(),
    userAgent: AccessLogField.contextIdentityUserAgent(),
  }),
);
