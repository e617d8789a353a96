/**
 * The names of what a stage deploys. Fixed names instead of generated ones: an operator finds a log group or a queue
 * without looking it up, and the operator commands find a deployed stage by its name alone.
 */
const application = 'content-optimization';

export const resourceNames = (stageName: string) => {
  const prefix = `${application}-${stageName}`;
  return {
    prefix,
    stack: prefix,
    table: prefix,
    jobQueue: `${prefix}-jobs`,
    jobDeadLetterQueue: `${prefix}-job-dead-letters`,
    webhookQueue: `${prefix}-webhooks`,
    webhookDeadLetterQueue: `${prefix}-webhook-dead-letters`,
    scheduleDeadLetterQueue: `${prefix}-schedule-dead-letters`,
    alarmTopic: `${prefix}-alarms`,
    dashboard: prefix,
    /** The stack of CloudFront and WAF, and what is in it: in us-east-1. */
    front: `${prefix}-front`,
    firewall: `${prefix}-front`,
    frontAlarmTopic: `${prefix}-front-alarms`,
    frontLogPolicy: `${prefix}-front-logs`,
    frontAccessLogGroup: `/aws/vendedlogs/cloudfront/${prefix}`,
    // AWS WAF takes no group whose name begins otherwise.
    firewallLogGroup: `aws-waf-logs-${prefix}`,
    /** The Secrets Manager secret by which CloudFront proves itself: a JSON object, with a replica in us-east-1. */
    frontSecrets: `${prefix}/front`,
    backupVault: `${prefix}-backups`,
    /** Where CloudWatch keeps what the functions count by themselves. */
    metricsNamespace: prefix,
    /** The Secrets Manager secret with the credentials of providers: a JSON object of variables. */
    providerSecrets: `${prefix}/providers`,
    /** Without the leading `alias/`. */
    secretsKeyAlias: `${prefix}-secrets`,
    function: (name: string) => `${prefix}-${name}`,
    stateMachine: (name: string) => `${prefix}-${name}`,
    functionLogGroup: (name: string) => `/aws/lambda/${prefix}-${name}`,
    // CloudWatch lets services deliver to groups under /aws/vendedlogs/ by one policy for all of them; any other name adds
    // a separate line to a resource policy of at most 5,120 characters.
    stateMachineLogGroup: (name: string) => `/aws/vendedlogs/states/${prefix}-${name}`,
    accessLogGroup: `/aws/vendedlogs/apis/${prefix}`,
  };
};
export type ResourceNames = ReturnType<typeof resourceNames>;

/**
 * A value of the front's secret, which CloudFormation resolves when it deploys: in the region of the stack that asks. The name is in
 * the template, so that another name is a change that is deployed.
 */
export const frontSecretReference = ({ frontSecrets }: ResourceNames, name: string): string =>
  `{{resolve:secretsmanager:${frontSecrets}:SecretString:${name}}}`;
