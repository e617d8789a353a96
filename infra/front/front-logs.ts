import { ArnFormat, Stack } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  CfnDelivery,
  CfnDeliveryDestination,
  CfnDeliverySource,
  type ILogGroup,
  LogGroup,
  ResourcePolicy,
} from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { ResourceNames } from '../names.ts';
import type { Stage } from '../stages.ts';

/** Fields of CloudFront's access log: no query string, no cookie and no API key. */
const recordFields = [
  'date',
  'time',
  'x-edge-request-id',
  'x-edge-location',
  'c-ip',
  'cs-method',
  'cs-uri-stem',
  'cs(User-Agent)',
  'cs-bytes',
  'cs-protocol-version',
  'ssl-protocol',
  'sc-status',
  'sc-bytes',
  'time-taken',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
];

/** The logs of the front, which AWS delivers in us-east-1 alone. */
export class FrontLogs extends Construct {
  readonly access: LogGroup;
  /** Requests that the firewall refused. */
  readonly firewall: LogGroup;
  readonly #names: ResourceNames;
  readonly #policy: ResourcePolicy;

  constructor(scope: Construct, id: string, { stage, names }: { stage: Stage; names: ResourceNames }) {
    super(scope, id);
    this.#names = names;
    const kept = { retention: stage.logRetention, removalPolicy: stage.removalPolicy };
    this.access = new LogGroup(this, 'Access', { logGroupName: names.frontAccessLogGroup, ...kept });
    this.firewall = new LogGroup(this, 'Firewall', { logGroupName: names.firewallLogGroup, ...kept });
    const { account } = Stack.of(this);
    this.#policy = new ResourcePolicy(this, 'Policy', {
      resourcePolicyName: names.frontLogPolicy,
      policyStatements: [
        new PolicyStatement({
          principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
          actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
          resources: [this.access, this.firewall].map((group) => `${logGroupArn(Stack.of(this), group)}:log-stream:*`),
          conditions: { StringEquals: { 'aws:SourceAccount': account } },
        }),
      ],
    });
  }

  /** One JSON line for each request that reaches CloudFront, those that the firewall refuses among them. */
  logAccess(distribution: IDistribution): void {
    const source = new CfnDeliverySource(this, 'Source', {
      name: this.#names.front,
      logType: 'ACCESS_LOGS',
      resourceArn: distribution.distributionArn,
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name: this.#names.front,
      deliveryDestinationType: 'CWL',
      destinationResourceArn: logGroupArn(Stack.of(this), this.access),
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields,
    });
    delivery.node.addDependency(source, this.#policy, this.access);
  }
}

/** Log services take the ARN of a group without the `:*` that CloudFormation puts behind it. */
export const logGroupArn = (stack: Stack, { logGroupName }: ILogGroup): string =>
  stack.formatArn({
    service: 'logs',
    resource: 'log-group',
    resourceName: logGroupName,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
