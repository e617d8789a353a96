import type { IAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

interface CanaryProps {
  /** The gateway's targets: one alias for each API group. */
  aliases: readonly { name: string; alias: Alias }[];
  /** Takes the new code back when it goes off: by group. */
  alarmOf: (group: string) => IAlarm;
}

/**
 * New code of an API group gets a tenth of the requests for five minutes, then all. CloudFormation waits for it. An alarm
 * in that time fails the deployment, which rolls back the whole stack: the group's code, the workers, the state machines and
 * the permissions.
 */
export class Canary extends Construct {
  constructor(scope: Construct, id: string, { aliases, alarmOf }: CanaryProps) {
    super(scope, id);
    const application = new LambdaApplication(this, 'Application');
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSCodeDeployRoleForLambdaLimited')],
    });
    for (const { name, alias } of aliases) {
      new LambdaDeploymentGroup(this, name, {
        application,
        alias,
        // Each deployment group would add the same policy once more, and a role takes it once.
        role: role.withoutPolicyUpdates(),
        deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
        alarms: [alarmOf(name)],
        // Stopped by the alarm, or failed by itself: back to the old code.
        autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
      });
    }
  }
}
