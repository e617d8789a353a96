import { workers } from '../functions/catalog/workers.ts';
import { type EnvironmentVariables, parseEnvironment } from '../shared/environment.ts';
import { frontProblems } from './front/front.ts';
import { consoleOrigin, findStage, type Stage, stages } from './stages.ts';

/** The Lambda quota of an account, in concurrent invocations. A new account can have less: docs/deploy.md. */
const ACCOUNT_CONCURRENCY = 1_000;
/** AWS refuses a reservation that leaves less of the quota to everything else. */
const UNRESERVED_CONCURRENCY_MIN = 100;

const stateMachineWorkersCount = workers.filter(({ trigger }) => trigger === 'state-machine').length;

/**
 * The stage that a command names, with `ALARM_EMAIL` where the stage names no receiver of its alarms.
 * @throws Error with one line for each problem that makes the stage unfit to deploy.
 */
export function deployableStage(name: string | undefined, { ALARM_EMAIL: email }: EnvironmentVariables): Stage {
  const found = findStage(name);
  const { alarms } = found;
  const stage = email && !alarms.email && !alarms.topicArn ? { ...found, alarms: { ...alarms, email } } : found;
  const problems = stageProblems(stage, stages);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return stage;
}

/**
 * Finds problems of a stage before a deployment fails by it, or an outage shows it.
 * @returns one sentence for each problem
 */
export function stageProblems(stage: Stage, all: readonly Stage[]): string[] {
  return [
    ...alarmProblems(stage),
    ...frontAlarmProblems(stage),
    ...concurrencyProblems(stage, all),
    ...findFrontProblems(stage),
    ...signInProblems(stage),
  ];
}

function alarmProblems({ name, deletionProtection, alarms }: Stage): string[] {
  if (!deletionProtection || alarms.email || alarms.topicArn) return [];
  return [
    `${name} is protected, and its alarms notify no one: set alarms.email or alarms.topicArn in infra/stages.ts, or ALARM_EMAIL`,
  ];
}

/** The topic of the stage is in its own region, and an alarm notifies topics of its region alone. */
function frontAlarmProblems({ name, deletionProtection, alarms, front }: Stage): string[] {
  if (!front || !deletionProtection || alarms.email || front.alarmTopicArn) return [];
  return [`${name} is protected, and the alarms of its front notify no one: set alarms.email or front.alarmTopicArn`];
}

const findFrontProblems = ({ name, front }: Stage): string[] =>
  front ? frontProblems(front).map((problem) => `${name}: ${problem}`) : [];

/** Finds settings that the function of the console would refuse at its start. */
function signInProblems({ name, signIn, providerSecrets, front, customDomain }: Stage): string[] {
  if (!signIn) {
    return providerSecrets.includes('OIDC_CLIENT_SECRET')
      ? [`${name}: providerSecrets names OIDC_CLIENT_SECRET, and there is no signIn`]
      : [];
  }
  const origin = consoleOrigin({ ...(front ? { front } : {}), ...(customDomain ? { customDomain } : {}) });
  if (origin === undefined) return [`${name}: signIn takes a front or a customDomain, where browsers come back to`];
  try {
    parseEnvironment({ OIDC_ISSUER: signIn.issuer, OIDC_CLIENT_ID: signIn.clientId, CONSOLE_ORIGIN: origin });
    return [];
  } catch (error) {
    return [`${name}: signIn: ${error instanceof Error ? error.message : error}`];
  }
}

const reservedBy = ({ concurrency }: Stage): number => (concurrency.stateMachineWorker ?? 0) * stateMachineWorkersCount;

function concurrencyProblems({ name, account }: Stage, all: readonly Stage[]): string[] {
  const together = all.filter((stage) => stage.account === account);
  const reserved = together.reduce((sum, stage) => sum + reservedBy(stage), 0);
  if (reserved <= ACCOUNT_CONCURRENCY - UNRESERVED_CONCURRENCY_MIN) return [];
  const others = together.map((stage) => `${stage.name} ${reservedBy(stage)}`).join(', ');
  return [
    `the stages of the account of ${name} reserve ${reserved} concurrent invocations (${others}), and ` +
      `${ACCOUNT_CONCURRENCY - UNRESERVED_CONCURRENCY_MIN} of ${ACCOUNT_CONCURRENCY} can be reserved: lower ` +
      'concurrency.stateMachineWorker, or name another account',
  ];
}
