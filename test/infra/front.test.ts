/** @module-tag stages */
import { createContext, runInContext } from 'node:vm';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { apiGroups } from '../../functions/catalog/api-groups.ts';
import { workers } from '../../functions/catalog/workers.ts';
import { stackChoice } from '../../infra/cli.ts';
import type { Front } from '../../infra/front/front.ts';
import { viewerAddressCode } from '../../infra/front/front-distribution.ts';
import { resourceNames } from '../../infra/names.ts';
import { stageProblems } from '../../infra/stage-checks.ts';
import { findStage, type Stage, stages } from '../../infra/stages.ts';
import { exampleFront, frontTemplateOf, propertiesOf, resourcesOf, templateOf } from './synthesized.ts';

const names = resourceNames('dev');
const withFront = (changes: Partial<Front> = {}, stage: Stage = findStage('dev')) => ({
  ...stage,
  front: { ...exampleFront, ...changes },
});
const dev = withFront();
const front = frontTemplateOf(dev);
const service = templateOf(dev);
const [distribution] = propertiesOf(front, 'AWS::CloudFront::Distribution').map(
  ({ DistributionConfig }) => DistributionConfig as Record<string, unknown>,
);
const [acl] = propertiesOf(front, 'AWS::WAFv2::WebACL');
const reference = (name: string): string =>
  `{{resolve:secretsmanager:content-optimization-dev/front:SecretString:${name}}}`;

const variablesOf = (stage: Stage): Map<string, Record<string, unknown>> =>
  new Map(
    propertiesOf(templateOf(stage), 'AWS::Lambda::Function').map(({ FunctionName, Environment }) => [
      String(FunctionName),
      (Environment as { Variables: Record<string, unknown> }).Variables,
    ]),
  );

describe('the functions behind the front', () => {
  test.each([
    [{}, { FRONT_SECRETS: reference('first'), FRONT_DIRECT: 'refused' }],
    [{ refusesOthers: false }, { FRONT_SECRETS: reference('first'), FRONT_DIRECT: 'allowed' }],
    [
      { secrets: ['first', 'second'] as const },
      { FRONT_SECRETS: `${reference('first')},${reference('second')}`, FRONT_DIRECT: 'refused' },
    ],
  ])('of the API believe its secrets, by reference, and no worker gets them: %j', (changes, expected) => {
    const variables = variablesOf(withFront(changes));
    for (const { name } of apiGroups) expect(variables.get(names.function(name))).toMatchObject(expected);
    for (const { name } of workers) expect(variables.get(names.function(name))).not.toHaveProperty('FRONT_SECRETS');
  });

  test('believe nothing on a stage without one', () => {
    for (const variables of variablesOf(findStage('dev')).values()) {
      expect(Object.keys(variables).filter((name) => name.startsWith('FRONT_'))).toEqual([]);
    }
  });

  test('name its host once it is the only way, and not before the DNS record is moved', () => {
    service.hasOutput('BaseUrl', { Value: 'https://api.example.com/v1' });
    const [before] = Object.values(templateOf(withFront({ refusesOthers: false })).findOutputs('BaseUrl'));
    expect(JSON.stringify(before)).toContain('ApiEndpoint');
    service.hasOutput('ApiDomain', {});
  });

  test('can be called by CloudFront where a custom domain has switched the generated name off', () => {
    const customDomain = { domainName: 'api.example.com', certificateArn: 'arn:aws:acm:eu-west-1:1:certificate/0' };
    templateOf({ ...dev, customDomain }).hasResourceProperties('AWS::ApiGatewayV2::Api', {
      DisableExecuteApiEndpoint: false,
    });
  });
});

describe('CloudFront', () => {
  const behavior = distribution?.['DefaultCacheBehavior'] as Record<string, unknown>;

  test('calls the API over TLS 1.2 with the secret, which the template names and does not hold', () => {
    expect(distribution?.['Origins']).toEqual([
      expect.objectContaining({
        DomainName: exampleFront.apiDomain,
        CustomOriginConfig: {
          OriginProtocolPolicy: 'https-only',
          OriginSSLProtocols: ['TLSv1.2'],
          // Longer than the gateway's 30, so that its response comes first.
          OriginReadTimeout: 35,
        },
        OriginCustomHeaders: [{ HeaderName: 'x-front-secret', HeaderValue: reference('first') }],
      }),
    ]);
  });

  test('sends the first secret, while the functions believe the next one already', () => {
    const [changing] = propertiesOf(
      frontTemplateOf(withFront({ secrets: ['first', 'second'] })),
      'AWS::CloudFront::Distribution',
    );
    expect(JSON.stringify(changing)).toContain(reference('first'));
    expect(JSON.stringify(changing)).not.toContain('second');
  });

  test('keeps no response, passes every method on, and all headers but the host', () => {
    expect(behavior).toMatchObject({
      // AWS's own policies CachingDisabled and AllViewerExceptHostHeader.
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
      Compress: false,
    });
  });

  test('keeps no error either, which it would do for ten seconds by itself, for clients of any organization', () => {
    const errors = distribution?.['CustomErrorResponses'] as { ErrorCode: number; ErrorCachingMinTTL: number }[];
    expect(errors.map(({ ErrorCode }) => ErrorCode)).toEqual([400, 403, 404, 405, 414, 500, 501, 502, 503, 504]);
    expect(new Set(errors.map(({ ErrorCachingMinTTL }) => ErrorCachingMinTTL))).toEqual(new Set([0]));
  });

  test('speaks TLS 1.2 and newer, HTTP/2 and HTTP/3, under the name of the front alone', () => {
    expect(distribution).toMatchObject({
      Aliases: ['api.example.com'],
      HttpVersion: 'http2and3',
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
    });
    expect(behavior['ViewerProtocolPolicy']).toBe('https-only');
  });

  test('replaces the address that a client claims by the one that it has', () => {
    const [edge] = propertiesOf(front, 'AWS::CloudFront::Function');
    expect(edge?.['FunctionCode']).toBe(viewerAddressCode);
    expect(JSON.stringify(behavior['FunctionAssociations'])).toContain('viewer-request');
    const event = {
      viewer: { ip: '198.51.100.7' },
      request: { headers: { 'x-viewer-address': { value: '10.0.0.1', multiValue: [{ value: '10.0.0.2' }] } } },
    };
    runInContext(`${viewerAddressCode}; handler(event)`, createContext({ event }));
    expect(event.request.headers['x-viewer-address']).toEqual({ value: '198.51.100.7' });
  });

  test('logs each request, without query string, cookie or headers that could hold a key', () => {
    const [delivery] = propertiesOf(front, 'AWS::Logs::Delivery');
    const fields = delivery?.['RecordFields'] as string[];
    expect(fields).toEqual(
      expect.arrayContaining(['c-ip', 'cs-method', 'cs-uri-stem', 'sc-status', 'x-edge-request-id']),
    );
    expect(fields.filter((field) => /query|cookie|referer|headers/i.test(field))).toEqual([]);
    front.hasResourceProperties('AWS::Logs::DeliverySource', { LogType: 'ACCESS_LOGS' });
    front.hasResourceProperties('AWS::Logs::DeliveryDestination', { OutputFormat: 'json' });
  });
});

describe('the firewall', () => {
  type Rule = {
    Name: string;
    Action?: { Block: { CustomResponse: Record<string, unknown> } };
    Statement: {
      RateBasedStatement?: Record<string, unknown>;
      ManagedRuleGroupStatement?: { Name: string; RuleActionOverrides: { Name: string; ActionToUse: object }[] };
    };
  };
  const rules = acl?.['Rules'] as Rule[];
  const countedIn = (name: string): string[] =>
    (rules.find((rule) => rule.Name === name)?.Statement.ManagedRuleGroupStatement?.RuleActionOverrides ?? []).map(
      (override) => override.Name,
    );

  test('is CloudFront’s, in us-east-1 wherever the stage is, and before the distribution', () => {
    expect(acl).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
    const [aclId] = Object.keys(resourcesOf(front, 'AWS::WAFv2::WebACL'));
    expect(distribution?.['WebACLId']).toEqual({ 'Fn::GetAtt': [aclId, 'Arn'] });
    expect(JSON.stringify(front.toJSON())).not.toContain('AWS::Region');
  });

  test('has AWS’s rules for known attackers, bad inputs and common attacks, after the limit of each address', () => {
    expect(rules.map(({ Name }) => Name)).toEqual([
      'RequestsPerAddress',
      'AWSManagedRulesAmazonIpReputationList',
      'AWSManagedRulesKnownBadInputsRuleSet',
      'AWSManagedRulesCommonRuleSet',
    ]);
    expect(rules[0]?.Statement.RateBasedStatement).toEqual({
      AggregateKeyType: 'IP',
      Limit: 10_000,
      EvaluationWindowSec: 300,
    });
  });

  test('judges no body: articles are long, hold HTML, and may be about attacks', () => {
    expect(countedIn('AWSManagedRulesCommonRuleSet')).toEqual(
      expect.arrayContaining([
        'SizeRestrictions_BODY',
        'CrossSiteScripting_BODY',
        'EC2MetaDataSSRF_BODY',
        'GenericLFI_BODY',
        'GenericRFI_BODY',
      ]),
    );
    expect(countedIn('AWSManagedRulesKnownBadInputsRuleSet')).toEqual(
      expect.arrayContaining(['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY']),
    );
  });

  test('takes look-ups of any URL', () => {
    expect(countedIn('AWSManagedRulesCommonRuleSet')).toEqual(
      expect.arrayContaining(['SizeRestrictions_QUERYSTRING', 'RestrictedExtensions_QUERYARGUMENTS']),
    );
  });

  test('refuses an address above the limit in the envelope, with the seconds to wait', () => {
    const response = rules[0]?.Action?.Block.CustomResponse;
    expect(response).toMatchObject({ ResponseCode: 429, ResponseHeaders: [{ Name: 'retry-after', Value: '300' }] });
    const bodies = acl?.['CustomResponseBodies'] as Record<string, { ContentType: string; Content: string }>;
    const body = bodies[String(response?.['CustomResponseBodyKey'])];
    expect(body?.ContentType).toBe('APPLICATION_JSON');
    expect(JSON.parse(body?.Content ?? '')).toEqual({ error: { code: 'rate_limited', message: expect.any(String) } });
  });

  test('logs what it refuses, without keys and query strings, and takes no samples of requests', () => {
    front.hasResourceProperties('AWS::WAFv2::LoggingConfiguration', {
      RedactedFields: [{ SingleHeader: { Name: 'authorization' } }, { QueryString: {} }],
      LoggingFilter: { DefaultBehavior: 'DROP' },
    });
    front.hasResourceProperties('AWS::Logs::LogGroup', { LogGroupName: 'aws-waf-logs-content-optimization-dev' });
    expect(JSON.stringify(acl)).not.toContain('"SampledRequestsEnabled":true');
  });
});

describe('the stack of the front', () => {
  test('keeps its logs as long as the stage says', () => {
    const groups = propertiesOf(front, 'AWS::Logs::LogGroup');
    expect(groups.map(({ LogGroupName }) => LogGroupName)).toEqual([names.frontAccessLogGroup, names.firewallLogGroup]);
    expect(new Set(groups.map(({ RetentionInDays }) => RetentionInDays))).toEqual(new Set([dev.logRetention]));
    front.hasResourceProperties('AWS::Logs::ResourcePolicy', {
      PolicyDocument: Match.anyValue(),
    });
  });

  test('has the alarms that docs/watch.md explains, which notify a topic of its own region', () => {
    const alarms = propertiesOf(front, 'AWS::CloudWatch::Alarm');
    expect(alarms.map(({ AlarmName }) => AlarmName)).toEqual([
      'content-optimization-dev-front-server-errors',
      'content-optimization-dev-front-refusals',
    ]);
    const [topicId] = Object.keys(resourcesOf(front, 'AWS::SNS::Topic'));
    for (const alarm of alarms) expect(alarm['AlarmActions']).toEqual([{ Ref: topicId }]);
    const existing = frontTemplateOf(withFront({ alarmTopicArn: 'arn:aws:sns:us-east-1:111122223333:on-call' }));
    existing.resourceCountIs('AWS::SNS::Topic', 0);
  });

  test('gives the target of the DNS record', () => {
    front.hasOutput('FrontTarget', {});
  });

  test('is deployed and destroyed with the stage, after and before it', () => {
    expect(stackChoice('deploy', dev)).toEqual(['--all']);
    expect(stackChoice('destroy', dev)).toEqual(['--all']);
    expect([stackChoice('diff', dev), stackChoice('deploy', findStage('dev'))]).toEqual([[], []]);
  });
});

describe('a front that cannot be deployed, or would notify no one,', () => {
  const prod = findStage('prod');
  const topicOfStage = { ...prod.alarms, topicArn: 'arn:aws:sns:eu-west-1:111122223333:on-call' };

  test.each<[Partial<Front>, RegExp]>([
    [{ certificateArn: 'arn:aws:acm:eu-west-1:1:certificate/0' }, /certificateArn must be a certificate in us-east-1/],
    [{ apiDomain: 'api.example.com' }, /apiDomain must be the output ApiDomain/],
    [{ alarmTopicArn: 'arn:aws:sns:eu-west-1:1:x' }, /alarmTopicArn must be a topic in us-east-1/],
    [{ secrets: ['first', 'first'] }, /names a value twice/],
    [{ requestsPerAddress: 9 }, /requestsPerAddress must be at least 10/],
  ])('is refused: %j', (changes, problem) => {
    expect(stageProblems(withFront(changes), stages)).toEqual([expect.stringMatching(problem)]);
  });

  test('is refused on a protected stage whose topic is in another region', () => {
    const stage = withFront({}, { ...prod, alarms: topicOfStage });
    expect(stageProblems(stage, stages)).toEqual([expect.stringMatching(/the alarms of its front notify no one/)]);
    const notified = { ...stage, front: { ...stage.front, alarmTopicArn: 'arn:aws:sns:us-east-1:1:x' } };
    expect(stageProblems(notified, stages)).toEqual([]);
    expect(stageProblems(dev, stages)).toEqual([]);
  });
});
