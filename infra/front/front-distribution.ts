import { Duration } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  type ErrorResponse,
  FunctionCode,
  FunctionEventType,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { FRONT_SECRET_HEADER, VIEWER_ADDRESS_HEADER } from '../../shared/http/front.ts';
import { frontSecretReference, type ResourceNames } from '../names.ts';
import type { Front } from './front.ts';

interface FrontDistributionProps {
  names: ResourceNames;
  front: Front;
  acl: CfnWebACL;
  /** Paths that are not the API's. */
  behaviors?: Record<string, BehaviorOptions>;
}

/** The gateway takes 30 seconds at most: its own response must come first. */
const ORIGIN_TIMEOUT = Duration.seconds(35);

/**
 * CloudFront keeps errors for ten seconds even where nothing else is cached, and the key of its cache does not say whose
 * request it was: the 404 of one organization would be the response to another.
 */
const uncachedErrors: ErrorResponse[] = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));

/** Takes the place of a header of this name that a client sends. The origin request policy passes it on. */
export const viewerAddressCode = `function handler(event) {
  var request = event.request;
  request.headers['${VIEWER_ADDRESS_HEADER}'] = { value: event.viewer.ip };
  return request;
}
`;

/** As above, and shows the console to a browser that asks for the host itself. */
export const viewerAddressAndConsoleCode = viewerAddressCode.replace(
  '  request.headers',
  `  var accept = request.headers.accept;
  var isRead = request.method === 'GET' || request.method === 'HEAD';
  if (request.uri === '/' && isRead && accept && accept.value.indexOf('text/html') >= 0) {
    return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '/console/' } } };
  }
  request.headers`,
);

/** Passes every request on to the gateway, and keeps no response. */
export class FrontDistribution extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, { names, front, acl, behaviors }: FrontDistributionProps) {
    super(scope, id);
    const viewerAddress = new EdgeFunction(this, 'ViewerAddress', {
      functionName: `${names.front}-viewer-address`,
      comment: 'Tells the API the address of the client',
      code: FunctionCode.fromInline(behaviors ? viewerAddressAndConsoleCode : viewerAddressCode),
    });
    this.distribution = new Distribution(this, 'Distribution', {
      comment: names.front,
      domainNames: [front.domainName],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', front.certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      webAclId: acl.attrArn,
      errorResponses: uncachedErrors,
      ...(behaviors ? { additionalBehaviors: behaviors } : {}),
      defaultBehavior: {
        origin: new HttpOrigin(front.apiDomain, {
          protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
          originSslProtocols: [OriginSslPolicy.TLS_V1_2],
          readTimeout: ORIGIN_TIMEOUT,
          customHeaders: { [FRONT_SECRET_HEADER]: frontSecretReference(names, front.secrets[0]) },
        }),
        allowedMethods: AllowedMethods.ALLOW_ALL,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        // With the client's Authorization; without its Host, by which the gateway would look for another API.
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        // A redirect would let a client send its key in clear first, every time.
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        // The API compresses by itself.
        compress: false,
        functionAssociations: [{ function: viewerAddress, eventType: FunctionEventType.VIEWER_REQUEST }],
      },
    });
  }
}
