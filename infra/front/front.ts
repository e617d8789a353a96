/** CloudFront and AWS WAF before the API of a stage: docs/deploy.md, "CloudFront and WAF". */
export interface Front {
  /**
   * The host name for clients. The DNS record that points at the output `FrontTarget` belongs to whoever owns the zone.
   */
  domainName: string;
  /** Of the name above, in us-east-1: CloudFront takes no other. */
  certificateArn: string;
  /** The output `ApiDomain` of the stage's own stack. */
  apiDomain: string;
  /**
   * Names of values in the stage's secret for the front. CloudFront sends the first, and the functions believe all of them: so
   * a secret is changed without an outage.
   */
  secrets: readonly [string, ...string[]];
  /** Refuses requests that come around CloudFront. Off while the DNS record is moved. */
  refusesOthers: boolean;
  /** In five minutes; above it the firewall refuses the address. At least 10. */
  requestsPerAddress: number;
  /** The console and the API reference are served under the same name, as pages of `npm start` are. */
  servesConsole?: boolean;
  /** In us-east-1. Its alarms go to this existing SNS topic instead of a new one. */
  alarmTopicArn?: string;
}

/** Where CloudFront takes its web ACL, certificate and logs from. */
export const FRONT_REGION = 'us-east-1';

/**
 * Finds problems of a front before its deployment.
 * @returns one sentence for each problem
 */
export function frontProblems({
  certificateArn,
  apiDomain,
  secrets,
  requestsPerAddress,
  alarmTopicArn,
}: Front): string[] {
  const problems: [boolean, string][] = [
    [
      !certificateArn.startsWith(`arn:aws:acm:${FRONT_REGION}:`),
      `front.certificateArn must be a certificate in ${FRONT_REGION}: CloudFront takes no other`,
    ],
    [
      alarmTopicArn !== undefined && !alarmTopicArn.startsWith(`arn:aws:sns:${FRONT_REGION}:`),
      `front.alarmTopicArn must be a topic in ${FRONT_REGION}, where the metrics of CloudFront are`,
    ],
    [
      !/^[a-z\d]+\.execute-api\.[a-z\d-]+\.amazonaws\.com$/.test(apiDomain),
      'front.apiDomain must be the output ApiDomain of the stage: deploy the stage without a front first',
    ],
    [new Set(secrets).size !== secrets.length, 'front.secrets names a value twice'],
    [requestsPerAddress < RATE_LIMIT_MIN, `front.requestsPerAddress must be at least ${RATE_LIMIT_MIN}`],
  ];
  return problems.filter(([isProblem]) => isProblem).map(([, problem]) => problem);
}

const RATE_LIMIT_MIN = 10;
