import { CfnOutput, Stack, type StackProps, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { acknowledgeConsoleFindings, acknowledgeFrontFindings, acknowledgeMailFindings } from '../nag.ts';
import { resourceNames } from '../names.ts';
import type { Stage } from '../stages.ts';
import { ConsoleFiles } from './console-files.ts';
import { Firewall } from './firewall.ts';
import { FRONT_REGION, type Front } from './front.ts';
import { FrontAlarms } from './front-alarms.ts';
import { FrontDistribution } from './front-distribution.ts';
import { FrontLogs } from './front-logs.ts';

export interface FrontStackProps extends StackProps {
  stage: Stage;
  front: Front;
  /** Of the built console. */
  consoleDirectory: () => string;
}

/**
 * CloudFront with AWS WAF before the API of a stage. A separate stack, because AWS WAF protects no HTTP API, and what belongs
 * to CloudFront (web ACL, certificate, logs, metrics) is in us-east-1, wherever the stage is.
 */
export class FrontStack extends Stack {
  constructor(scope: Construct, id: string, { stage, front, consoleDirectory, ...props }: FrontStackProps) {
    const names = resourceNames(stage.name);
    super(scope, id, {
      ...props,
      env: { region: FRONT_REGION },
      stackName: names.front,
      description: `Content Optimization API, CloudFront and WAF of stage ${stage.name}`,
      terminationProtection: stage.deletionProtection,
    });
    const logs = new FrontLogs(this, 'Logs', { stage, names });
    const { requestsPerAddress } = front;
    const firewall = new Firewall(this, 'Firewall', { names, requestsPerAddress, log: logs.firewall });
    const files = front.servesConsole
      ? new ConsoleFiles(this, 'Console', { names, directory: consoleDirectory() })
      : undefined;
    const { distribution } = new FrontDistribution(this, 'Front', {
      names,
      front,
      acl: firewall.acl,
      ...(files ? { behaviors: files.behaviors } : {}),
    });
    if (files) acknowledgeConsoleFindings(files);
    logs.logAccess(distribution);
    const alarms = new FrontAlarms(this, 'Alarms', { stage, front, names, distribution });
    acknowledgeFrontFindings(distribution);
    acknowledgeMailFindings(alarms);
    Tags.of(this).add('application', 'content-optimization-api');
    Tags.of(this).add('stage', stage.name);
    new CfnOutput(this, 'FrontTarget', { value: distribution.distributionDomainName });
    new CfnOutput(this, 'FrontAlarmTopicArn', { value: alarms.topic.topicArn });
  }
}
