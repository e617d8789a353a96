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
    scheduleDeadLetterQueue: `${prefix}-schedule-dead-letters`,
    alarmTopic: `${prefix}-alarms`,
    dashboard: prefix,
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
