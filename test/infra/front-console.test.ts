/**
 * The console and the API reference of a stage, behind CloudFront.
 *
 * @module-tag stages
 */
import { createContext, runInContext } from 'node:vm';
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { pagePathCode } from '../../infra/front/console-files.ts';
import { viewerAddressAndConsoleCode } from '../../infra/front/front-distribution.ts';
import { findStage } from '../../infra/stages.ts';
import { pageHeaders } from '../../shared/http/page-headers.ts';
import { exampleFront, frontTemplateOf, propertiesOf, resourcesOf } from './synthesized.ts';

describe('the console behind the front', () => {
  const dev = findStage('dev');
  const front = frontTemplateOf({ ...dev, front: exampleFront });
  const withConsole = frontTemplateOf({ ...dev, front: { ...exampleFront, servesConsole: true } });
  const distributionOf = (template: Template) =>
    propertiesOf(template, 'AWS::CloudFront::Distribution')[0]?.['DistributionConfig'] as Record<string, unknown>;
  const config = distributionOf(withConsole);
  const behaviors = (config['CacheBehaviors'] ?? []) as Record<string, unknown>[];

  test('is there where the stage asks for it alone, under the same name as the API', () => {
    front.resourceCountIs('AWS::S3::Bucket', 0);
    expect(distributionOf(front)).not.toHaveProperty('CacheBehaviors');
    expect(behaviors.map(({ PathPattern }) => PathPattern)).toEqual(['/console', '/console/*', '/docs', '/docs/*']);
    expect(config['DefaultCacheBehavior']).toMatchObject({ TargetOriginId: behavior()['TargetOriginId'] });
    for (const { TargetOriginId } of behaviors) expect(TargetOriginId).not.toBe(behavior()['TargetOriginId']);
  });
  const behavior = () => config['DefaultCacheBehavior'] as Record<string, unknown>;

  test('is a bucket that no one but this distribution reads', () => {
    withConsole.hasResourceProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
    withConsole.hasResourceProperties('AWS::CloudFront::OriginAccessControl', {
      OriginAccessControlConfig: { SigningBehavior: 'always', SigningProtocol: 'sigv4' },
    });
    const [policy] = propertiesOf(withConsole, 'AWS::S3::BucketPolicy');
    const { Statement } = (policy?.['PolicyDocument'] ?? {}) as { Statement: Record<string, unknown>[] };
    const ofCloudFront = Statement.filter(({ Principal }) => JSON.stringify(Principal).includes('cloudfront'));
    expect(ofCloudFront).toEqual([expect.objectContaining({ Action: 's3:GetObject', Effect: 'Allow' })]);
    expect(JSON.stringify(ofCloudFront[0]?.['Condition'])).toContain('AWS:SourceArn');
  });

  test('has every header of the pages of the embedded system, with its value', () => {
    const [policy] = propertiesOf(withConsole, 'AWS::CloudFront::ResponseHeadersPolicy');
    const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = (policy?.['ResponseHeadersPolicyConfig'] ??
      {}) as {
      SecurityHeadersConfig: Record<string, Record<string, unknown>>;
      CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
    };
    const sent = {
      'content-security-policy': security['ContentSecurityPolicy']?.['ContentSecurityPolicy'],
      'x-frame-options': security['FrameOptions']?.['FrameOption'],
      'x-content-type-options': security['ContentTypeOptions'] ? 'nosniff' : null,
      'referrer-policy': security['ReferrerPolicy']?.['ReferrerPolicy'],
      ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
    };
    expect(sent).toEqual(pageHeaders);
    expect(security['StrictTransportSecurity']).toMatchObject({ AccessControlMaxAgeSec: 31_536_000 });
    const [policyId] = Object.keys(resourcesOf(withConsole, 'AWS::CloudFront::ResponseHeadersPolicy'));
    for (const { ResponseHeadersPolicyId } of behaviors) expect(ResponseHeadersPolicyId).toEqual({ Ref: policyId });
  });

  test('is kept for good where a name holds a digest, and asked for again where it does not; pages come last', () => {
    const uploads = resourcesOf(withConsole, 'Custom::CDKBucketDeployment');
    const controls = Object.values(uploads).map(({ Properties }) => [
      (Properties['SystemMetadata'] as Record<string, string>)['cache-control'],
      Properties['Prune'],
    ]);
    expect(controls).toEqual([
      ['public, max-age=31536000, immutable', false],
      ['no-cache', false],
    ]);
    const [[immutable] = [], [, pages] = []] = Object.entries(uploads);
    expect(pages?.DependsOn).toContain(immutable);
  });

  const edgePath = (uri: string): unknown => {
    const event = { request: { uri, querystring: { x: { value: '1' } } } };
    return runInContext(`${pagePathCode}; handler(event)`, createContext({ event }));
  };

  test.each([
    ['/console/', '/index.html'],
    ['/docs/', '/reference.html'],
    ['/console/app-1234.js', '/app-1234.js'],
    ['/docs/openapi-1234.json', '/openapi-1234.json'],
  ])('finds the file of %s', (uri, file) => {
    expect(edgePath(uri)).toEqual({ uri: file, querystring: {} });
  });

  test('leads from a folder without its slash, and from the host itself, to pages', () => {
    expect(edgePath('/console')).toMatchObject({ statusCode: 302, headers: { location: { value: '/console/' } } });
    expect(edgePath('/docs')).toMatchObject({ headers: { location: { value: '/docs/' } } });
    const codes = propertiesOf(withConsole, 'AWS::CloudFront::Function').map(({ FunctionCode }) => FunctionCode);
    expect(codes.toSorted()).toEqual([pagePathCode, viewerAddressAndConsoleCode].toSorted());
    const root = (accept: string | undefined, method = 'GET') => {
      const headers = accept === undefined ? {} : { accept: { value: accept } };
      const event = { viewer: { ip: '198.51.100.7' }, request: { uri: '/', method, headers } };
      return runInContext(`${viewerAddressAndConsoleCode}; handler(event)`, createContext({ event }));
    };
    expect(root('text/html,*/*')).toMatchObject({ statusCode: 302, headers: { location: { value: '/console/' } } });
    for (const [accept, method] of [['*/*'], [undefined], ['text/html', 'POST']]) {
      expect(root(accept, method)).toMatchObject({
        uri: '/',
        headers: { 'x-viewer-address': { value: '198.51.100.7' } },
      });
    }
  });
});
