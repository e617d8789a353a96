import { describe, expect, test } from 'vitest';
import { deployableStage, stageProblems } from '../../infra/stage-checks.ts';
import { findStage, type Stage, stages } from '../../infra/stages.ts';

const prod = findStage('prod');
const notified: Stage = { ...prod, alarms: { ...prod.alarms, email: 'on-call@acme.example' } };

describe('a protected stage', () => {
  test('is refused while its alarms notify no one', () => {
    expect(() => deployableStage('prod', {})).toThrow(/^prod is protected, and its alarms notify no one: /);
    expect(() => deployableStage('dev', {})).not.toThrow();
  });

  test('takes the receiver of its alarms from the stage or from ALARM_EMAIL', () => {
    expect(stageProblems(notified, stages)).toEqual([]);
    expect(deployableStage('prod', { ALARM_EMAIL: 'on-call@acme.example' }).alarms.email).toBe('on-call@acme.example');
  });
});

describe('a sign-in at an identity provider', () => {
  const signIn = { issuer: 'https://accounts.example', clientId: 'console' };
  const dev = findStage('dev');
  const customDomain = { domainName: 'api.example.com', certificateArn: 'arn:aws:acm:eu-west-1:1:certificate/0' };

  test('takes a name to come back to, and an issuer that the functions take at their start', () => {
    expect(stageProblems({ ...dev, signIn, customDomain }, stages)).toEqual([]);
    expect(stageProblems({ ...dev, signIn }, stages)).toEqual([expect.stringContaining('a front or a customDomain')]);
    const anyTenant = { ...signIn, issuer: 'https://login.microsoftonline.com/common/v2.0' };
    expect(stageProblems({ ...dev, customDomain, signIn: anyTenant }, stages)).toEqual([
      expect.stringMatching(/^dev: signIn: .*OIDC_ISSUER: must name one tenant/),
    ]);
    expect(stageProblems({ ...dev, providerSecrets: ['OIDC_CLIENT_SECRET'] }, stages)).toEqual([
      expect.stringContaining('there is no signIn'),
    ]);
  });
});

describe('the reserved concurrency of an account', () => {
  test('fits the stages as they are', () => {
    expect(stages.flatMap((stage) => stageProblems({ ...stage, deletionProtection: false }, stages))).toEqual([]);
  });

  test('is refused where two stages of one account reserve more than the quota has', () => {
    const second = { ...notified, name: 'prod-us' };
    expect(stageProblems(notified, [notified, second])).toEqual([
      expect.stringMatching(
        /reserve 1560 concurrent invocations \(prod 780, prod-us 780\), and 900 of 1000 can be reserved/,
      ),
    ]);
  });

  test('is counted for each account by itself', () => {
    const second = { ...notified, name: 'prod-us', account: 'us' };
    expect(stageProblems(notified, [notified, second])).toEqual([]);
  });
});
