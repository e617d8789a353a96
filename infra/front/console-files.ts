import { join } from 'node:path';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct, type IConstruct } from 'constructs';
import { IMMUTABLE_CACHE, pageFolders, pageHeaders, REVALIDATED_CACHE } from '../../shared/http/page-headers.ts';
import type { ResourceNames } from '../names.ts';

/** Where `npm run deploy` puts the built console: files whose name holds a digest apart from pages. */
export const consoleParts = { immutable: 'immutable', pages: 'pages' } as const;

interface ConsoleFilesProps {
  names: ResourceNames;
  /** Of the built console, with the two folders of `consoleParts`. */
  directory: string;
}

const ONE_YEAR = Duration.days(365);

/** As the embedded system serves them: both folders hold the same files, and a folder itself stands for its page. */
export const pagePathCode = `var starts = ${JSON.stringify(pageFolders)};
function handler(event) {
  var request = event.request;
  var parts = request.uri.split('/');
  var folder = parts[1];
  if (parts.length < 3) return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '/' + folder + '/' } } };
  request.uri = '/' + (parts.slice(2).join('/') || starts[folder]);
  request.querystring = {};
  return request;
}
`;

/** The console and the API reference: files in a bucket that CloudFront alone may read. */
export class ConsoleFiles extends Construct {
  /** By path pattern of the distribution. */
  readonly behaviors: Record<string, BehaviorOptions>;
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, { names, directory }: ConsoleFilesProps) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // A deployment makes all of it again.
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
    });
    // Pages last: they name the other files. Files of earlier deployments stay, for pages that are open.
    const immutable = this.#upload('Immutable', join(directory, consoleParts.immutable), IMMUTABLE_CACHE);
    const pages = this.#upload('Pages', join(directory, consoleParts.pages), REVALIDATED_CACHE);
    pages.node.addDependency(immutable);
    const behavior: BehaviorOptions = {
      // CDK's own types do not fit each other where optional properties are taken exactly.
      // Without the right to list, a file that is not there is 403.
      origin: S3BucketOrigin.withOriginAccessControl(this.bucket as IBucket),
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: this.#headersPolicy(names),
      functionAssociations: [
        {
          function: new EdgeFunction(this, 'PagePath', {
            functionName: `${names.front}-page-path`,
            comment: 'Finds the file of an address of the console or the API reference',
            code: FunctionCode.fromInline(pagePathCode),
          }),
          eventType: FunctionEventType.VIEWER_REQUEST,
        },
      ],
    };
    this.behaviors = Object.fromEntries(
      Object.keys(pageFolders).flatMap((folder) => [
        [`/${folder}`, behavior],
        [`/${folder}/*`, behavior],
      ]),
    );
  }

  /** Constructs that CDK adds to the stack to fill and to empty the bucket. */
  get providers(): IConstruct[] {
    return Stack.of(this).node.children.filter(({ node }) => node.id.startsWith('Custom::'));
  }

  #upload(id: string, from: string, cacheControl: string): BucketDeployment {
    return new BucketDeployment(this, id, {
      sources: [Source.asset(from)],
      destinationBucket: this.bucket as IBucket,
      cacheControl: [CacheControl.fromString(cacheControl)],
      prune: false,
      memoryLimit: 256,
    });
  }

  /** The headers of `pageHeaders`, each by the means that CloudFront has for it, and TLS for a year as the API says it. */
  #headersPolicy({ front }: ResourceNames): ResponseHeadersPolicy {
    const {
      'content-security-policy': contentSecurityPolicy,
      'x-frame-options': _frames,
      'x-content-type-options': _types,
      'referrer-policy': _referrer,
      ...others
    } = pageHeaders;
    return new ResponseHeadersPolicy(this, 'Headers', {
      responseHeadersPolicyName: `${front}-pages`,
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        contentTypeOptions: { override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
        strictTransportSecurity: { accessControlMaxAge: ONE_YEAR, override: true },
      },
      customHeadersBehavior: {
        customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override: true })),
      },
    });
  }
}
